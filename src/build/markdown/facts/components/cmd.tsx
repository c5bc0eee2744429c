/** @jsxImportSource ../../../syntax-tree */
import * as z from 'zod';
import {joined} from '../../../syntax-tree/elements';
import type {Child} from '../../../syntax-tree/elements';
import {Code, CodeBlock} from '../../../syntax-tree/markdown';
import {defineComponent} from './component';
import type {FactContext} from './component';
import type {CommandFact} from '../../../facts/schema';
import {FactTable} from './factTable';
import {idPart} from './shared';

const props = z.strictObject({
  /** Name of the command, such as `admin set`. */
  name: z.string(),
});

type Flag = NonNullable<CommandFact['flags']>[number];

function flagTable(context: FactContext, flags: readonly Flag[]): Child {
  return (
    <FactTable
      label={context.message('flag')}
      head={[context.message('flag'), context.message('default'), context.message('meaning')]}
      stacks
    >
      {flags.map(({flag, default: value, note}) => (
        <tr>
          <th scope="row">
            <Code>{flag}</Code>
          </th>
          <td>{value === undefined || value === '' ? '—' : <Code>{String(value)}</Code>}</td>
          <td>{context.localized.text('cli', note)}</td>
        </tr>
      ))}
    </FactTable>
  );
}

function line(context: FactContext, term: string, codes: readonly string[]): Child {
  return (
    <p>
      {`${term}${context.message('colon')}`}
      {joined(
        codes.map((code) => <Code>{code}</Code>),
        context.message('listComma'),
      )}
    </p>
  );
}

/** Usage, arguments, flags and an example of a command. */
export const cmd = defineComponent<z.infer<typeof props>>({
  props,
  covers: ({name}) => [`command:${name}`],
  render({name}, context) {
    const command = context.facts.command(name);
    const {text} = context.localized;
    const colon = context.message('colon');
    return (
      <div id={`cmd-${idPart(name)}`}>
        <CodeBlock lang="bash" title={context.message('usage')}>
          {command.usage}
        </CodeBlock>
        <p>
          {text('cli', command.note)}
          {command.since && (
            <>
              {' '}
              <span className="factsMark">{`${context.message('since')} ${command.since}`}</span>
            </>
          )}
        </p>
        {command.aliases && line(context, context.message('aliases'), command.aliases)}
        {command.args?.map((argument) => (
          <p>
            <Code>{argument.name}</Code>
            {`${colon}${text('cli', argument.note)}`}
          </p>
        ))}
        {command.flags && flagTable(context, command.flags)}
        {command.steps && (
          <>
            <p>{`${context.message('steps')}${colon}`}</p>
            <ol>
              {command.steps.map((step) => (
                <li>{text('cli', step)}</li>
              ))}
            </ol>
          </>
        )}
        {command.files && line(context, context.message('files'), command.files)}
        {command.opens_data && <p>{context.message('opensData')}</p>}
        {command.example !== undefined && command.example !== command.usage && (
          <CodeBlock lang="bash" title={context.message('example')}>
            {command.example}
          </CodeBlock>
        )}
      </div>
    );
  },
});

const noProps = z.strictObject({});

/** Flags every command takes. */
export const globalFlags = defineComponent<z.infer<typeof noProps>>({
  props: noProps,
  covers: (_props, {raw}) => raw.cli.global_flags.map(({flag}) => `flag:${flag}`),
  render: (_props, context) => flagTable(context, context.facts.raw.cli.global_flags),
});
