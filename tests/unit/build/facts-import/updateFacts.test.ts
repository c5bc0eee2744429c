import {execFile} from 'node:child_process';
import {cpSync, mkdirSync, readFileSync, readdirSync, writeFileSync} from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {afterEach, describe, expect, test} from 'vitest';
import {checkPages} from '@site/src/build/page-checks/checkPages';
import {labelAt} from '@site/src/build/facts/labels';
import type {RawFacts} from '@site/src/build/facts/read';
import {readServerFacts, serverAddress} from '@site/src/build/facts-import/fromServer';
import {LAST_IMPORT_FILE, readLastImport} from '@site/src/build/facts-import/lastImport';
import {readNewerFacts, updateFacts} from '@site/src/build/facts-import/updateFacts';
import type {FactsUpdate, UpdateOptions} from '@site/src/build/facts-import/updateFacts';
import {reasonOf} from '@site/src/build/pages/pageFault';
import {copyFacts, siteFacts} from '@site/tests/helpers/facts';
import type {FactsCopy} from '@site/tests/helpers/facts';

/** A project with facts and one page, which the command may change. */
function copyProject(): FactsCopy {
  const copy = copyFacts();
  cpSync('docs/guide/drivers/s3.mdx', path.join(copy.siteDir, 'docs/guide/drivers/s3.mdx'));
  return copy;
}

interface Outcome {
  readonly code: number;
  readonly out: string;
  readonly error: string;
}

/** Facts from files, as `--from` reads them. */
function importFrom(siteDir: string, folder: string): Promise<FactsUpdate> {
  return updateFacts(siteDir, (facts) => readNewerFacts(siteDir, folder, facts));
}

/** Facts from a server, as `--server` reads them. */
function importFromServer(siteDir: string, address: string, token: string): Promise<FactsUpdate> {
  return updateFacts(siteDir, (facts) => readServerFacts(address, token, facts));
}

/** Runs the command as a maintainer does. */
function runFacts(siteDir: string, ...args: readonly string[]): Promise<Outcome> {
  return new Promise((resolve) => {
    const command = ['node_modules/.bin/jiti', 'scripts/facts.ts', '--site', siteDir, ...args];
    const env = {...process.env, ALIST_TOKEN: 'good'};
    execFile('node', command, {env}, (failure, out, error) =>
      resolve({code: failure ? Number(failure.code) : 0, out, error}),
    );
  });
}

function readDrivers({siteDir}: FactsCopy): RawFacts['drivers'] {
  const file = path.join(siteDir, 'src/data/facts/drivers.json');
  return JSON.parse(readFileSync(file, 'utf8')) as RawFacts['drivers'];
}

const {raw} = siteFacts;

/** A driver with a page and its own field, which goes in the tests. */
const gone = (() => {
  const keys = raw.drivers.flatMap(({fields}) => fields.map(({key}) => key));
  for (const {slug, drivers} of raw['driver-pages']) {
    const [name = ''] = drivers;
    const fields = raw.drivers.find((driver) => driver.name === name)?.fields ?? [];
    const own = fields.find(({key}) => keys.filter((each) => each === key).length === 1);
    if (drivers.length === 1 && own !== undefined && name !== 'S3' && name !== 'Local')
      return {driver: name, slug, field: own.key};
  }
  throw new Error('no driver with a page and a field of its own');
})();

/** What a server of this version answers, made from the facts (api.json, DriverInfo and SettingItem). */
function serverLists() {
  const drivers = Object.fromEntries(
    raw.drivers.map(({name, flags, fields}) => [
      name,
      {
        common: [],
        additional: fields.map((field) => ({
          name: field.key,
          type: field.type,
          default: field.defaultWithheld ? 'a secret' : (field.default ?? ''),
          options: field.options?.join(',') ?? '',
          required: field.required,
          help: '',
        })),
        config: {
          name,
          local_sort: flags.localSort ?? false,
          only_local: flags.onlyLocal ?? false,
          only_proxy: flags.onlyProxy ?? false,
          no_cache: flags.noCache ?? false,
          no_upload: flags.noUpload ?? false,
          need_ms: flags.needMs ?? false,
          default_root: flags.defaultRoot ?? '',
          alert: '',
        },
      },
    ]),
  );
  const settings = raw.settings.settings
    .filter(({runtime_only}) => !runtime_only)
    .map(({key, type, options, group_id, flag_id}, index) => ({
      key,
      value: key === 'version' ? 'v3.64.0' : '',
      help: '',
      type,
      options: options?.join(',') ?? '',
      group: group_id,
      flag: flag_id,
      index,
    }));
  return {drivers, settings};
}

