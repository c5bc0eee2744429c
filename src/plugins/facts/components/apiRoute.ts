import type {RootContent} from 'mdast';
import * as z from 'zod';
import {defineComponent} from '../component';
import type {FactContext} from '../component';
import {routeKey, routeMethod} from '../data/facts';
import type {ApiDataFact, ApiFieldFact, RouteFact} from '../data/schema';
import {codeBlock, el, inlineCode, joined, table} from '../nodes';
import type {Child} from '../nodes';
import type {Word} from '../words';
import {colon, comma} from './shared';
import {sampleLanguages, samples} from './apiSamples';

const props = z.strictObject({
  /** Id of the route: `post-api-fs-list`. */
  id: z.string(),
});

function anchor(route: RouteFact): string {
  return `api-${routeKey(route)}`;
}

/** Heading of a route: its purpose as a phrase. */
function title(route: RouteFact, context: FactContext): string {
  return context.words.text('api', route.summary).replace(/[.。]$/, '');
}

function fieldNote(context: FactContext, field: ApiFieldFact): readonly Child[] {
  const note = context.words.text('api', field.note);
  const values =
    field.values &&
    joined(
      field.values.map((value) =>
        value === '' ? context.word('blank') : inlineCode(String(value)),
      ),
      comma(context),
    );
  return [
    note,
    values &&
      el('div', {className: 'factsLine'}, `${context.word('options')}${colon(context)}`, values),
  ];
}

/** Remark after a type whose values can be null. */
function nullMark(context: FactContext, nullable: boolean | undefined): string {
  if (!nullable) return '';
  const word = context.word('nullable');
  return context.words.locale === 'zh' ? `（${word}）` : ` (${word})`;
}

function fieldType(context: FactContext, {type, nullable}: ApiFieldFact): string {
  return `${type}${nullMark(context, nullable)}`;
}

/** Sentences in a row. A text without its final mark, such as a cell of a table, gets one. */
function sentences(context: FactContext, texts: readonly string[]): string {
  const [mark, space] = context.words.locale === 'zh' ? ['。', ''] : ['.', ' '];
  return texts.map((text) => (/[.。]$/.test(text) ? text : `${text}${mark}`)).join(space);
}

function parameterRow(context: FactContext, place: Word, field: ApiFieldFact): RootContent {
  return el(
    'tr',
    {},
    el(
      'th',
      {scope: 'row'},
      inlineCode(field.name),
      el('span', {className: 'factsMark'}, context.word(place)),
      field.required && el('span', {className: 'factsMark'}, context.word('needed')),
    ),
    el('td', {}, fieldType(context, field)),
    el(
      'td',
      {},
      fieldNote(context, field),
      field.default !== undefined &&
        el(
          'div',
          {className: 'factsLine'},
          `${context.word('default')}${colon(context)}`,
          inlineCode(String(field.default)),
        ),
    ),
  );
}

function parameters(context: FactContext, {request}: RouteFact): readonly RootContent[] {
  const places: readonly (readonly [Word, readonly ApiFieldFact[] | undefined])[] = [
    ['inPath', request.path],
    ['inQuery', request.query],
    ['inHeader', request.header],
    ['inBody', request.body?.fields],
  ];
  const rows = places.flatMap(([place, fields]) =>
    (fields ?? []).map((field) => parameterRow(context, place, field)),
  );
  const note = request.body?.note;
  return [
    ...(rows.length === 0
      ? []
      : [
          table(
            context.word('parameter'),
            [context.word('parameter'), typeHeading(context), context.word('meaning')],
            rows,
            {stacks: true},
          ),
        ]),
    ...(note === undefined ? [] : [el('p', {}, context.words.text('api', note))]),
  ];
}

function typeHeading(context: FactContext): string {
  return context.words.locale === 'zh' ? '类型' : 'Type';
}

function answerFields(context: FactContext, data: ApiDataFact): readonly ApiFieldFact[] {
  if (data.fields) return data.fields;
  if (typeof data.items === 'object') return data.items.fields;
  return data.items !== undefined && Object.hasOwn(context.facts.raw.api.types, data.items)
    ? (context.facts.raw.api.types[data.items]?.fields ?? [])
    : [];
}

function answer(context: FactContext, {response}: RouteFact): readonly RootContent[] {
  const {data} = response;
  const notes = [response.note, response.data_note, data?.note].filter(
    (note): note is string => note !== undefined && note !== '',
  );
  const kind = data
    ? [
        inlineCode('data'),
        `${colon(context)}${data.type}${typeof data.items === 'string' ? ` (${data.items})` : ''}`,
        nullMark(context, data.nullable),
      ]
    : [inlineCode(response.content_type)];
  const fields = data ? answerFields(context, data) : [];
  return [
    el(
      'p',
      {},
      el('strong', {}, context.word('answer')),
      ' ',
      kind,
      notes.length > 0 && [
        context.words.locale === 'zh' ? '。' : '. ',
        sentences(
          context,
          notes.map((note) => context.words.text('api', note)),
        ),
      ],
    ),
    ...(fields.length === 0
      ? []
      : [
          table(
            context.word('answer'),
            [context.word('field'), typeHeading(context), context.word('meaning')],
            fields.map((field) =>
              el(
                'tr',
                {},
                el('th', {scope: 'row'}, inlineCode(field.name)),
                el('td', {}, fieldType(context, field)),
                el('td', {}, fieldNote(context, field)),
              ),
            ),
            {stacks: true},
          ),
        ]),
  ];
}

