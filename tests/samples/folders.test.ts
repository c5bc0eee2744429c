import {describe, expect, test} from 'vitest';
import {localeCodes} from '@site/src/lib/shared/localized';
import {samplesOf} from './samples';

/** Pages whose commands work with any folder, because the reader sets it once in a variable. */
const pages = [
  'guide/advanced/backup.mdx',
  'guide/install/docker.mdx',
  'guide/install/script.mdx',
  'guide/install/update.mdx',
];

/** Folders of the samples on the reader's machine. After a colon, it's one in the container. */
const FOLDER = /\/etc\/alist|(?<!:)\/opt\/alist|(?:~|\$HOME)\/alist|C:\\alist/;

/** The one line that may name it, in Bash or PowerShell. */
const ASSIGNMENT = /^\$?[A-Z]+ ?= ?"[^"]+"$/;

const commands = localeCodes.flatMap((locale) =>
  pages.flatMap((page) =>
    samplesOf(locale, page)
      .filter(({language}) => language === 'bash' || language === 'powershell')
      .flatMap(({code}) => code.split('\n').map((line) => ({locale, page, line: line.trim()}))),
  ),
);

describe('commands on the pages that install, update, and roll back', () => {
  test('name a folder only where the reader sets it', () => {
    const fixed = commands.filter(({line}) => FOLDER.test(line) && !ASSIGNMENT.test(line));
    expect(fixed).toEqual([]);
  });

  test.each(pages)('%s sets a folder in both languages', (page) => {
    for (const locale of localeCodes) {
      const lines = commands.filter((each) => each.locale === locale && each.page === page);
      expect(lines.some(({line}) => ASSIGNMENT.test(line) && FOLDER.test(line))).toBe(true);
    }
  });
});
