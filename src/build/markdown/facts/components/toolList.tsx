/** @jsxImportSource ../../../syntax-tree */
import * as z from 'zod';
import ecosystem from '../../../../data/ecosystem.json';
import {formatDay} from '../../../dates';
import type {Child} from '../../../syntax-tree/elements';
import {Link} from '../../../syntax-tree/markdown';
import {defineComponent} from './component';
import type {FactContext} from './component';
import {isQuiet, parseEcosystem, toolGroups} from '../../../facts/ecosystem';
import type {Tool} from '../../../facts/ecosystem';
import {FactTable} from './factTable';
import {inLanguage} from '../../../../lib/shared/localized';

const {tools} = parseEcosystem(ecosystem);

const props = z.strictObject({
  /** What the tools are for. */
  group: z.enum(toolGroups),
});

function dayIn({localized}: FactContext, day: string): string {
  return formatDay(day, localized.locale);
}

function stateOf(context: FactContext, tool: Tool): string {
  const values = {changed: dayIn(context, tool.changed), seen: dayIn(context, tool.seen)};
  if (tool.ended) return context.message('toolEnded', values);
  return context.message(isQuiet(tool) ? 'toolQuiet' : 'toolActive', values);
}

function licenseOf(context: FactContext, {license}: Tool): string {
  if (license === null) return context.message('noLicense');
  return typeof license === 'object' ? inLanguage(license, context.localized.locale) : license;
}

function releaseOf(context: FactContext, {release}: Tool): string {
  if (release === null) return context.message('noRelease');
  const {version, date} = release;
  return context.message('releaseOf', {version, day: dayIn(context, date)});
}

function row(context: FactContext, tool: Tool): Child {
  return (
    <tr>
      <th scope="row">
        <Link to={`https://github.com/${tool.repo}`}>{tool.name}</Link>
      </th>
      <td>{inLanguage(tool.text, context.localized.locale)}</td>
      <td data-label={context.message('license')}>{licenseOf(context, tool)}</td>
      <td data-label={context.message('latestRelease')}>{releaseOf(context, tool)}</td>
      <td data-label={context.message('state')}>{stateOf(context, tool)}</td>
    </tr>
  );
}

const columns = ['tool', 'purpose', 'license', 'latestRelease', 'state'] as const;

/** Tools around AList of one kind, with license, newest release, and state on the day they were looked at. */
export const toolList = defineComponent<z.infer<typeof props>>({
  props,
  covers: () => [],
  render: ({group}, context) => (
    <FactTable
      label={context.message('tool')}
      head={columns.map((column) => context.message(column))}
      stacks
    >
      {tools.filter((tool) => tool.group === group).map((tool) => row(context, tool))}
    </FactTable>
  ),
});
