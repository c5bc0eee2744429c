/** @jsxImportSource ../../../syntax-tree */
import * as z from 'zod';
import type {Child} from '../../../syntax-tree/elements';
import {Code, Link} from '../../../syntax-tree/markdown';
import {defineComponent} from './component';
import type {FactContext} from './component';
import type {ConfigFact} from '../../../facts/schema';
import {defaultNode} from './configTable';
import {FactTable} from './factTable';
import {CONFIG_PAGE, RowLink, configId, typeName} from './shared';

const props = z.strictObject({
  /** First part of the keys, such as `scheme`; `general` for keys at the top level. */
  section: z.string(),
});

/** A key that can be set by a variable. */
type WithVariable = ConfigFact & {readonly env: string; readonly env_no_prefix: string};

function hasVariable(field: ConfigFact): field is WithVariable {
  return field.env !== null && field.env_no_prefix !== null;
}

/** Variable and default; below them the key, and the name that counts without the prefix. */
function row(context: FactContext, field: WithVariable): Child {
  const id = `env-${field.env_no_prefix.toLowerCase()}`;
  return (
    <tr id={id}>
      <th scope="row">
        <Link to={`#${id}`}>
          <Code>{field.env}</Code>
        </Link>{' '}
        <span className="factsMark">{typeName(context, field.type)}</span>
      </th>
      <td data-label={context.message('default')}>{defaultNode(context, field)}</td>
      <td data-label={context.message('key')}>
        <RowLink context={context} doc={CONFIG_PAGE} id={configId(field.path)}>
          <Code>{field.path}</Code>
        </RowLink>
      </td>
      <td data-label={context.message('withoutPrefix')}>
        <Code>{field.env_no_prefix}</Code>
      </td>
    </tr>
  );
}

const columns = ['environment', 'default', 'key', 'withoutPrefix'] as const;

/**
 * Variables of a section of the configuration file in both forms, with key, default, and kind of value.
 * What a key means is written once, in its row on the page of the file.
 */
export const environmentTable = defineComponent<z.infer<typeof props>>({
  props,
  covers: () => [],
  render: ({section}, context) => (
    <FactTable
      label={`${context.message('environment')} ${section}`}
      head={columns.map((column) => context.message(column))}
      kind="factsConfig"
    >
      {context.facts
        .configSection(section)
        .filter(hasVariable)
        .map((field) => row(context, field))}
    </FactTable>
  ),
});