const servers: http.Server[] = [];
afterEach(() => servers.splice(0).forEach((server) => server.close()));

type Answer = (path: string, token: string | undefined) => unknown;

/** A stub AList on loopback. */
async function serve(answer: Answer): Promise<string> {
  const server = http.createServer((request, response) => {
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify(answer(request.url ?? '', request.headers.authorization)));
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function answerLists({drivers, settings}: ReturnType<typeof serverLists>): Answer {
  return (url, token) => {
    if (token !== 'good') return {code: 401, message: 'token is invalidated', data: null};
    return {
      code: 200,
      message: 'success',
      data: url.includes('/driver/list') ? drivers : settings,
    };
  };
}

describe('newer facts from files', () => {
  test('the same facts change nothing', async () => {
    const copy = copyProject();
    const {out, code} = await runFacts(copy.siteDir, '--from', 'src/data/facts');
    expect(out).toContain('The facts are the same.');
    expect(code).toBe(0);
  });

  test('changes are told, written, and the pages and texts they touch are named', async () => {
    const newer = copyFacts();
    newer.edit<RawFacts['drivers']>('facts/drivers.json', (drivers) => {
      const fields = drivers.find(({name}) => name === 'S3')?.fields ?? [];
      const expiry = fields.find(({key}) => key === 'sign_url_expire');
      if (expiry) expiry.default = '6';
      fields.push({
        key: 'unheard_of_field',
        type: 'bool',
        required: false,
        default: null,
        options: null,
        note: 'Words nobody has translated.',
      });
      return drivers.filter(({name}) => name !== gone.driver);
    });
    newer.edit<RawFacts['driver-pages']>('facts/driver-pages.json', (pages) =>
      pages.filter(({drivers}) => !drivers.includes(gone.driver)),
    );
    const copy = copyProject();
    const folder = path.join(newer.siteDir, 'src/data/facts');
    const {report: out} = await importFrom(copy.siteDir, folder);
    expect(out).toContain('~ field:S3.sign_url_expire');
    expect(out).toContain('default: "4" → "6"');
    expect(out).toContain('+ field:S3.unheard_of_field');
    expect(out).toContain(`- driver:${gone.driver}`);
    expect(out).toContain('docs/guide/drivers/s3.mdx');
    expect(out).toContain('translate "Words nobody has translated."');
    expect(readDrivers(copy).some(({name}) => name === gone.driver)).toBe(false);
  });

  test('wording of ours stays where the source is as it was, and changed texts are listed', async () => {
    const newer = readLastImport('.') as RawFacts;
    const title = newer.settings.settings.find(({key}) => key === 'site_title');
    if (title) title.note = 'Now means something new.';
    const copy = copyProject();
    copy.edit<RawFacts['settings']>('facts/settings.json', ({settings}) => {
      const ours = settings.find(({key}) => key === 'site_title');
      if (ours) ours.note = 'Our words.';
    });
    const folder = path.join(copy.siteDir, 'newer');
    mkdirSync(folder);
    for (const [name, data] of Object.entries(newer))
      writeFileSync(path.join(folder, `${name}.json`), JSON.stringify(data));
    const {report: out} = await importFrom(copy.siteDir, folder);
    expect(out).toContain('src/data/last-import.json.gz');
    expect(readLastImport(copy.siteDir)).toEqual(newer);
    expect(out).toContain('settings.settings[site_title].note: "Now means something new."');
    expect(out.match(/^~ .*/gm)).toEqual(['~ setting:site_title']);
  });

  test('a damaged file of the last import is named, and nothing is written', async () => {
    const {siteDir} = copyProject();
    writeFileSync(path.join(siteDir, LAST_IMPORT_FILE), 'no archive');
    await expect(
      updateFacts(siteDir, (facts) => readNewerFacts(siteDir, 'src/data/facts', facts)),
    ).rejects.toThrow(/last-import\.json\.gz: can't be read .* Restore it from Git\.$/);
  });

  test.each([
    ['/nowhere/drivers.json', 'no such file or folder'],
    ['package.json', 'not a facts file. Allowed: drivers.json'],
    ['docs', 'contains none of drivers.json'],
  ])('%s is refused with one message', async (source, message) => {
    const {siteDir} = copyProject();
    await expect(
      updateFacts(siteDir, (facts) => readNewerFacts(siteDir, source, facts)),
    ).rejects.toThrow(message);
  });
});

/** Names and contents of all files below a folder. */
function snapshot(folder: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    readdirSync(folder, {recursive: true, withFileTypes: true})
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [file, readFileSync(file, 'utf8')]),
  );
}

/** Imports one changed file of the facts into a project, as `--from <file>` does. */
function importing<File extends keyof RawFacts>(
  {siteDir}: FactsCopy,
  file: File,
  change: (data: RawFacts[File]) => unknown,
  options: UpdateOptions = {},
): Promise<FactsUpdate> {
  const newer = copyFacts();
  newer.edit<RawFacts[File]>(`facts/${file}.json`, change);
  const source = path.join(newer.siteDir, `src/data/facts/${file}.json`);
  return updateFacts(siteDir, (facts) => readNewerFacts(siteDir, source, facts), options);
}

/** What the report lists for a file. */
function stepsOf({report}: FactsUpdate, file: string): readonly string[] {
  const lines = report.slice(report.indexOf('Next:')).split('\n');
  const first = lines.indexOf(`  ${file}`);
  if (first === -1) return [];
  const rest = lines.slice(first + 1);
  const end = rest.findIndex((line) => !line.startsWith('      '));
  return rest.slice(0, end === -1 ? rest.length : end).map((line) => line.trim());
}

const addField = (drivers: RawFacts['drivers']): unknown => {
  drivers
    .find(({name}) => name === 'S3')
    ?.fields.push({
      key: 'unheard_of_field',
      type: 'bool',
      required: false,
      default: null,
      options: null,
      note: 'Words nobody has translated.',
    });
  return drivers;
};

const withoutOne = (drivers: RawFacts['drivers']): unknown =>
  drivers.filter(({name}) => name !== gone.driver);

/** A project with the files that name a driver's page. */
function copyWithPages(): FactsCopy {
  const copy = copyProject();
  for (const file of [
    `docs/guide/drivers/${gone.slug}.mdx`,
    `tests/search/pages/guide/drivers/${gone.slug}.json`,
    'docs/guide/advanced/alias.mdx',
    'sidebars.ts',
    'src/data/releases.json',
    'src/data/translations.json',
    'src/data/driverIndex.json',
  ])
    cpSync(file, path.join(copy.siteDir, file));
  return copy;
}

describe('what an import leaves behind', () => {
  test('a removed driver goes from its page as well, and the next import runs', async () => {
    const copy = copyWithPages();
    const first = await importing(copy, 'drivers', withoutOne);
    expect(first.report).toContain(`- driver:${gone.driver}`);
    expect(first.report).toContain(`- page:${gone.slug}`);
    const again = await importing(copy, 'drivers', withoutOne);
    expect(again.changes).toEqual([]);
    expect(again.report).toContain('Nothing was written.');
  });

  test('it names the files of the removed driver: pages, sidebar, redirect, texts, and lists', async () => {
    const update = await importing(copyWithPages(), 'drivers', withoutOne);
    for (const folder of ['docs', 'i18n/zh/docusaurus-plugin-content-docs/current'])
      expect(stepsOf(update, `${folder}/guide/drivers/${gone.slug}.mdx`)).toEqual([
        `delete the page: ${gone.driver} is gone`,
      ]);
    expect(stepsOf(update, 'sidebars.ts')).toContain(`delete 'guide/drivers/${gone.slug}'`);
    expect(stepsOf(update, 'src/data/redirects.ts')).toEqual([
      `add a row from '/guide/drivers/${gone.slug}'`,
    ]);
    expect(stepsOf(update, 'src/data/translations.json')).toEqual([
      `remove guide/drivers/${gone.slug}`,
    ]);
    expect(stepsOf(update, `tests/search/pages/guide/drivers/${gone.slug}.json`)).toEqual([
      'delete the queries of the page',
    ]);
    expect(stepsOf(update, 'src/data/releases.json').join()).toContain('Run "npm run releases');
    expect(stepsOf(update, 'src/data/driverIndex.json').join()).toContain('npm run generate');
    expect(stepsOf(update, 'src/data/zh/drivers.json').join()).toContain('delete "');
  });

  test('an added field asks for its Chinese words, and the next import runs', async () => {
    const copy = copyWithPages();
    const update = await importing(copy, 'drivers', addField);
    expect(stepsOf(update, 'src/data/zh/drivers.json')).toEqual([
      'translate "Words nobody has translated."',
    ]);
    expect(stepsOf(update, 'docs/guide/drivers/s3.mdx').join()).toContain(
      'field:S3.unheard_of_field',
    );
    // Only the update takes missing Chinese as a step: pages still refuse it.
    expect(() => copy.load()).toThrow(/no Chinese text for "Words nobody has translated\."/);
    const again = await importing(copy, 'settings', ({settings}) => {
      const title = settings.find(({key}) => key === 'site_title');
      if (title) title.default = 'Files';
    });
    expect(again.changes.map(({fact}) => fact)).toEqual(['setting:site_title']);
    expect(stepsOf(again, 'src/data/zh/drivers.json')).toEqual([
      'translate "Words nobody has translated."',
    ]);
  });

  test('new labels are taken, ours stay, and what explained an old one is a step', async () => {
    const copy = copyWithPages();
    const update = await importing(copy, 'ui-labels', () => {
      const source = JSON.stringify(readLastImport('.')['ui-labels']);
      return JSON.parse(source.replace('显示文件夹名称', '挂载路径')) as unknown;
    });
    expect(update.report).toContain('~ label:storages.common.mount_path');
    expect(stepsOf(update, 'src/data/zh/labelMeanings.json')).toContain(
      'correct or delete "storages.common.mount_path"',
    );
    const file = path.join(copy.siteDir, 'src/data/facts/ui-labels.json');
    const after = JSON.parse(readFileSync(file, 'utf8')) as RawFacts['ui-labels'];
    expect(labelAt(after, ['storages', 'common', 'mount_path'])?.zh).toBe('挂载路径');
    // The source leaves out what the running interface also shows.
    expect(labelAt(after, ['storages', 'common', 'order_directions', 'desc'])?.zh).toBe('降序');
    expect(labelAt(after, ['untranslated', 'shares', 'invalidate'])?.en).toBe('Invalidate');
  });

  test('labels that are no labels are refused, with their place', async () => {
    const copy = copyWithPages();
    await expect(
      importing(copy, 'ui-labels', (labels) => ({...labels, users: {password: {zh: '密码'}}})),
    ).rejects.toThrow(/ui-labels\.json: users\.password/);
  });

  test('a field that the page of its driver leaves out is a step of that page', async () => {
    const copy = copyWithPages();
    const file = path.join(copy.siteDir, 'docs/guide/drivers/s3.mdx');
    const page = readFileSync(file, 'utf8').replaceAll(/<DriverFields .*\/>/g, '');
    writeFileSync(file, `${page}\n<DriverFields driver="S3" only={["bucket"]} />\n`);
    const update = await importing(copy, 'drivers', addField);
    expect(stepsOf(update, 'docs/guide/drivers/s3.mdx')).toContain(
      'show the field "unheard_of_field" of S3',
    );
  });

  test('an added driver asks for its place, and then for its page', async () => {
    const copy = copyWithPages();
    const addDriver = (drivers: RawFacts['drivers']): unknown => [
      ...drivers,
      {...drivers.find(({name}) => name === 'S3'), name: 'Unheard of'},
    ];
    const first = await importing(copy, 'drivers', addDriver);
    expect(stepsOf(first, 'src/data/facts/driver-pages.json')).toContain(
      'add "Unheard of" to the "drivers" of a page, or add a page for it',
    );
    copy.edit<RawFacts['driver-pages']>('facts/driver-pages.json', (pages) => [
      ...pages,
      {...pages[3], slug: 'unheard_of', titleEn: 'New', titleZh: '新', drivers: ['Unheard of']},
    ]);
    const second = await importing(copy, 'drivers', addDriver);
    expect(second.changes).toEqual([]);
    expect(stepsOf(second, 'docs/guide/drivers/unheard_of.mdx').join()).toContain(
      'write the page of Unheard of',
    );
    expect(stepsOf(second, 'sidebars.ts').join()).toContain("add 'guide/drivers/unheard_of'");
  });
});

describe('what an import leaves to people', () => {
  /** A project with the page of S3 and the old anchors that lead to it. */
  function copyWithAnchors(): FactsCopy {
    const copy = copyProject();
    const address = '/guide/drivers/s3.html';
    const anchors = {[address]: {bucket: 'field-bucket'}, [`/zh${address}`]: {桶: 'field-bucket'}};
    mkdirSync(path.join(copy.siteDir, 'src/data/anchors'));
    copy.write('anchors/drivers.json', JSON.stringify(anchors));
    return copy;
  }

  const withoutBucket = (drivers: RawFacts['drivers']): unknown =>
    drivers.map((driver) => ({
      ...driver,
      fields: driver.fields.filter(({key}) => key !== 'bucket'),
    }));

  test('an old anchor whose row is gone is a step, in every language', async () => {
    const update = await importing(copyWithAnchors(), 'drivers', withoutBucket);
    expect(stepsOf(update, 'src/data/anchors/drivers.json')).toEqual([
      'lead "bucket" of /guide/drivers/s3.html elsewhere: the page has no ID "field-bucket" anymore',
      'lead "桶" of /zh/guide/drivers/s3.html elsewhere: the page has no ID "field-bucket" anymore',
    ]);
  });

  test('the old anchors of a page that goes are a step', async () => {
    const copy = copyWithPages();
    const address = `/guide/drivers/${gone.slug}.html`;
    mkdirSync(path.join(copy.siteDir, 'src/data/anchors'));
    copy.write('anchors/drivers.json', JSON.stringify({[address]: {old: 'fields'}}));
    const update = await importing(copy, 'drivers', withoutOne);
    expect(stepsOf(update, 'src/data/anchors/drivers.json')).toEqual([
      `delete the anchors of ${address}, or move them to another page: this one is gone`,
    ]);
  });

  test('an anchor that outside pages need forever is a step when its row goes', async () => {
    const copy = copyProject();
    cpSync(
      'docs/guide/drivers/common.mdx',
      path.join(copy.siteDir, 'docs/guide/drivers/common.mdx'),
    );
    mkdirSync(path.join(copy.siteDir, 'src/data/anchors'));
    const page = path.join(copy.siteDir, 'docs/guide/drivers/common.mdx');
    writeFileSync(page, readFileSync(page, 'utf8').replaceAll('{/* #mount-path */}', ''));
    const update = await importing(copy, 'drivers', (drivers) => drivers);
    expect(stepsOf(update, 'src/data/anchors/guide.json').join()).toContain(
      'lead "mount-path" of /guide/drivers/common.html to an ID of the page',
    );
  });

  /** A project with a page and a workflow that name the release of the facts. */
  function copyNamingRelease(): {readonly copy: FactsCopy; readonly release: string} {
    const copy = copyProject();
    const release = raw.settings._meta.version;
    const texts = {
      'docs/guide/a.mdx': `# A\n\nIn ${release}, it fails.\n\nNot in ${release}.1.\n`,
      '.github/workflows/live.yml': `image: xhofe/alist:${release}\n`,
    };
    for (const [file, text] of Object.entries(texts)) {
      mkdirSync(path.dirname(path.join(copy.siteDir, file)), {recursive: true});
      writeFileSync(path.join(copy.siteDir, file), text);
    }
    return {copy, release};
  }

  /** Imports facts that describe the next release and are otherwise the same. */
  const importNextRelease = ({siteDir}: FactsCopy, release: string): Promise<FactsUpdate> =>
    updateFacts(siteDir, (facts) => ({
      facts: JSON.parse(
        JSON.stringify(facts).replaceAll(`"version":"${release}"`, '"version":"v99.0.0"'),
      ) as RawFacts,
    }));

  test('places that name the release before are steps with their lines', async () => {
    const {copy, release} = copyNamingRelease();
    const update = await importNextRelease(copy, release);
    expect(stepsOf(update, 'docs/guide/a.mdx')).toEqual([`check line 3, which named ${release}`]);
    expect(stepsOf(update, '.github/workflows/live.yml')).toHaveLength(1);
    expect(stepsOf(update, 'src/data/facts/settings.json').join()).not.toContain('which named');
  });

  test('what to check stays in the list of later imports until someone deletes it', async () => {
    const {copy, release} = copyNamingRelease();
    await importNextRelease(copy, release);
    const file = path.join(copy.siteDir, 'src/data/open-checks.json');
    const later = await importing(copy, 'cli', (cli) => cli);
    expect(stepsOf(later, 'docs/guide/a.mdx')).toEqual([`check line 3, which named ${release}`]);
    const checks = JSON.parse(readFileSync(file, 'utf8')) as Record<string, readonly string[]>;
    expect(Object.keys(checks)).toContain('docs/guide/a.mdx');
    writeFileSync(file, '{}');
    const last = await importing(copy, 'cli', (cli) => cli);
    expect(stepsOf(last, 'docs/guide/a.mdx')).toEqual([]);
    expect(readFileSync(file, 'utf8')).toBe('{}');
  });

  test('what to check in a file that is gone is done', async () => {
    const copy = copyProject();
    copy.write('open-checks.json', '{"docs/gone.mdx": ["check it"]}');
    const {report} = await importing(copy, 'cli', (cli) => cli);
    expect(report).not.toContain('docs/gone.mdx');
    const file = path.join(copy.siteDir, 'src/data/open-checks.json');
    expect(readFileSync(file, 'utf8')).toBe('{}\n');
  });

  test('a damaged list of checks is refused by its name', async () => {
    const copy = copyProject();
    copy.write('open-checks.json', '{"docs/a.mdx": "check it"}');
    await expect(importing(copy, 'cli', (cli) => cli)).rejects.toThrow(
      /open-checks\.json: "docs\/a\.mdx": .* Write the file as/,
    );
  });

  test("a note in the source's own words is a step with the rule that it breaks", async () => {
    const update = await importing(copyProject(), 'settings', ({settings}) => {
      const title = settings.find(({key}) => key === 'site_title');
      if (title) title.note = 'title, loaded anew';
    });
    const steps = stepsOf(update, 'src/data/facts/settings.json').join('\n');
    expect(steps).toContain('site_title: the note is no sentence. Begin it with a capital letter');
    expect(steps).toMatch(/replace "anew" \(.*\) in "note": "title, loaded anew"/);
  });
});

test('a route that no page shows belongs on the page of the one before it', async () => {
  const copy = copyProject();
  cpSync('docs/guide/api', path.join(copy.siteDir, 'docs/guide/api'), {recursive: true});
  const update = await importing(copy, 'api', (api) => {
    const at = api.routes.findIndex(({group}) => group === 'share');
    const route = {...api.routes[at], id: 'get-api-unheard-of', path: '/api/unheard/of'};
    return {...api, routes: api.routes.toSpliced(at + 1, 0, route as (typeof api.routes)[number])};
  });
  expect(stepsOf(update, 'docs/guide/api/share.mdx')).toContain('show route:get-api-unheard-of');
});

describe('what an import refuses, with nothing written', () => {
  test('files that contradict each other', async () => {
    const copy = copyProject();
    const before = snapshot(copy.siteDir);
    await expect(
      importing(copy, 'driver-pages', (pages) => {
        pages[3]?.drivers.push('Ghost');
      }),
    ).rejects.toThrow('lists the unknown driver "Ghost"');
    expect(snapshot(copy.siteDir)).toEqual(before);
  });

  test.each<[string, (api: RawFacts['api']) => void, RegExp]>([
    [
      'a route in a group that isn’t in the list',
      ({routes}) => void Object.assign(routes[0] ?? {}, {group: 'ghost'}),
      /^api\.json: route ".*" is in the unknown group "ghost"\. Correct the group, or add it to "groups"/,
    ],
    [
      'a group without a description',
      ({groups}) => void groups.push('ghost'),
      /api\.json: groups: "ghost" has no description\. Add it to groupTexts in src\/build\/openapi\/messages\.ts/,
    ],
    [
      'an unknown type of a response',
      ({types}) => void Object.assign(Object.values(types)[0]?.fields[0] ?? {}, {type: 'Ghost'}),
      /api\.json: type ".*", ".*": unknown type "Ghost"\. Use a simple type/,
    ],
  ])('%s, and the check of the pages names it', async (_what, spoil, message) => {
    const copy = copyProject();
    const before = snapshot(copy.siteDir);
    await expect(importing(copy, 'api', spoil)).rejects.toThrow(message);
    expect(snapshot(copy.siteDir)).toEqual(before);
    copy.edit<RawFacts['api']>('facts/api.json', spoil);
    const faults = await checkPages(copy.siteDir);
    expect(faults.map(({reason}) => reason)).toEqual([expect.stringMatching(message)]);
  });

  test('the loss of more than a tenth, unless it is allowed', async () => {
    const copy = copyProject();
    const before = snapshot(copy.siteDir);
    const count = readDrivers(copy).length;
    const kept = Math.floor(count / 2);
    const half = (drivers: RawFacts['drivers']): unknown => drivers.slice(0, kept);
    await expect(importing(copy, 'drivers', half)).rejects.toThrow(
      new RegExp(`would delete ${count - kept} of ${count} driver entries.*--allow-removals`),
    );
    expect(snapshot(copy.siteDir)).toEqual(before);
    await importing(copy, 'drivers', half, {allowsRemovals: true});
    expect(readDrivers(copy)).toHaveLength(kept);
  });

  test('the loss of a tenth is no loss of more', async () => {
    const copy = copyProject();
    const count = readDrivers(copy).length;
    const tenth = Math.floor(count / 10);
    await importing(copy, 'drivers', (drivers) => drivers.slice(tenth));
    expect(readDrivers(copy)).toHaveLength(count - tenth);
  });

  test.each(['drivers', 'settings', 'errors', 'api'] as const)(
    'any other line of the file %s, if only one has changed',
    async (file) => {
      const copy = copyProject();
      const name = path.join(copy.siteDir, `src/data/facts/${file}.json`);
      const lines = (): readonly string[] => readFileSync(name, 'utf8').split('\n');
      const before = lines();
      await importing(
        copy,
        file,
        (data) => JSON.parse(JSON.stringify(data).replace(/("note":")/, '$1Newer: ')) as unknown,
      );
      const after = lines();
      expect(after).toHaveLength(before.length);
      expect(after.filter((line, index) => line !== before[index])).toHaveLength(1);
    },
  );

  test('anything in a dry run, which reports the same', async () => {
    const copy = copyProject();
    const before = snapshot(copy.siteDir);
    const dry = await importing(copy, 'drivers', addField, {isDryRun: true});
    expect(snapshot(copy.siteDir)).toEqual(before);
    expect(dry.report).toContain('+ field:S3.unheard_of_field');
    expect(dry.report).toContain('Dry run: nothing was written.');
    expect(dry.report).toContain('src/data/facts/drivers.json');
  });

  test('our own facts as the words of the source', async () => {
    const copy = copyProject();
    const before = snapshot(copy.siteDir);
    await importing(copy, 'drivers', (drivers) => drivers);
    expect(snapshot(copy.siteDir)).toEqual(before);
  });
});

describe('newer facts from a running server', () => {
  test('a server of the same program tells nothing new', async () => {
    const copy = copyProject();
    const address = await serve(answerLists(serverLists()));
    // The token is in the environment.
    const {out, error} = await runFacts(copy.siteDir, '--server', address);
    expect(error).toBe('');
    expect(out).toContain('The facts are the same.');
  });

  test('new fields, defaults, drivers and settings are told and written; secrets stay out', async () => {
    const lists = serverLists();
    const {drivers, settings} = lists;
    const s3 = drivers['S3'];
    s3?.additional.push({
      name: 'unheard_of_field',
      type: 'bool',
      default: 'true',
      options: '',
      required: false,
      help: '',
    });
    if (s3) drivers['Unheard of'] = {...s3, additional: []};
    settings.push({
      key: 'unheard_of',
      value: '',
      help: '',
      type: 'select',
      options: 'a,b',
      group: 1,
      flag: 1,
      index: 9,
    });
    const copy = copyProject();
    const address = await serve(answerLists(lists));
    const {report: out} = await importFromServer(copy.siteDir, address, 'good');
    expect(out).toContain('+ field:S3.unheard_of_field');
    expect(out).toContain('+ driver:Unheard of');
    expect(out).toContain('+ setting:unheard_of');
    expect(out).toContain('New in v3.64.0; not described yet.');
    const text = JSON.stringify(readDrivers(copy));
    expect(text).toContain('unheard_of_field');
    expect(text).not.toContain('a secret');
  });

  test.each<[string, Answer, string]>([
    ['a refused token', answerLists(serverLists()), 'refused with code 401'],
    ['another program', () => ({hello: 'world'}), 'not an AList response'],
    [
      'an unknown shape',
      () => ({code: 200, message: 'success', data: {S3: {fields: []}}}),
      'unknown shape at "S3.additional"',
    ],
  ])('%s is told in one message and nothing is written', async (_case, answer, message) => {
    const copy = copyProject();
    const before = readDrivers(copy);
    const address = await serve(answer);
    const refused = importFromServer(copy.siteDir, address, 'bad');
    const reason = await refused.then(() => '', reasonOf);
    expect(reason).toContain(message);
    expect(reason.split('\n')).toHaveLength(1);
    expect(readDrivers(copy)).toEqual(before);
  });

  test('an unreachable server is told', async () => {
    await expect(readServerFacts('http://127.0.0.1:9', 'x', raw)).rejects.toThrow(
      'no readable response',
    );
  });

  test('a server below a path is asked there, whatever the slash at its end', async () => {
    const asked: string[] = [];
    const answer = answerLists(serverLists());
    const address = await serve((url, token) => {
      asked.push(url);
      return answer(url, token);
    });
    await readServerFacts(`${address}/files/alist/`, 'good', raw);
    expect(asked).toEqual([
      '/files/alist/api/admin/driver/list',
      '/files/alist/api/admin/setting/list',
    ]);
  });

  test('a driver without fields may have null for them', async () => {
    const {drivers, settings} = serverLists();
    const s3 = drivers['S3'];
    const lists = {drivers: {...drivers, 'Unheard of': {...s3, additional: null}}, settings};
    const address = await serve(answerLists(lists as never));
    const {facts} = await readServerFacts(address, 'good', raw);
    expect(facts.drivers.find(({name}) => name === 'Unheard of')?.fields).toEqual([]);
  });

  test('what a server with a part of the drivers does not list stays, and is told', async () => {
    const lists = serverLists();
    const {S3: s3} = lists.drivers;
    const few = {
      drivers: s3 ? {S3: s3} : {},
      settings: lists.settings.filter(({key}) => key !== 'site_title'),
    };
    const address = await serve(answerLists(few));
    const copy = copyProject();
    const {changes, report} = await updateFacts(copy.siteDir, (facts) =>
      readServerFacts(address, 'good', facts),
    );
    expect(changes).toEqual([]);
    expect(report).toMatch(/add --allow-removals:\n(.*\n)* {2}driver:Local\n/);
    expect(report).toContain('setting:site_title');
    const {facts} = await readServerFacts(address, 'good', raw, true);
    expect(facts.drivers.map(({name}) => name)).toEqual(['S3']);
    // Settings that exist only once they were used stay.
    expect(facts.settings.settings.length).toBe(raw.settings.settings.length - 1);
  });
});

describe('the address of a server', () => {
  test.each([
    ['localhost:5244', 'http://localhost:5244'],
    ['127.0.0.1:5244/', 'http://127.0.0.1:5244'],
    ['[::1]:5244', 'http://[::1]:5244'],
    ['localhost', 'http://localhost'],
    ['http://192.168.1.5:5244', 'http://192.168.1.5:5244'],
    ['https://example.com/files/', 'https://example.com/files'],
    ['https://example.com/files?x=1#top', 'https://example.com/files'],
  ])('%s is %s', (typed, address) => {
    expect(serverAddress(typed)).toBe(address);
  });

  // A guess could send the token in clear text.
  test.each(['files.example.com', 'localhost.example.com:80', 'ftp://example.com', 'http://', ''])(
    '"%s" is refused',
    (typed) => {
      expect(() => serverAddress(typed)).toThrow('Write it with http:// or https://');
    },
  );

  test('a URL with a password is refused, without repeating it', () => {
    expect(() => serverAddress('https://me:pass@example.com')).toThrow(/^(?!.*pass@).*Remove it/);
  });
});
