import type {RootContent} from 'mdast';
import * as z from 'zod';
import {defineComponent} from '../component';
import type {FactContext} from '../component';
import type {CommandFact} from '../data/schema';
import {codeBlock, el, inlineCode, joined, table} from '../nodes';
import {colon, comma, idPart} from './shared';

const props = z.strictObject({
  /** Name of the command, such as `admin set`. */
  name: z.string(),
});

type Flag = NonNullable<CommandFact['flags']>[number];

function flagTable(context: FactContext, flags: readonly Flag[]): RootContent {
  return table(
    context.word('flag'),
    [context.word('flag'), context.word('default'), context.word('meaning')],
    flags.map(({flag, default: value, note}) =>
      el(
        'tr',
        {},
        el('th', {scope: 'row'}, inlineCode(flag)),
        el('td', {}, value === undefined || value === '' ? '—' : inlineCode(String(value))),
        el('td', {}, context.words.text('cli', note)),
      ),
    ),
    {stacks: true},
  );
}

function line(context: FactContext, term: string, codes: readonly string[]): RootContent {
  return el(
    'p',
    {},
    `${term}${colon(context)}`,
    joined(
      codes.map((code) => inlineCode(code)),
      comma(context),
    ),
  );
}

/** Usage, arguments, flags and an example of a command. */
export const cmd = defineComponent<z.infer<typeof props>>({
  props,
  covers: ({name}) => [`command:${name}`],
  render({name}, context) {
    const command = context.facts.command(name);
    const {text} = context.words;
    return [
      el(
        'div',
        {id: `cmd-${idPart(name)}`},
        codeBlock('bash', command.usage, context.word('usage')),
        el(
          'p',
          {},
          text('cli', command.note),
          command.since && [
            ' ',
            el('span', {className: 'factsMark'}, `${context.word('since')} ${command.since}`),
          ],
        ),
        command.aliases && line(context, context.word('aliases'), command.aliases),
        command.args?.map((argument) =>
          el('p', {}, inlineCode(argument.name), `${colon(context)}${text('cli', argument.note)}`),
        ),
        command.flags && flagTable(context, command.flags),
        command.steps && [
          el('p', {}, `${context.word('steps')}${colon(context)}`),
          el(
            'ol',
            {},
            command.steps.map((step) => el('li', {}, text('cli', step))),
          ),
        ],
        command.files && line(context, context.word('files'), command.files),
        command.opens_data && el('p', {}, context.word('opensData')),
        command.example !== undefined &&
          command.example !== command.usage &&
          codeBlock('bash', command.example, context.word('example')),
      ),
    ];
  },
});

const noProps = z.strictObject({});

/** Flags every command takes. */
export const globalFlags = defineComponent<z.infer<typeof noProps>>({
  props: noProps,
  covers: (_props, {raw}) => raw.cli.global_flags.map(({flag}) => `flag:${flag}`),
  render: (_props, context) => [flagTable(context, context.facts.raw.cli.global_flags)],
});
