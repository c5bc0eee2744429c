/** @jsxImportSource ../../../syntax-tree */
import * as z from 'zod';
import {isRunnable} from '../../../facts/runnerRoutes';
import {joined} from '../../../syntax-tree/elements';
import type {Child} from '../../../syntax-tree/elements';
import {Code, CodeBlock} from '../../../syntax-tree/markdown';
import {defineComponent} from './component';
import type {FactContext} from './component';
import {isConsolePage} from './consolePage';
import {routeKey, routeMethod} from '../../../facts/facts';
import type {ApiDataFact, ApiFieldFact, RouteFact} from '../../../facts/schema';
import {sampleCall} from '../../../facts/sampleCall';
import {inSentences} from '../../../facts/messages';
import type {MessageName} from '../../../facts/messages';
import {FieldList, TypeName, nullMark} from './apiFields';
import {sampleLanguages, samples} from '../../../../lib/shared/samples/samples';
import {RowLink} from './shared';

const OVERVIEW_PAGE = 'guide/api/index';
const PERMISSIONS_PAGE = 'reference/permissions';

/** Methods of so many routes that a search for one doesn't mean a route. */
const COMMON_METHOD = /^(?:GET|POST|PUT|DELETE|HEAD|ANY)$/;

const props = z.strictObject({
  /** Id of the route: `post-api-fs-list`. */
  id: z.string(),
});

function anchor(route: RouteFact): string {
  return `api-${routeKey(route)}`;
}

/** Heading of a route: its purpose as a phrase. */
function title(route: RouteFact, context: FactContext): string {
  return context.localized.text('api', route.summary).replace(/[.。]$/, '');
}

/** Title of a part of a route. */
function Part({children}: {readonly children: Child}): Child {
  return <p className="apiPart">{children}</p>;
}

function parameters(context: FactContext, {request}: RouteFact): Child {
  const places: readonly (readonly [MessageName, readonly ApiFieldFact[] | undefined])[] = [
    ['inPath', request.path],
    ['inQuery', request.query],
    ['inHeader', request.header],
    ['inBody', request.body?.fields],
  ];
  const note = request.body?.note;
  const hasBodyFields = (request.body?.fields ?? []).length > 0;
  return (
    <>
      {places.map(
        ([place, fields = []]) =>
          fields.length > 0 && (
            <>
              <Part>{context.message(place)}</Part>
              <FieldList context={context} fields={fields} />
            </>
          ),
      )}
      {note !== undefined && (
        <>
          {!hasBodyFields && <Part>{context.message('inBody')}</Part>}
          <p>{context.localized.text('api', note)}</p>
        </>
      )}
    </>
  );
}

/** Fields that are in the response itself, or those of a shared type that no page shows. */
function answerFields(context: FactContext, data: ApiDataFact): readonly ApiFieldFact[] {
  if (data.fields) return data.fields;
  if (typeof data.items === 'object') return data.items.fields;
  const {types} = context.facts.raw.api;
  const name = data.items ?? data.type;
  const isShown = !Object.hasOwn(types, name) || context.placeOfType(name) !== undefined;
  return isShown ? [] : (types[name]?.fields ?? []);
}

/** Kind of the data in a response; a shared type's name leads to its fields. */
function dataType(context: FactContext, {type, items, nullable}: ApiDataFact): Child {
  return (
    <>
      <TypeName context={context}>{type}</TypeName>
      {typeof items === 'string' && (
        <>
          {' ('}
          <TypeName context={context}>{items}</TypeName>)
        </>
      )}
      {nullMark(context, nullable)}
    </>
  );
}

function answer(context: FactContext, {response}: RouteFact): Child {
  const {data} = response;
  const notes = [response.note, response.data_note, data?.note].filter(
    (note): note is string => note !== undefined && note !== '',
  );
  const fields = data ? answerFields(context, data) : [];
  return (
    <>
      <Part>
        {context.message('answer')}{' '}
        {data ? (
          <>
            <Code>data</Code> <span>{dataType(context, data)}</span>
          </>
        ) : (
          <span>{response.content_type}</span>
        )}
      </Part>
      {notes.length > 0 && <p>{sentences(context, notes)}</p>}
      {fields.length > 0 && <FieldList context={context} fields={fields} />}
    </>
  );
}

