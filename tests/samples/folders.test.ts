import {describe, expect, test} from 'vitest';
import {completeLocales} from '@site/src/lib/shared/localized';
import {sampleOf, samplesOf} from './samples';
import {describeWith, run} from './tools';

/** Pages whose commands work with any folder, because the reader sets it once in a variable. */
const pages = [
  'guide/advanced/backup.mdx',
  'guide/install/docker.mdx',
  'guide/install/manual.mdx',
  'guide/install/nas.mdx',
  'guide/install/script.mdx',
  'guide/install/small-devices.mdx',
  'guide/install/update.mdx',
];

/** Folders of the samples on the reader's machine. After a colon, it's one in the container. */
const FOLDER = /\/etc\/alist|\/volume1\/alist|(?<!:)\/opt\/alist|(?:~|\$HOME)\/alist|C:\\alist/;

/** The one line that may name it, in Bash, PowerShell, or the Command Prompt. */
const ASSIGNMENT = /^\$?[A-Z]+ ?= ?"[^"]+"$|^set "[A-Z]+=[^"]+"$/;

/** A command of Docker that names a container itself, and not a program in one. */
const CONTAINER = /\bdocker (?:exec|inspect|logs|restart|rm|run|start|stop)\b.* alist(?!\S)/;

const SHELLS = ['bash', 'powershell', 'batch'];

const commands = completeLocales.flatMap((locale) =>
  pages.flatMap((page) =>
    samplesOf(locale, page)
      // A title is the path of a file, and files can't read the variable.
      .filter(({language, title}) => SHELLS.includes(language) && title === '')
      .flatMap(({code}) => code.split('\n').map((line) => ({locale, page, line: line.trim()}))),
  ),
);

describe('commands on the pages that install, update, and roll back', () => {
  test('name a folder only where the reader sets it', () => {
    const fixed = commands.filter(({line}) => FOLDER.test(line) && !ASSIGNMENT.test(line));
    expect(fixed).toEqual([]);
  });

  test('name a container only where the reader sets it', () => {
    const fixed = commands.filter(({line}) => CONTAINER.test(line));
    expect(fixed).toEqual([]);
  });

  test.each(pages)('%s sets a folder in both languages', (page) => {
    for (const locale of completeLocales) {
      const lines = commands.filter((each) => each.locale === locale && each.page === page);
      expect(lines.some(({line}) => ASSIGNMENT.test(line) && FOLDER.test(line))).toBe(true);
    }
  });
});

describeWith('bash', 'the command that starts the container', (bash) => {
  const folders = ['/etc/alist', '/volume1/docker/alist-data', '/mnt/my files/AList data'];

  test.each(folders)('mounts the data folder %s whole, and uses the name', async (folder) => {
    const variables = sampleOf('guide/install/docker.mdx', '', 'DATA="/etc/alist"')
      .code.replace('/etc/alist', folder)
      .replace('NAME="alist"', 'NAME="alist-2"');
    const {code} = sampleOf(
      'guide/install/docker.mdx',
      '',
      'docker run -d --name "$NAME" --restart unless-stopped \\',
    );
    const docker = `docker() { printf '%s\\n' "$@"; }`;
    const {printed} = await run(bash, ['-c', [docker, variables, code].join('\n')]);
    const words = printed.split('\n');
    expect(words).toContain(`${folder}:/opt/alist/data`);
    expect(words).toContain('alist-2');
  });
});
