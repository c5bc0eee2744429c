import type {RootContent} from 'mdast';
import * as z from 'zod';
import ecosystem from '../../../data/ecosystem.json';
import {formatDay} from '../../../lib/dates';
import {defineComponent} from '../component';
import type {FactContext} from '../component';
import {isQuiet, parseEcosystem, toolGroups} from '../data/ecosystem';
import type {Tool} from '../data/ecosystem';
import {el, link, table} from '../nodes';

const {tools} = parseEcosystem(ecosystem);

const props = z.strictObject({
  /** What the tools are for. */
  group: z.enum(toolGroups),
});

function dayIn({words}: FactContext, day: string): string {
  return formatDay(day, words.locale === 'zh' ? 'zh-CN' : 'en');
}

function stateOf(context: FactContext, tool: Tool): string {
  const values = {changed: dayIn(context, tool.changed), seen: dayIn(context, tool.seen)};
  if (tool.ended) return context.word('toolEnded', values);
  return context.word(isQuiet(tool) ? 'toolQuiet' : 'toolActive', values);
}

function row(context: FactContext, tool: Tool): RootContent {
  const {name, repo, text, license, release} = tool;
  const {locale} = context.words;
  const cell = (label: 'license' | 'latestRelease' | 'state', value: string): RootContent =>
    el('td', {'data-label': context.word(label)}, value);
  return el(
    'tr',
    {},
    el('th', {scope: 'row'}, link(`https://github.com/${repo}`, name)),
    el('td', {}, text[locale]),
    cell(
      'license',
      typeof license === 'object' && license !== null
        ? license[locale]
        : (license ?? context.word('noLicense')),
    ),
    cell(
      'latestRelease',
      release === null
        ? context.word('noRelease')
        : context.word('releaseOf', {
            version: release.version,
            day: dayIn(context, release.date),
          }),
    ),
    cell('state', stateOf(context, tool)),
  );
}

/** Tools around AList of one kind, with license, newest release, and state on the day they were looked at. */
export const toolList = defineComponent<z.infer<typeof props>>({
  props,
  covers: () => [],
  render: ({group}, context) => [
    table(
      context.word('tool'),
      [
        context.word('tool'),
        context.word('purpose'),
        context.word('license'),
        context.word('latestRelease'),
        context.word('state'),
      ],
      tools.filter((tool) => tool.group === group).map((tool) => row(context, tool)),
      {stacks: true},
    ),
  ],
});
