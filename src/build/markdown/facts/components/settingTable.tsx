/** @jsxImportSource ../../../syntax-tree */
import * as z from 'zod';
import type {Child} from '../../../syntax-tree/elements';
import {CodeBlock} from '../../../syntax-tree/markdown';
import {defineComponent} from './component';
import type {FactContext} from './component';
import {settingPath} from '../../../facts/labels';
import type {SettingFact} from '../../../facts/schema';
import type {MessageName} from '../../../facts/messages';
import {FactTable} from './factTable';
import {KeyCell, OptionsLine, defaultNode, idPart, typeName} from './shared';

const props = z.strictObject({
  /** Name of the group in the facts, such as `site`. */
  group: z.string(),
});

/** Defaults longer than this are in their own block below the note. */
const LONGEST_INLINE_DEFAULT = 40;

const flagMessages: Readonly<Record<SettingFact['flag'], MessageName>> = {
  public: 'publicFlag',
  private: 'privateFlag',
  readonly: 'readonlyFlag',
  deprecated: 'deprecatedFlag',
};

function isLong(value: string): boolean {
  return value.length > LONGEST_INLINE_DEFAULT || value.includes('\n');
}

/** A long list of file types breaks where the reader expects it. */
function longDefault(value: string): Child {
  try {
    return <CodeBlock lang="json">{JSON.stringify(JSON.parse(value), null, 2)}</CodeBlock>;
  } catch {
    return <CodeBlock lang="text">{value}</CodeBlock>;
  }
}

function shortDefault(context: FactContext, setting: SettingFact): Child {
  if (setting.default_note !== undefined)
    return context.localized.text('settings', setting.default_note);
  if (setting.default !== undefined && isLong(setting.default)) return '↓';
  return defaultNode(
    context,
    {type: setting.type, default: setting.default ?? null},
    settingPath(setting.key),
  );
}

function row(context: FactContext, setting: SettingFact): Child {
  const id = `setting-${idPart(setting.key)}`;
  return (
    <tr id={id}>
      <KeyCell
        context={context}
        id={id}
        label={context.localized.setting(setting.key)}
        name={setting.key}
        marks={[
          typeName(context, setting.type),
          context.message(flagMessages[setting.flag]),
          setting.since && `${context.message('since')} ${setting.since}`,
        ]}
      />
      <td data-label={context.message('default')}>{shortDefault(context, setting)}</td>
      <td>
        {context.localized.text('settings', setting.note)}
        <OptionsLine context={context} options={setting.options} path={settingPath(setting.key)} />
        {setting.options_note !== undefined && (
          <div className="factsLine">
            {context.localized.text('settings', setting.options_note)}
          </div>
        )}
        {setting.default_note === undefined &&
          setting.default !== undefined &&
          isLong(setting.default) &&
          longDefault(setting.default)}
      </td>
    </tr>
  );
}

/** Settings of a group in the admin panel, one address per row. */
export const settingTable = defineComponent<z.infer<typeof props>>({
  props,
  covers: ({group}, facts) => facts.settingGroup(group).map(({key}) => `setting:${key}`),
  render: ({group}, context) => (
    <FactTable
      label={`${context.message('setting')} ${group}`}
      head={[context.message('setting'), context.message('default'), context.message('meaning')]}
      stacks
      kind="factsForm"
    >
      {context.facts.settingGroup(group).map((setting) => row(context, setting))}
    </FactTable>
  ),
});
