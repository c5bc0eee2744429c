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
      label={context.word('flag')}
      head={[context.word('flag'), context.word('default'), context.word('meaning')]}
      stacks
    >
      {flags.map(({flag, default: value, note}) => (
        <tr>
          <th scope="row">
            <Code>{flag}</Code>
          </th>
          <td>{value === undefined || value === '' ? '—' : <Code>{String(value)}</Code>}</td>
          <td>{context.words.text('cli', note)}</td>
        </tr>
      ))}
    </FactTable>
  );
}

function line(context: FactContext, term: string, codes: readonly string[]): Child {
  return (
    <p>
      {`${term}${context.word('colon')}`}
      {joined(
        codes.map((code) => <Code>{code}</Code>),
        context.word('listComma'),
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
    const {text} = context.words;
    const colon = context.word('colon');
    return (
      <div id={`cmd-${idPart(name)}`}>
        <CodeBlock lang="bash" title={context.word('usage')}>
          {command.usage}
        </CodeBlock>
        <p>
          {text('cli', command.note)}
          {command.since && (
            <>
              {' '}
              <span className="factsMark">{`${context.word('since')} ${command.since}`}</span>
            </>
          )}
        </p>
        {command.aliases && line(context, context.word('aliases'), command.aliases)}
        {command.args?.map((argument) => (
          <p>
            <Code>{argument.name}</Code>
            {`${colon}${text('cli', argument.note)}`}
          </p>
        ))}
        {command.flags && flagTable(context, command.flags)}
        {command.steps && (
          <>
            <p>{`${context.word('steps')}${colon}`}</p>
            <ol>
              {command.steps.map((step) => (
                <li>{text('cli', step)}</li>
              ))}
            </ol>
          </>
        )}
        {command.files && line(context, context.word('files'), command.files)}
        {command.opens_data && <p>{context.word('opensData')}</p>}
        {command.example !== undefined && command.example !== command.usage && (
          <CodeBlock lang="bash" title={context.word('example')}>
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
