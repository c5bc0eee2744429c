import type {RootContent} from 'mdast';
import * as z from 'zod';
import {defineComponent} from '../component';
import type {FactContext} from '../component';
import type {ConfigFact} from '../data/schema';
import {el, inlineCode, table} from '../nodes';
import type {Child} from '../nodes';
import {configId, keyCell, optionsNode, typeName} from './shared';

const props = z.strictObject({
  /** First part of the keys, such as `scheme`; `general` for keys at the top level. */
  section: z.string(),
});

/** What a key holds when nobody has set it. */
export function defaultNode(context: FactContext, field: ConfigFact): Child {
  const {default: value} = field;
  if (typeof value === 'string' && /^<.*>$/.test(value)) return context.words.text('config', value);
  if (value === '') return context.word('blank');
  return inlineCode(Array.isArray(value) ? JSON.stringify(value) : String(value));
}

function environmentCell(context: FactContext, {env, env_no_prefix}: ConfigFact): RootContent {
  if (env === null || env_no_prefix === null) {
    return el('td', {}, context.word('notInEnvironment'));
  }
  return el(
    'td',
    {},
    inlineCode(env),
    el('div', {className: 'factsLine'}, inlineCode(env_no_prefix)),
  );
}

function row(context: FactContext, field: ConfigFact): RootContent {
  const id = configId(field.path);
  return el(
    'tr',
    {id},
    keyCell(id, null, field.path, [
      typeName(context, field.type),
      field.since && `${context.word('since')} ${field.since}`,
    ]),
    environmentCell(context, field),
    el('td', {'data-label': context.word('default')}, defaultNode(context, field)),
    el('td', {}, context.words.text('config', field.note), optionsNode(context, field.options)),
  );
}

/** Keys of a section of the configuration file with default and both environment names. */
export const configTable = defineComponent<z.infer<typeof props>>({
  props,
  covers: ({section}, facts) => facts.configSection(section).map(({path}) => `config:${path}`),
  render: ({section}, context) => [
    table(
      `${context.word('key')} ${section}`,
      [
        context.word('key'),
        context.word('environment'),
        context.word('default'),
        context.word('meaning'),
      ],
      context.facts.configSection(section).map((field) => row(context, field)),
      {stacks: true},
    ),
  ],
});
