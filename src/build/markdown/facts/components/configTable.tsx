/** @jsxImportSource ../../../syntax-tree */
import * as z from 'zod';
import type {Child} from '../../../syntax-tree/elements';
import {Code} from '../../../syntax-tree/markdown';
import {defineComponent} from './component';
import type {FactContext} from './component';
import type {ConfigFact} from '../../../facts/schema';
import {FactTable} from './factTable';
import {KeyCell, OptionsLine, configId, typeName} from './shared';

const props = z.strictObject({
  /** First part of the keys, such as `scheme`; `general` for keys at the top level. */
  section: z.string(),
});

/** What a key holds when no one has set it. */
export function defaultNode(context: FactContext, field: ConfigFact): Child {
  const {default: value} = field;
  if (typeof value === 'string' && /^<.*>$/.test(value))
    return context.localized.text('config', value);
  if (value === '') return context.message('blank');
  return <Code>{Array.isArray(value) ? JSON.stringify(value) : String(value)}</Code>;
}

/** Both names of the environment variable, in small text below the meaning. */
function environmentCell(context: FactContext, {env, env_no_prefix}: ConfigFact): Child {
  if (env === null || env_no_prefix === null) return <td>{context.message('notInEnvironment')}</td>;
  return (
    <td>
      <Code>{env}</Code> <Code>{env_no_prefix}</Code>
    </td>
  );
}

/** Two lines: key, type, and default; what it means across the full width. */
function row(context: FactContext, field: ConfigFact): Child {
  const id = configId(field.path);
  return (
    <tr id={id}>
      <KeyCell
        context={context}
        id={id}
        label={null}
        name={field.path}
        marks={[
          typeName(context, field.type),
          field.since && `${context.message('since')} ${field.since}`,
        ]}
      />
      <td data-label={context.message('default')}>{defaultNode(context, field)}</td>
      <td>
        {context.localized.text('config', field.note)}
        <OptionsLine context={context} options={field.options} />
      </td>
      {environmentCell(context, field)}
    </tr>
  );
}

const columns = ['key', 'default', 'meaning', 'environment'] as const;

/** Keys of a section of the configuration file with default and both environment names. */
export const configTable = defineComponent<z.infer<typeof props>>({
  props,
  covers: ({section}, facts) => facts.configSection(section).map(({path}) => `config:${path}`),
  render: ({section}, context) => (
    <FactTable
      label={`${context.message('key')} ${section}`}
      head={columns.map((column) => context.message(column))}
      kind="factsConfig"
    >
      {context.facts.configSection(section).map((field) => row(context, field))}
    </FactTable>
  ),
});
