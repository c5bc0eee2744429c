import type {RootContent} from 'mdast';
import * as z from 'zod';
import {defineComponent} from '../component';
import type {FactContext} from '../component';
import type {SettingFact} from '../data/schema';
import {codeBlock, el, table} from '../nodes';
import type {Child} from '../nodes';
import type {Word} from '../words';
import {defaultNode, idPart, keyCell, optionsNode, typeName} from './shared';

const props = z.strictObject({
  /** Name of the group in the facts, such as `site`. */
  group: z.string(),
});

/** Defaults longer than this stand in a block of their own below the note. */
const LONGEST_INLINE_DEFAULT = 40;

const flagWords: Readonly<Record<SettingFact['flag'], Word>> = {
  public: 'publicFlag',
  private: 'privateFlag',
  readonly: 'readonlyFlag',
  deprecated: 'deprecatedFlag',
};

function isLong(value: string): boolean {
  return value.length > LONGEST_INLINE_DEFAULT || value.includes('\n');
}

/** A long list of file types breaks where the reader expects it. */
function longDefault(value: string): RootContent {
  try {
    return codeBlock('json', JSON.stringify(JSON.parse(value), null, 2));
  } catch {
    return codeBlock('text', value);
  }
}

function shortDefault(context: FactContext, setting: SettingFact): Child {
  if (setting.default_note !== undefined)
    return context.words.text('settings', setting.default_note);
  if (setting.default !== undefined && isLong(setting.default)) return '↓';
  return defaultNode(context, {type: setting.type, default: setting.default ?? null});
}

function row(context: FactContext, setting: SettingFact): RootContent {
  const id = `setting-${idPart(setting.key)}`;
  return el(
    'tr',
    {id},
    keyCell(id, context.words.setting(setting.key), setting.key, [
      typeName(context, setting.type),
      context.word(flagWords[setting.flag]),
      setting.since && `${context.word('since')} ${setting.since}`,
    ]),
    el('td', {'data-label': context.word('default')}, shortDefault(context, setting)),
    el(
      'td',
      {},
      context.words.text('settings', setting.note),
      optionsNode(context, setting.options),
      setting.options_note !== undefined &&
        el('div', {className: 'factsLine'}, context.words.text('settings', setting.options_note)),
      setting.default_note === undefined &&
        setting.default !== undefined &&
        isLong(setting.default) &&
        longDefault(setting.default),
    ),
  );
}

/** Settings of a group in the manage page, one address per row. */
export const settingTable = defineComponent<z.infer<typeof props>>({
  props,
  covers: ({group}, facts) => facts.settingGroup(group).map(({key}) => `setting:${key}`),
  render: ({group}, context) => [
    table(
      `${context.word('setting')} ${group}`,
      [context.word('setting'), context.word('default'), context.word('meaning')],
      context.facts.settingGroup(group).map((setting) => row(context, setting)),
      {stacks: true},
    ),
  ],
});
