import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {readGitHistory} from '@site/src/build/front-matter/readGitHistory';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'docs-history-'));
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, {recursive: true});
});

function git(...args: readonly string[]): void {
  execFileSync('git', args, {cwd: folder, stdio: 'ignore'});
}

function commitPage(author: string, text: string): void {
  mkdirSync(path.join(folder, 'site/docs'), {recursive: true});
  writeFileSync(path.join(folder, 'site/docs/a page.mdx'), text);
  git('add', '.');
  const [name = '', address = ''] = author.split(' <');
  const identity = ['-c', `user.name=${name}`, '-c', `user.email=${address.replace('>', '')}`];
  git(...identity, 'commit', '--no-gpg-sign', '-m', 'change');
}

function createRepository(): void {
  git('init');
  commitPage('ann <ann@example.com>', 'one');
  commitPage('Bob <bob@example.com>', 'two');
  writeFileSync(path.join(folder, '.mailmap'), 'Ann Lee <ann@example.com>\n');
}

describe('readGitHistory', () => {
  test(
    'gives the pages of a site their contributors, by the names of .mailmap, without addresses',
    {tags: ['@3-data-git-updatedtime-contributors']},
    async () => {
      createRepository();
      const history = await readGitHistory(path.join(folder, 'site'));
      expect([...history.keys()]).toEqual(['docs/a page.mdx']);
      expect(history.get('docs/a page.mdx')?.contributors).toEqual(['Ann Lee', 'Bob']);
      expect(JSON.stringify([...history])).not.toContain('@');
    },
  );

  test('claims nothing in a shallow clone', {tags: ['@also-shallow-clone']}, async () => {
    createRepository();
    git('clone', '--depth', '1', `file://${folder}`, path.join(folder, 'shallow'));
    expect((await readGitHistory(path.join(folder, 'shallow/site'))).size).toBe(0);
  });

  test(
    'claims nothing outside a repository, as in an unpacked archive',
    {tags: ['@also-works-without-git-history']},
    async () => {
      vi.stubEnv('GIT_CEILING_DIRECTORIES', os.tmpdir());
      expect((await readGitHistory(folder)).size).toBe(0);
    },
  );

  test('claims nothing for files that another repository around them does not know', async () => {
    createRepository();
    mkdirSync(path.join(folder, 'unpacked/docs'), {recursive: true});
    writeFileSync(path.join(folder, 'unpacked/docs/b.mdx'), 'x');
    expect((await readGitHistory(path.join(folder, 'unpacked'))).size).toBe(0);
  });

  test('claims nothing without git', async () => {
    vi.stubEnv('PATH', '');
    expect((await readGitHistory(folder)).size).toBe(0);
  });
});
