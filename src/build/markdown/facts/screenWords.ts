import {nearestName} from '../../../lib/node/didYouMean';
import type {LocaleCode} from '../../../lib/shared/localized';
import {showsCommonField} from '../../facts/facts';
import type {Facts} from '../../facts/facts';
import {
  commonPath,
  eachLabel,
  fieldPath,
  onScreen,
  screenText,
  settingPath,
} from '../../facts/labels';
import type {LabelTree} from '../../facts/schema';

/** Between the parts of a path through the menus. */
const ARROW = /\s*→\s*/;

/** Part of a menu: entries by their keys in `manage.sidemenu`. */
interface Menu {
  readonly [key: string]: Menu;
}

/** Entries below **Manage**, as the running interface shows them. */
const MENU: Menu = {
  profile: {},
  settings: {
    site: {},
    style: {},
    preview: {},
    'preview-settings': {},
    global: {},
    sso: {},
    ldap: {},
    s3: {},
    tag: {},
    ftp: {},
    frp: {},
    traffic: {},
    other: {},
  },
  tasks: {
    offline_download: {},
    upload: {},
    copy: {},
    strm_generate: {},
    decompress: {},
    s3_transition: {},
  },
  role: {},
  users: {},
  session: {my_session: {}, session_management: {}},
  shares: {},
  storages: {},
  metas: {},
  indexes: {},
  'backup-restore': {},
  about: {},
  docs: {},
  home: {},
};

/** Looks words up in the interface of one language. */
export interface ScreenWords {
  /**
   * What is wrong with bold words, or undefined if the interface shows them.
   *
   * @param drivers drivers of the page, whose fields come first
   * @param isHeading the words can also be a heading, so they are wrong only if they name a field or a setting
   */
  readonly faultOf: (
    text: string,
    drivers: readonly string[],
    isHeading?: boolean,
  ) => string | undefined;
  /** The same for a text of the facts, where no component can be: names of fields are bold there. */
  readonly faultOfText: (text: string) => string | undefined;
  /** First entry of every path through the menus. */
  readonly manage: string;
  /** What is wrong with a path that isn't bold, so that it isn't looked up. */
  readonly plainPath: string;
}

/** Another program's words, and emphasis, are written in other ways. */
const OTHERWISE = 'For the words of another program, write <Ui of="…">; for emphasis, *one star*.';

/** Words of the interface in a language, and what they name. */
export function screenWords(facts: Facts, locale: LocaleCode): ScreenWords {
  const labels = facts.raw['ui-labels'];
  const manage = screenText(labels, locale, ['home', 'footer', 'manage']);
  const menuText = (key: string): string => screenText(labels, locale, ['manage', 'sidemenu', key]);

  const names = facts.raw.drivers.map(({name}) => name);
  const fieldKeys = new Set(
    facts.raw.drivers.flatMap(({name, fields}) =>
      fields.map(({key}) => fieldPath(name, key).join('\n')),
    ),
  );
  const isNamedByComponent = (path: readonly string[]): boolean =>
    fieldKeys.has(path.join('\n')) ||
    (path[0] === 'settings' && path.length === 2) ||
    facts.raw['storage-common'].formFields.some(
      ({key}) => commonPath(key).join('\n') === path.join('\n'),
    );
  // Words of other parts can be the same as those of a field: **Password** is also in the form of users.
  const plain = new Set<string>(names);
  for (const [path, label] of eachLabel(labels))
    if (!isNamedByComponent(path)) plain.add(onScreen(label, locale));
  const components = componentsByWord(facts, labels, locale);
  const all = [...plain, ...components.keys()];

  const didYouMean = (word: string, known: Iterable<string>): string => {
    const nearest = nearestName(word, known);
    return nearest === undefined ? '' : ` Did you mean **${nearest}**?`;
  };
  const menuFault = (parts: readonly string[]): string | undefined => {
    let menu: Menu = MENU;
    for (const [index, part] of parts.slice(1).entries()) {
      const entries: readonly string[] = Object.keys(menu);
      const key = entries.find((each) => menuText(each) === part);
      const isButton = index > 0 && (plain.has(part) || components.has(part));
      const next: Menu | undefined = key === undefined ? undefined : menu[key];
      if (next === undefined && !isButton) {
        const above = parts.slice(0, index + 1).join(' → ');
        const known = entries.length > 0 ? entries.map(menuText) : all;
        return `the interface shows no "${part}" below **${above}**.${didYouMean(part, known)}${
          entries.length > 0 ? ` There are ${known.join(', ')}.` : ''
        }`;
      }
      menu = next ?? {};
    }
    return undefined;
  };
  const pathFault = (text: string): string | undefined => {
    const parts = text.split(ARROW);
    if (parts[0] === manage) return menuFault(parts);
    return `"${text}" isn't a path of AList: those start with ${manage}. ${OTHERWISE}`;
  };
  return {
    manage,
    plainPath: `a path through the menus is bold: **${manage} → …**.`,
    faultOfText(text) {
      if (ARROW.test(text)) return pathFault(text);
      return plain.has(text) || components.has(text)
        ? undefined
        : `the interface shows no "${text}" (ui-labels.json).${didYouMean(text, all)}`;
    },
    faultOf(text, drivers, isHeading = false) {
      if (ARROW.test(text)) return pathFault(text);
      if (plain.has(text)) return undefined;
      const uses = components.get(text);
      if (uses !== undefined) {
        const [best] = uses.toSorted((a, b) => a.rank(drivers) - b.rank(drivers));
        return `"${text}" names a field or a setting. Write ${best?.component ?? ''} instead of the bold words.`;
      }
      if (isHeading) return undefined;
      return `the interface shows no "${text}" (ui-labels.json).${didYouMean(text, all)} ${OTHERWISE}`;
    },
  };
}

/** A component that shows a word, and how near it is to a page: lower is nearer. */
interface ComponentUse {
  readonly component: string;
  readonly rank: (drivers: readonly string[]) => number;
}

/** What to write for the names of fields and settings. */
function componentsByWord(
  facts: Facts,
  labels: LabelTree,
  locale: LocaleCode,
): ReadonlyMap<string, readonly ComponentUse[]> {
  const uses = new Map<string, ComponentUse[]>();
  const add = (text: string, use: ComponentUse): void => {
    uses.set(text, [...(uses.get(text) ?? []), use]);
  };
  for (const field of facts.raw['storage-common'].formFields) {
    add(screenText(labels, locale, commonPath(field.key)), {
      component: `<Field name="${field.key}" />`,
      rank: (drivers) =>
        drivers.every((name) => showsCommonField(field, facts.driver(name))) ? 1 : 3,
    });
  }
  for (const {name, fields} of facts.raw.drivers) {
    for (const {key} of fields) {
      add(screenText(labels, locale, fieldPath(name, key)), {
        component: `<Field name="${key}" driver="${name}" />`,
        rank: (drivers) => (drivers.includes(name) ? 0 : 4),
      });
    }
  }
  for (const {key} of facts.raw.settings.settings) {
    add(screenText(labels, locale, settingPath(key)), {
      component: `<Setting k="${key}" />`,
      rank: () => 2,
    });
  }
  return uses;
}
