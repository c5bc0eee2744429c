import {describe, expect, test} from 'vitest';
import {
  headingsWithSteps,
  isProvenElsewhere,
  pageRun,
  type LiveCheck,
  type LiveResults,
} from '@site/src/lib/shared/liveResults';

const check = (proves: readonly string[], rest: Partial<LiveCheck> = {}): LiveCheck => ({
  area: 'storages',
  file: 'storages/sftp.live.ts',
  title: 'a check',
  proves,
  state: 'passed',
  ...rest,
});

const results = (...checks: readonly LiveCheck[]): LiveResults => ({
  alist: 'v3.63.0',
  date: '2026-11-24',
  checks,
});

const run = {state: 'run', version: 'v3.63.0', date: '2026-11-24'};
const account = {state: 'skipped', reason: 'needs an account with the provider'} as const;

describe('pageRun', () => {
  test.each([
    {
      name: 'a driver page whose storage was added',
      checks: [check(['page:guide/drivers/sftp#add'])],
      doc: 'guide/drivers/sftp',
      expected: run,
    },
    {
      name: 'a driver page whose storage needs an account, though another part was checked',
      checks: [
        check(['page:guide/drivers/115#add'], account),
        check(['page:guide/drivers/115#fields']),
      ],
      doc: 'guide/drivers/115',
      expected: {state: 'not-run'},
    },
    {
      name: 'a guide whose headings all ran',
      checks: [check(['page:guide/webdav#rclone']), check(['page:guide/webdav#curl'])],
      doc: 'guide/webdav',
      expected: run,
    },
    {
      name: 'an installation of which only the backup ran',
      checks: [check(['page:guide/install/docker#backup'])],
      doc: 'guide/install/docker',
      expected: {...run, state: 'partly'},
    },
    {
      name: 'a guide with one heading that ran and one that did not',
      checks: [
        check(['page:guide/webdav#windows'], {state: 'skipped', reason: 'needs Windows'}),
        check(['page:guide/webdav#rclone']),
      ],
      doc: 'guide/webdav',
      expected: {...run, state: 'partly'},
    },
    {
      name: 'a guide whose only check failed',
      checks: [check(['page:guide/webdav#rclone'], {state: 'failed', reason: 'wrong'})],
      doc: 'guide/webdav',
      expected: {state: 'not-run'},
    },
    {
      name: 'a heading with two checks, one of which failed',
      checks: [
        check(['page:guide/webdav#rclone']),
        check(['page:guide/webdav#rclone'], {state: 'failed'}),
      ],
      doc: 'guide/webdav',
      expected: {state: 'not-run'},
    },
    {
      name: 'a page that only begins like one of the checks',
      checks: [check(['page:guide/drivers/115_open#add']), check(['fact:drivers.115 Cloud'])],
      doc: 'guide/drivers/115',
      expected: undefined,
    },
    {
      name: 'a page about drivers that adds no storage',
      checks: [check(['page:guide/drivers/common#remark'])],
      doc: 'guide/drivers/common',
      expected: run,
    },
  ])('$name', ({checks, doc, expected}) => {
    expect(pageRun(results(...checks), doc)).toEqual(expected);
  });

  test('a guide with steps that no check followed is run in part', () => {
    const checked = results(check(['page:guide/webdav#rclone']));
    expect(pageRun(checked, 'guide/webdav', ['rclone'])).toEqual(run);
    expect(pageRun(checked, 'guide/webdav', ['rclone', 'davfs2'])).toEqual({
      ...run,
      state: 'partly',
    });
  });

  test('a check of the page as a whole stands for all of its steps', () => {
    const checked = results(check(['page:guide/api/fs']));
    expect(pageRun(checked, 'guide/api/fs', ['upload'])).toEqual(run);
  });
});

describe('headingsWithSteps', () => {
  test('finds steps and code right below a heading', () => {
    const text = [
      '## Add it {/* #add */}\n\n<Steps>\n\n1. Open it.\n\n</Steps>',
      '## Words only {/* #words */}\n\nText with `code`.',
      '### In a tab {/* #tab */}\n\n   ```bash\n   ls\n   ```',
    ].join('\n\n');
    expect(headingsWithSteps(text)).toEqual(['add', 'tab']);
  });
});

describe('isProvenElsewhere', () => {
  test.each([
    ['a check that another one proves', {state: 'skipped', reason: 'proved by api/ports'}, true],
    ['a check that needs something', account, false],
    ['a check that failed', {state: 'failed', reason: 'proved by nothing'}, false],
  ] as const)('%s', (_name, rest, expected) => {
    expect(isProvenElsewhere(check([], rest))).toBe(expected);
  });
});