/** Texts of the facts in a row. */
function sentences({localized}: FactContext, texts: readonly string[]): string {
  return inSentences(
    localized.locale,
    texts.map((text) => localized.text('api', text)),
  );
}

/** Errors, folded, with their number. */
function errors(context: FactContext, route: RouteFact): Child {
  const rows = [
    ...(route.errors ?? []).map(({code, message, when}) => ({code, message, when: when ?? ''})),
    ...(route.status_errors ?? []).map(({http, when}) => ({
      code: `HTTP ${http}`,
      message: '',
      when,
    })),
  ];
  if (rows.length === 0) return null;
  return (
    <details className="apiErrors">
      <summary>
        {context.message('errors')} <span className="factsMark">{rows.length}</span>
      </summary>
      <ul className="apiFields">
        {rows.map(({code, message, when}) => (
          <li>
            <div>
              <b>{code}</b>
              {message !== '' && (
                <>
                  {' '}
                  <Code>{message}</Code>
                </>
              )}
            </div>
            {when !== '' && <div>{context.localized.text('api', when)}</div>}
          </li>
        ))}
      </ul>
    </details>
  );
}

const levelMessages = {
  none: 'levelNone',
  optional: 'levelOptional',
  user: 'levelUser',
  admin: 'levelAdmin',
} as const satisfies Record<RouteFact['auth'], MessageName>;

const schemeMessages: Readonly<Record<string, MessageName>> = {
  basic: 'schemeBasic',
  'url-signature': 'schemeSign',
  'share-token': 'schemeShare',
  'aws-signature': 'schemeAws',
};

/** Permissions that a route checks, as links to their rows. */
function permissions(context: FactContext, {checks = []}: RouteFact, isNeeded: boolean): Child {
  const {bits} = context.facts.raw.features.features.permissions;
  const keys = checks.filter(({needed}) => needed === isNeeded).map(({permission}) => permission);
  if (keys.length === 0) return null;
  return (
    <p className="apiNeeds" data-search-skip={!isNeeded && ''}>
      {context.message(isNeeded ? 'permission' : 'optionalPermission')}
      {context.message('colon')}
      {joined(
        bits
          .filter(({key}) => keys.includes(key))
          .map((permission) => (
            <RowLink context={context} doc={PERMISSIONS_PAGE} id={`perm-${permission.bit}`}>
              {context.localized.permission(permission)}
            </RowLink>
          )),
        context.message('listComma'),
      )}
    </p>
  );
}

/** Who can call a route: one line of links, and below it what the route asks of permissions. */
function access(context: FactContext, route: RouteFact): Child {
  const needs = route.permissions ?? [];
  const scheme = schemeMessages[route.auth_scheme ?? ''];
  return (
    <>
      <p className="apiChips">
        <RowLink context={context} doc={OVERVIEW_PAGE} id="access">
          {context.message(levelMessages[route.auth])}
        </RowLink>
        {scheme !== undefined && (
          <>
            {' '}
            <RowLink context={context} doc={OVERVIEW_PAGE} id="tokens">
              {context.message(scheme)}
            </RowLink>
          </>
        )}
      </p>
      {permissions(context, route, true)}
      {permissions(context, route, false)}
      {needs.length > 0 && <p className="apiNeeds">{sentences(context, needs)}</p>}
    </>
  );
}

function endpoint(context: FactContext, route: RouteFact): Child {
  const method = routeMethod(route);
  const others = (route.methods ?? []).filter(
    (other) => !method.split(',').includes(other) && /^(GET|POST)$/.test(other),
  );
  return (
    <p className="factsEndpoint" data-search-codes={route.path.startsWith('/') && ''}>
      {method.split(/[,/]/).map((name) => (
        <>
          <span
            className="apiMethod"
            data-method={name}
            data-search-name={!COMMON_METHOD.test(name) && ''}
          >
            {name}
          </span>{' '}
        </>
      ))}
      <Code>{route.path}</Code>
      {others.length > 0 && (
        <span className="factsMark">
          {`${context.message('otherMethods')} ${others.join(context.message('listComma'))}`}
        </span>
      )}
      {route.since !== null && (
        <span className="factsMark">{`${context.message('since')} ${route.since}`}</span>
      )}
    </p>
  );
}