function errorTable(context: FactContext, route: RouteFact): readonly RootContent[] {
  const rows = [
    ...(route.errors ?? []).map(({code, message, when}) => [String(code), message, when ?? '']),
    ...(route.status_errors ?? []).map(({http, when}) => [`HTTP ${http}`, '', when]),
  ];
  if (rows.length === 0) return [];
  return [
    table(
      context.word('errors'),
      [context.word('code'), context.word('message'), context.word('when')],
      rows.map(([code = '', message = '', when = '']) =>
        el(
          'tr',
          {},
          el('th', {scope: 'row'}, code),
          el('td', {}, message === '' ? '—' : inlineCode(message)),
          el('td', {}, context.words.text('api', when)),
        ),
      ),
      {stacks: true},
    ),
  ];
}

function access(context: FactContext, route: RouteFact): RootContent {
  const {text} = context.words;
  const scheme = context.facts.raw.api.auth.schemes.find(({id}) => id === route.auth_scheme);
  const parts = [
    text('api', context.facts.raw.api.auth[route.auth]),
    ...(route.permissions ?? []).map((permission) => text('api', permission)),
    ...(scheme && scheme.id !== 'token' ? [text('api', scheme.how)] : []),
  ];
  return el('p', {}, el('strong', {}, context.word('access')), ' ', sentences(context, parts));
}

function endpoint(context: FactContext, route: RouteFact): RootContent {
  const method = routeMethod(route);
  const others = (route.methods ?? []).filter(
    (other) => !method.split(',').includes(other) && /^(GET|POST)$/.test(other),
  );
  return el(
    'p',
    {className: 'factsEndpoint'},
    el('strong', {}, method),
    ' ',
    inlineCode(route.path),
    others.length > 0 &&
      el(
        'span',
        {className: 'factsMark'},
        `${context.word('otherMethods')} ${others.join(comma(context))}`,
      ),
    route.since !== null &&
      el('span', {className: 'factsMark'}, `${context.word('since')} ${route.since}`),
  );
}

function sampleTabs(context: FactContext, route: RouteFact): RootContent[] {
  const {example} = route;
  if (!example) return [];
  return [
    el(
      'Tabs',
      {groupId: 'lang'},
      sampleLanguages.map(({id, label, syntax}) =>
        el(
          'TabItem',
          {value: id, label},
          context.block([codeBlock(syntax, samples[id](example.request))]),
        ),
      ),
    ),
  ];
}

function exampleAnswer(context: FactContext, route: RouteFact): readonly RootContent[] {
  const body = route.example?.response.body;
  if (body === undefined) return [];
  return [
    el(
      'details',
      {className: 'factsDetails'},
      el('summary', {}, context.word('answerExample')),
      typeof body === 'string'
        ? codeBlock('text', body)
        : codeBlock('json', JSON.stringify(body, null, 2)),
    ),
  ];
}

function driverMethods(context: FactContext, route: RouteFact): readonly RootContent[] {
  if (!route.driver_methods) return [];
  return [
    el('p', {}, el('strong', {}, context.word('driverMethods'))),
    el(
      'ul',
      {},
      route.driver_methods.map(({driver, methods}) =>
        el(
          'li',
          {},
          `${driver}${colon(context)}`,
          joined(
            methods.map((method) =>
              method.includes(' ') ? context.words.text('api', method) : inlineCode(method),
            ),
            comma(context),
          ),
        ),
      ),
    ),
  ];
}

/** One route of the HTTP API: heading, access, parameters, samples, answer, errors. */
export const apiRoute = defineComponent<z.infer<typeof props>>({
  props,
  covers: ({id}, facts) => [`route:${facts.route(id).id}`],
  head({id}, context) {
    const route = context.facts.route(id);
    return [
      {
        type: 'heading',
        depth: 2,
        children: [{type: 'text', value: title(route, context)}],
        data: {hProperties: {id: anchor(route)}},
      },
    ];
  },
  render({id}, context) {
    const route = context.facts.route(id);
    return [
      endpoint(context, route),
      access(context, route),
      ...parameters(context, route),
      ...answer(context, route),
      ...exampleAnswer(context, route),
      ...errorTable(context, route),
      ...driverMethods(context, route),
      ...((route.notes?.length ?? 0) === 0
        ? []
        : [
            el(
              'ul',
              {},
              (route.notes ?? []).map((note) => el('li', {}, context.words.text('api', note))),
            ),
          ]),
    ];
  },
  tail: ({id}, context) => sampleTabs(context, context.facts.route(id)),
});
