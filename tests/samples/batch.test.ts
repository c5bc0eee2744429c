import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {completeLocales} from '@site/src/lib/shared/localized';
import {pageFolders} from '@site/tests/helpers/pages';
import {samplesOf} from './samples';

/** Pages with the commands that an admin on Windows needs, in PowerShell and in the Command Prompt. */
const pages = [
  'faq/index.mdx',
  'guide/advanced/backup.mdx',
  'guide/install/docker.mdx',
  'guide/install/download.mdx',
  'guide/install/index.mdx',
  'guide/install/manual.mdx',
  'guide/install/update.mdx',
];

/** Variables that Windows sets itself. */
const WINDOWS_VARIABLES = ['PROCESSOR_ARCHITECTURE'];

const TAB_LIST = /<Tabs groupId="os">[\s\S]*?<\/Tabs>/g;

const cases = completeLocales.flatMap((locale) => pages.map((page) => ({locale, page})));

/** Commands of the Command Prompt on a page, line by line. */
const linesOf = (locale: (typeof cases)[number]['locale'], page: string): readonly string[] =>
  samplesOf(locale, page)
    .filter(({language}) => language === 'batch')
    .flatMap(({code}) => code.trimEnd().split('\n'));

describe.each(cases)('the Command Prompt on $page ($locale)', ({locale, page}) => {
  test('has a tab beside each one for PowerShell', () => {
    const source = readFileSync(path.join(pageFolders[locale], page), 'utf8');
    const lists = (source.match(TAB_LIST) ?? []).filter((list) => list.includes('```powershell'));
    // A scheduled task needs options that only PowerShell has; its steps say so.
    const alone = lists.filter((list) => !list.includes('```batch'));
    expect(alone.every((list) => list.includes('New-ScheduledTaskAction'))).toBe(true);
    expect(linesOf(locale, page)).not.toEqual([]);
  });

  test('uses only variables that the page sets, and only quotes that it knows', () => {
    const lines = linesOf(locale, page);
    const set = lines.flatMap(
      (line) => /^set "(?<name>[A-Z]+)=/.exec(line)?.groups?.['name'] ?? [],
    );
    const used = lines.flatMap((line) => [...line.matchAll(/%(\w+)%/g)].map(([, name]) => name));
    const unknown = used.filter((name) => ![...set, ...WINDOWS_VARIABLES].includes(name ?? ''));
    expect(unknown).toEqual([]);
    const broken = lines.filter(
      (line) => line.includes("'") || (line.match(/"/g) ?? []).length % 2 === 1,
    );
    expect(broken).toEqual([]);
  });

  test('puts each path with a variable or a placeholder in quotes', () => {
    const open = linesOf(locale, page).filter((line) =>
      /%(?!PROCESSOR)\w+%|<[^>]+>/.test(line.replaceAll(/"[^"]*"/g, '')),
    );
    expect(open).toEqual([]);
  });
});