// Authors write them without an import, and so does this file.
const Tabs = 'Tabs';
const TabItem = 'TabItem';

/** The request in each language; the choice of language holds for the whole site. */
function sample(route: RouteFact): Child {
  const call = sampleCall(route);
  return (
    call && (
      <Tabs groupId="lang">
        {sampleLanguages.map(({id, label, syntax}) => (
          <TabItem value={id} label={label}>
            <CodeBlock lang={syntax}>{samples[id](call)}</CodeBlock>
          </TabItem>
        ))}
      </Tabs>
    )
  );
}

function exampleAnswer(context: FactContext, {example}: RouteFact): Child {
  const body = example?.response.body;
  if (example === undefined || body === undefined) return null;
  return (
    <>
      <Part>
        {context.message('answerExample')} <span>{example.response.status}</span>
      </Part>
      {typeof body === 'string' ? (
        <CodeBlock lang="text">{body}</CodeBlock>
      ) : (
        <CodeBlock lang="json">{JSON.stringify(body, null, 2)}</CodeBlock>
      )}
    </>
  );
}

/** Opens the runner of the page (`features/api-runner`). */
function runButton(context: FactContext, route: RouteFact): Child {
  return (
    isConsolePage(context.doc) &&
    isRunnable(route) && (
      <button type="button" className="apiRun" data-action="lazy" data-route={routeKey(route)}>
        {context.message('sendRequest')}
      </button>
    )
  );
}

/** Request and response as they look: beside the text on wide screens, below the parameters on others. */
function aside(context: FactContext, route: RouteFact): Child {
  const parts = [sample(route), runButton(context, route), exampleAnswer(context, route)];
  return (
    parts.some(Boolean) && (
      // They repeat what the fields of the route say.
      <div className="apiAside" data-search-skip="">
        {parts}
      </div>
    )
  );
}

function driverMethods(context: FactContext, route: RouteFact): Child {
  return (
    route.driver_methods && (
      <>
        <Part>{context.message('driverMethods')}</Part>
        <ul>
          {route.driver_methods.map(({driver, methods}) => (
            <li>
              {`${driver}${context.message('colon')}`}
              {joined(
                methods.map((method) =>
                  method.includes(' ') ? (
                    context.localized.text('api', method)
                  ) : (
                    <Code>{method}</Code>
                  ),
                ),
                context.message('listComma'),
              )}
            </li>
          ))}
        </ul>
      </>
    )
  );
}

/** One route of the HTTP API: heading, access, parameters, samples, answer, errors. */
export const apiRoute = defineComponent<z.infer<typeof props>>({
  props,
  covers: ({id}, facts) => [`route:${facts.route(id).id}`],
  head({id}, context) {
    const route = context.facts.route(id);
    return {
      type: 'heading',
      depth: 2,
      children: [{type: 'text', value: title(route, context)}],
      data: {hProperties: {id: anchor(route)}},
    };
  },
  render({id}, context) {
    const route = context.facts.route(id);
    const notes = route.notes ?? [];
    return (
      <div className="apiRoute">
        <div>
          {endpoint(context, route)}
          {access(context, route)}
          {parameters(context, route)}
        </div>
        {aside(context, route)}
        <div>
          {answer(context, route)}
          {errors(context, route)}
          {driverMethods(context, route)}
          {notes.length > 0 && (
            <>
              <Part>{context.message('notes')}</Part>
              <ul>
                {notes.map((note) => (
                  <li>{context.localized.text('api', note)}</li>
                ))}
              </ul>
            </>
          )}
        </div>
      </div>
    );
  },
});
