import type {RootContent} from 'mdast';
import * as z from 'zod';
import {defineComponent} from '../component';
import type {FactContext} from '../component';
import type {ConfigFact} from '../data/schema';
import {el, inlineCode, link, table} from '../nodes';
import {defaultNode} from './configTable';
import {CONFIG_PAGE, configId, rowLink, typeName} from './shared';

const props = z.strictObject({
  /** First part of the keys, such as `scheme`; `general` for keys at the top level. */
  section: z.string(),
});

/** A key that can be set by a variable. */
type WithVariable = ConfigFact & {readonly env: string; readonly env_no_prefix: string};

function hasVariable(field: ConfigFact): field is WithVariable {
  return field.env !== null && field.env_no_prefix !== null;
}

function row(context: FactContext, field: WithVariable): RootContent {
  const id = `env-${field.env_no_prefix.toLowerCase()}`;
  return el(
    'tr',
    {id},
    el('th', {scope: 'row'}, link(`#${id}`, inlineCode(field.env))),
    el('td', {}, inlineCode(field.env_no_prefix)),
    el('td', {}, rowLink(context, CONFIG_PAGE, configId(field.path), inlineCode(field.path))),
    el(
      'td',
      {},
      defaultNode(context, field),
      el('div', {className: 'factsLine'}, typeName(context, field.type)),
    ),
  );
}

/**
 * Variables of a section of the configuration file in both forms, with key, default, and kind of value.
 * What a key means is written once, in its row on the page of the file.
 */
export const environmentTable = defineComponent<z.infer<typeof props>>({
  props,
  covers: () => [],
  render: ({section}, context) => [
    table(
      `${context.word('environment')} ${section}`,
      [
        context.word('environment'),
        context.word('withoutPrefix'),
        context.word('key'),
        context.word('default'),
      ],
      context.facts
        .configSection(section)
        .filter(hasVariable)
        .map((field) => row(context, field)),
    ),
  ],
});
