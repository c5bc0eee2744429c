import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {createProcessor} from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import {describe, expect, test} from 'vitest';
import {VFile} from 'vfile';
import {loadFacts} from '@site/src/build/facts/facts';
import type {DriverFact} from '@site/src/build/facts/schema';
import remarkFacts from '@site/src/build/markdown/facts/index';
import {LIVE_RESULTS_FOLDER} from '@site/src/build/site-data/readLiveResults';
import {matchesDriver, parseDriverFilter} from '@site/src/features/fact-filter/driverFilter';
import {bucketKey} from '@site/tests/helpers/bucketKey';
import {copyFacts, siteFacts} from '@site/tests/helpers/facts';

interface Page {
  readonly locale?: 'en' | 'zh';
  readonly drivers?: readonly string[];
  readonly path?: string;
  /** Folder whose facts are used. */
  readonly siteDir?: string;
}

/** A page of the API, which takes the reader's server. */
const API_PAGE: Page = {path: '/site/docs/guide/api/fs.mdx'};

/** The step for the site's own facts, which it reads once, as in a build. */
const ofSite = {
  en: remarkFacts({siteDir: '.', locale: 'en'}),
  zh: remarkFacts({siteDir: '.', locale: 'zh'}),
};

/** What the page's compiled script holds. */
async function compile(body: string, page: Page = {}): Promise<string> {
  const {locale = 'en', drivers = ['S3'], path, siteDir} = page;
  const step = siteDir === undefined ? ofSite[locale] : remarkFacts({siteDir, locale});
  const processor = createProcessor({
    jsx: true,
    remarkPlugins: [remarkGfm, () => step as never],
  });
  const file = new VFile({
    value: body,
    path: path ?? '/site/docs/guide/drivers/s3.mdx',
    data: {frontMatter: {drivers}},
  });
  return String(await processor.process(file));
}

describe('blocks', () => {
  test('a table of fields has one address per row and the texts of its language', async () => {
    const english = await compile('<DriverFields driver="S3" />');
    expect(english).toContain(`id="field-${bucketKey}"`);
    expect(english).toContain('Name of the bucket to mount.');
    expect(english).toContain('scope="col"');
    expect(english).toMatch(/caption>/);
    const chinese = await compile('<DriverFields driver="S3" />', {locale: 'zh'});
    expect(chinese).toContain('存储桶');
    expect(chinese).not.toContain('Name of the bucket to mount.');
  });

  test('fields that are required come first, and a field leads to the note that explains it', async () => {
    const page = await compile(
      '<DriverFields driver="S3" />\n\n## Field notes {/* #field-notes */}\n\n### Custom host {/* #custom-host */}\n\nYour own domain.\n\n### Link expiration {/* #link-expiration */}\n\n<Field name="sign_url_expire" /> sets the hours of <Field name="region" driver="Doge" />.',
    );
    const required = page.lastIndexOf('Required');
    expect(page.indexOf('id="field-region"')).toBeGreaterThan(required);
    expect(page).toMatch(/id="field-custom_host"[\s\S]*?href="#custom-host"/);
    expect(page).toMatch(/id="field-sign_url_expire"[\s\S]*?href="#link-expiration"/);
    expect(page.match(/"Details"/g)).toHaveLength(2);
  });

  test('a long default moves below the meaning, a short one has its column', async () => {
    const page = await compile('<DriverFields driver="Onedrive" />', {drivers: ['Onedrive']});
    const rowOf = (id: string): string =>
      page.split('tr id="').find((row) => row.startsWith(id)) ?? '';
    expect(rowOf('field-redirect_uri')).toMatch(
      /td data-label="Default" \/>.*"Default"\}\{": "\}.*https:/,
    );
    expect(rowOf('field-region')).toMatch(/td data-label="Default"><[\w.]+code>\{"global"\}/);
  });

  test('a row of the configuration file has its meaning before the variables', async () => {
    const page = await compile('<ConfigTable section="scheme" />', {drivers: []});
    const row = page.split('tr id="').find((part) => part.startsWith('config-scheme-http_port'));
    const places = ['scheme.http_port', '"number"', '"5244"', 'HTTP port;', 'ALIST_HTTP_PORT'].map(
      (part) => row?.indexOf(part) ?? -1,
    );
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  test('a page loads the styles of what it shows and no others', async () => {
    expect(await compile('<ConfigTable section="scheme" />')).toContain('css/factConfig.css');
    expect(await compile('<ErrorList group="auth" />')).toContain('css/factErrors.css');
    const driver = await compile('<DriverFields driver="S3" />');
    expect(driver).toContain('css/facts.css');
    expect(driver).not.toMatch(/css\/(?:api|factConfig|factErrors)\.css/);
  });

  test('every route of a file has its toggle, and the usual one is chosen', async () => {
    const page = await compile('<Delivery driver="S3" />');
    const toggles = [...page.matchAll(/type="radio" name="([\w-]+)" value="(\w+)"( default)?/g)];
    expect(toggles.map(([, , value]) => value)).toEqual(['direct', 'through', 'external']);
    expect(new Set(toggles.map(([, name]) => name)).size).toBe(1);
    expect(toggles.map(([, , , isDefault]) => isDefault !== undefined)).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('a driver whose direct links work leads to the proxy, one that needs it says how to turn it on', async () => {
    const works = await compile('<Delivery driver="S3" />');
    expect(works).toContain('href="/guide/drivers/common.html#delivery"');
    expect(works).not.toContain('native proxy');
    const needs = await compile('<Delivery driver="Quark" />', {drivers: ['Quark']});
    expect(needs).not.toContain('common.html#delivery');
    expect(needs).toMatch(/Turn on .*Web proxy.*native proxy/);
  });

  test.each(['S3', 'Quark', 'Local', 'BaiduYouth'])(
    'why the files of %s take a route is said once',
    async (driver) => {
      const {redirect} = loadFacts('.').driver(driver);
      const words = redirect?.reason.split('`')[0] ?? '';
      expect(words).not.toBe('');
      const page = await compile(`<Delivery driver="${driver}" />`, {drivers: [driver]});
      expect(page.split(words)).toHaveLength(2);
    },
  );

  test('the picture of a route begins with the driver, as drivers of own disks have no provider', async () => {
    const chinese = await compile('<Delivery driver="Local" />', {
      drivers: ['Local'],
      locale: 'zh',
    });
    expect(chinese).toMatch(/className="factsFlow"[^>]*><[\w.]+span>\{"本机存储"\}/);
  });

  test('rows of a second driver with the same field have addresses of their own', async () => {
    const page = {drivers: ['115 Cloud', '115 Share']};
    const both = await compile(
      '<DriverFields driver="115 Cloud" />\n\n<DriverFields driver="115 Share" />',
      page,
    );
    expect(both.match(/id="field-cookie"/g)).toHaveLength(1);
    expect(both).toContain('id="field-115-share-cookie"');
    expect(both).toContain('id="field-share_code"');
  });

  test('a driver whose field turns off the proxy can redirect', async () => {
    const optional = await compile('<Delivery driver="BaiduYouth" />', {drivers: ['BaiduYouth']});
    expect(optional).toContain('value="direct"');
    const always = await compile('<Delivery driver="Local" />', {drivers: ['Local']});
    expect(always).not.toContain('value="direct"');
  });

  test.each([
    ['S3', 'Direct link (redirect)', 'direct'],
    ['Quark', 'Proxy needed', 'through'],
    ['Local', 'Through AList (proxy)', 'through'],
    ['LenovoNasShare', 'Direct link (redirect), not confirmed', 'direct'],
  ])('card, table, and diagram of %s agree: %s', async (driver, words, first) => {
    const page = {drivers: [driver]};
    const card = await compile(`<DriverCard driver="${driver}" />`, page);
    expect(card).toContain(`<_components.dd>{"${words}"}</_components.dd>`);
    const matrix = await compile('<DriverMatrix />', page);
    const row = matrix.split('</_components.tr>').find((text) => text.includes(`{"${driver}"}</`));
    expect(row).toContain(`{"${words}"}`);
    const diagram = await compile(`<Delivery driver="${driver}" />`, page);
    expect(/value="(\w+)" defaultChecked="true"/.exec(diagram)?.[1]).toBe(first);
  });

  test.each([
    [
      'Onedrive',
      /Cost"\}[\s\S]*"free"[\s\S]*A personal Microsoft account has 5 GB\.[\s\S]*support\.microsoft\.com/,
    ],
    ['Local', /Cost"\}[\s\S]*\{"no provider needed"\}/],
    ['LenovoNasShare', /Cost"\}[\s\S]*\{"no account needed"\}/],
  ])('the card of %s says what is known of its cost', async (driver, cost) => {
    const page = {drivers: [driver]};
    expect(await compile(`<DriverCard driver="${driver}" />`, page)).toMatch(cost);
  });

  /** A table of drivers, as an author writes it. */
  const table = (drivers: readonly string[], of: readonly string[] = drivers): string =>
    [
      `<DriverCards drivers={[${drivers.map((name) => `'${name}'`).join()}]}>`,
      [
        '| Driver | What it mounts |',
        '| --- | --- |',
        ...of.map((name) => `| **${name}** | x |`),
      ].join('\n'),
      '</DriverCards>',
    ].join('\n\n');

  const rowsOf = (page: string): readonly string[] => page.split('</_components.tr>').slice(1);

  test('drivers of one page are in one table: what the author says, then the facts', async () => {
    const drivers = ['Onedrive', 'Onedrive Sharelink'];
    const page = await compile(table(drivers, [...drivers, 'OnedriveAPP']), {drivers});
    const [own, share, other] = rowsOf(page);
    expect(own).toMatch(
      /data-driver="1"[\s\S]*"OneDrive"[\s\S]*"x"[\s\S]*"Direct link \(redirect\)"[\s\S]*"free"[\s\S]*known-issues\.html\?driver=Onedrive"/,
    );
    expect(share).toMatch(/data-driver="2"[\s\S]*"OneDrive Sharelink"[\s\S]*"no account needed"/);
    // It's gone as soon as one of the page's drivers is chosen.
    expect(other).toMatch(
      /data-driver="0"[\s\S]*href="\/guide\/drivers\/onedrive_app\.html"[\s\S]*"OneDrive APP"/,
    );
    expect(page).toMatch(
      /<\/_components\.table>[\s\S]*data-driver="1">[\s\S]*"A personal Microsoft account has 5 GB\./,
    );
    expect(page).toMatch(
      /Checked against: AList v[\s\S]*drivers\/onedrive"[\s\S]*drivers\/onedrive_sharelink"/,
    );
  });

  test('where the cost of no driver is known, one line says it', async () => {
    const drivers = ['115 Cloud', '115 Share'];
    const page = await compile(table(drivers), {drivers});
    expect(page).not.toContain('data-label="Cost"');
    expect(page).toMatch(/"Cost: unknown\. "\}\{"Checked against: AList v/);
  });

  test.each([
    ['no table', '<DriverCards drivers={["S3", "Doge"]} />', 'it has no table'],
    ['no row for a driver of the page', table(['S3', 'Doge'], ['S3']), 'no row for Doge'],
    [
      'a row for an unknown driver',
      table(['S3', 'Doge'], ['S3', 'Doges']),
      'unknown driver "Doges"',
    ],
  ])('a table of drivers with %s is a mistake', async (_, body, reason) => {
    await expect(compile(body, {drivers: ['S3', 'Doge']})).rejects.toThrow(reason);
  });

  test('a driver page leads from its introduction to the sections that readers come for', async () => {
    const page = {drivers: ['115 Cloud'], path: '/site/docs/guide/drivers/115.mdx'};
    const sections = ['## Get the credentials {/* #credentials */}', '## Notes {/* #notes */}'];
    const text = await compile(
      ['Mounts 115.', '<DriverCard driver="115 Cloud" />', ...sections].join('\n\n'),
      page,
    );
    const jumps = [...text.matchAll(/href="(#[\w-]+)" className="factsPill">\{"([^"]+)"\}/g)];
    expect(jumps.map(([, to, name]) => `${to} ${name}`)).toEqual([
      '#credentials Get the credentials',
    ]);
    expect(text.indexOf('Mounts 115.')).toBeLessThan(text.indexOf('href="#credentials"'));
    expect(text.indexOf('href="#credentials"')).toBeLessThan(text.indexOf('factsCard'));
  });

  test('a card leaves known issues to the section of its page that lists them', async () => {
    const card = await compile('<DriverCard driver="115 Cloud" />', {drivers: ['115 Cloud']});
    expect(card).toContain('drivers/115');
    expect(card).not.toMatch(/[Kk]nown.issues/);
  });

  test('a card says that a cost is not known', async () => {
    const card = await compile('<DriverCard driver="Quark" />', {drivers: ['Quark']});
    expect(card).toMatch(/Cost"\}[\s\S]*"unknown"/);
  });

  test('drivers to choose in the form are as the form has them, with their registered names', async () => {
    const drivers = ['115 Cloud', '115 Share'];
    const body =
      "Choose <Driver name={['115 Cloud', '115 Share']} />, or <Driver name=\"Onedrive\" />.";
    const chinese = await compile(body, {drivers, locale: 'zh'});
    expect(chinese).toMatch(
      /data-driver="1"><[\w.]+strong>\{"115 网盘"\}[\s\S]*code>\{"115 Cloud"\}[\s\S]*data-driver="0">\{"或"\}[\s\S]*data-driver="2"><[\w.]+strong>\{"115 云盘分享"\}/,
    );
    const english = await compile(body, {drivers});
    expect(english).toMatch(
      /data-driver="1"><[\w.]+strong>\{"115 Cloud"\}<\/[\w.]+strong><\/[\w.]+span>/,
    );
    // The form has another name than the page: it's a key to readers.
    expect(english).toMatch(/code>\{"Onedrive"\}/);
  });

  test('drivers have the same name in headings, in bold, and on pages about several, in text', async () => {
    const drivers = ['115 Cloud', '115 Share'];
    const body =
      '### 115 Share 的 Cookie {/* #a */}\n\n**115 Cloud** 和 **[115 Open](./115_open.mdx)**。115 Share 可以，`115 Share` 不变。';
    const page = await compile(body, {drivers, locale: 'zh'});
    expect(page).toMatch(
      /"115 云盘分享的 Cookie "[\s\S]*"115 网盘"[\s\S]*"115 开放平台"[\s\S]*"。115 云盘分享可以，"[\s\S]*code>\{"115 Share"\}/,
    );
    const fields = await compile('<DriverFields driver="QuarkTV" />', {
      drivers: ['Quark', 'QuarkTV'],
      locale: 'zh',
    });
    expect(fields).toContain('"Quark TV 的字段"');
    const guide = {drivers: [], path: '/site/docs/guide/webdav.mdx', locale: 'zh'} as const;
    expect(await compile('**115 Share**', guide)).toContain('"115 Share"');
  });

  test('the finder lists the free drivers with upload and a direct link as their facts say', async () => {
    const matrix = await compile('<DriverMatrix />');
    const rows = [...matrix.matchAll(/data-traits="([^"]*)"[\s\S]*?code>\{"([^"]*)"\}/g)];
    const filter = parseDriverFilter(
      new URLSearchParams('can=uploadEnabled&delivery=redirect&cost=free'),
    );
    const shown = rows
      .filter(([, traits = '']) => matchesDriver({words: '', traits: traits.split(' ')}, filter))
      .map(([, , label]) => label);
    const wanted = siteFacts.raw.drivers.filter(
      ({cost, redirect, flags, capabilities}) =>
        (cost?.value === 'free' || cost?.value === 'no-provider' || cost?.value === 'no-account') &&
        redirect?.value === 'works' &&
        flags.onlyProxy !== true &&
        flags.onlyLocal !== true &&
        capabilities.uploadEnabled,
    );
    expect(rows).toHaveLength(siteFacts.raw.drivers.length);
    expect(shown).toContain('Dropbox');
    expect(shown.toSorted()).toEqual(wanted.map(({uiLabel}) => uiLabel).toSorted());
  });

  test.each([
    ['en', '115 Share', 'QuarkTV'],
    ['zh', '115 云盘分享', 'Quark TV'],
  ] as const)('each row of the matrix has its own name: %s', async (locale, share, tv) => {
    const matrix = await compile('<DriverMatrix />', {locale});
    const heads = [...matrix.matchAll(/<_components\.th scope="row">([\s\S]*?)\{"([^"]+)"\}/g)];
    const names = heads.map(([, , name = '']) => name);
    expect(names).toHaveLength(siteFacts.raw.drivers.length);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    // Those of one page have the names that they have there, where the link chooses them.
    expect(names).toEqual(expect.arrayContaining([share, tv]));
    const head = heads.find(([, , name]) => name === share)?.[1];
    expect(head).toContain('/guide/drivers/115.html?driver=115+Share"');
  });

  test('a field of a driver of another page leads to that page', async () => {
    const guide = {path: '/site/docs/guide/advanced/rapid_upload.mdx', drivers: []};
    expect(await compile('<Field name="rapid_upload" driver="189CloudPC" />', guide)).toMatch(
      /href="\/guide\/drivers\/189\.html#field-[\w-]*rapid_upload"/,
    );
  });

  test('messages that driver pages explain are listed with a link to the explanation', async () => {
    const page = {path: '/site/docs/faq/error.mdx', drivers: []};
    const list = await compile('<DriverMessages />', page);
    expect(list).toContain('href="/guide/drivers/quark.html#login-guest"');
    expect(list).toContain('require login [guest]');
    // Symptoms without a message, and headings of other sections, are none.
    expect(list).not.toContain('quark.html#download-403');
    expect(list).not.toContain('#field-notes');
    const chinese = await compile('<DriverMessages />', {...page, locale: 'zh'});
    expect(chinese).toContain('夸克网盘');
  });

  test('known issues lead to the place on the page of their driver', async () => {
    const list = await compile('<KnownIssues kind="data-loss" />', {drivers: []});
    const [, href = '', id = ''] =
      /href="(\/guide\/drivers\/sftp\.html|[^"]*googledrive\.html)#(caveat-\w+)"/.exec(list) ?? [];
    expect(href).not.toBe('');
    const page = await compile('<Capabilities driver="GoogleDrive" />', {drivers: ['GoogleDrive']});
    expect(page).toContain(`id="${id}"`);
  });

  test('what drivers of a shared table have in common has an address for each of them', async () => {
    const list = await compile('<KnownIssues kind="data-loss" />', {drivers: []});
    const ids = [...list.matchAll(/thunder\.html#(caveat-[\w-]+)/g)].map(([, id = '']) => id);
    expect(ids.length).toBeGreaterThan(1);
    const page = await compile(
      '<Capabilities driver="ThunderBrowser" alsoFor={["ThunderBrowserExpert"]} />',
      {drivers: ['ThunderBrowser', 'ThunderBrowserExpert']},
    );
    expect(ids.filter((id) => !page.includes(`id="${id}"`))).toEqual([]);
  });

  test('what holds only for a second driver of a shared table names that driver', async () => {
    const page = await compile('<Capabilities driver="S3" alsoFor={["Doge"]} />', {
      drivers: ['S3', 'Doge'],
    });
    expect(page).toMatch(/code>\{"Doge"\}/);
  });

  test.each([
    ['S3', 'yes', undefined],
    ['115 Open', 'no', 'no'],
    ['123 Open', 'sometimes', 'the provider decides'],
    ['115 Share', 'no', 'no'],
    ['Alias', 'sometimes', 'partly'],
  ])('whether an upload to %s replaces a file: %s', async (driver, mark, words) => {
    const page = await compile(`<Capabilities driver="${driver}" />`, {drivers: [driver]});
    const [, answer, text] =
      /data-answer="(\w+)">\{"Overwrite"\}(?:[^<]*<[\w.]+small[^>]*>\{"([^"]+)"\})?/.exec(page) ??
      [];
    expect([answer, text]).toEqual([mark, words]);
  });

  test('a driver with the same form shows what differs only', async () => {
    const rest = await compile('<DriverFields driver="Doge" sameAs="S3" />', {
      drivers: ['S3', 'Doge'],
    });
    expect(rest).toContain('id="field-doge-session_token"');
    expect(rest).not.toContain('field-region');
  });

  test('a storage sample writes out the defaults of the form and nests the driver’s own fields', async () => {
    const sample = await compile(
      `<StorageSample driver="S3" values={{mount_path: "/archive", ${bucketKey}: "example-bucket"}} />`,
    );
    expect(sample).toContain('example-bucket');
    expect(sample).toContain('cache_expiration');
    expect(sample).toContain('<secret_access_key>');
    expect(sample).toMatch(/addition.*sign_url_expire/s);
  });

  test('the common fields of a driver are one sentence, with what differs from most forms', async () => {
    const sorted = await compile('<CommonFields driver="S3" />');
    expect(sorted).toMatch(
      /The form also has the .*", including ".*Order by.*" and ".*Order direction/,
    );
    expect(sorted).not.toContain('but not');
    const proxied = await compile('<CommonFields driver="FTP" />', {drivers: ['FTP']});
    expect(proxied).toMatch(/", but not "[\s\S]*Web proxy/);
    expect(proxied).toMatch(
      /For this driver, the default of "[\s\S]*WebDAV policy[\s\S]*" is "[\s\S]*native_proxy/,
    );
    const own = await compile('<CommonFields driver="139Yun" />', {drivers: ['139Yun']});
    expect(own).toMatch(/", including "[\s\S]*Proxy range/i);
  });

  test('a storage sample is folded, and asks for values in angle brackets only where it has some', async () => {
    const page = {drivers: ['Virtual']};
    const complete = await compile(
      '<StorageSample driver="Virtual" values={{mount_path: "/a"}} />',
      page,
    );
    expect(complete).toMatch(/<_components.details className="factsDetails"><_components.summary>/);
    expect(complete).not.toContain('angle brackets');
    const partial = await compile('<StorageSample driver="S3" values={{mount_path: "/a"}} />');
    expect(partial).toContain('angle brackets');
  });

  test('the builder of a driver page takes the place of everything from the heading to the last sample', async () => {
    const page = await compile(
      'Before.\n\n## Add {/* #api */}\n\nYour drive:\n\n<StorageSample driver="S3" values={{mount_path: "/a"}} />\n\nA share:\n\n<StorageSample driver="Doge" values={{mount_path: "/b"}} />\n\n## Next {/* #next */}',
      {drivers: ['S3', 'Doge']},
    );
    const [before = '', rest = ''] = page.split('<StorageBuilder page="s3">');
    const [inside = '', after = ''] = rest.split('</StorageBuilder>');
    expect(before).toContain('Add');
    expect(inside).toMatch(/Your drive:.*A share:.*<\/StaticHtml>/s);
    expect(inside).not.toContain('Next');
    expect(after).toContain('Next');
    expect(page).toContain("from '@site/src/features/builders/storage/StorageBuilder'");
  });

  test('a page about several drivers begins with the choice, and others have none', async () => {
    const body = 'Intro.\n\n## S3 {/* #s3 */}\n\nOne.\n\n## Doge {/* #doge */}\n\nTwo.';
    const page = await compile(body, {drivers: ['S3', 'Doge']});
    expect(page).toMatch(
      /<DriverChoice legend="I use" all="Show all" drivers=\{\[\{.*Intro\..*div data-driver="1">.*div data-driver="2">/s,
    );
    expect(await compile('<DriverCard driver="S3" />')).not.toContain('DriverChoice');
  });

  test('a mark for a driver where it marks nothing is a mistake', async () => {
    await expect(compile('A <For driver="S3" /> sentence.')).rejects.toThrow(
      'it marks nothing here',
    );
  });

  test('a driver page leads from its messages to the report composer, with each of its drivers chosen', async () => {
    const page = await compile(
      '## Troubleshooting {/* #troubleshooting */}\n\n### `busy` {/* #busy */}\n\nWait.\n\n## Next {/* #next */}',
      {drivers: ['S3', 'Doge']},
    );
    const [section = ''] = page.split('Next');
    expect(section).toMatch(
      /Wait[\s\S]*Report another problem: [\s\S]*community[\s\S]*driver=S3#report[\s\S]*driver=Doge#report/,
    );
  });

  test('a page without a driver doesn’t', async () => {
    const page = await compile('## Troubleshooting {/* #troubleshooting */}\n\nWait.', {
      path: '/site/docs/guide/webdav.mdx',
    });
    expect(page).not.toContain('#report');
  });

  test('a sample on a page that is no driver’s stays alone', async () => {
    const page = await compile('<StorageSample driver="S3" values={{mount_path: "/a"}} />', {
      path: '/site/docs/guide/api/storages.mdx',
    });
    expect(page).toContain('factsDetails');
    expect(page).not.toContain('StorageBuilder');
  });

  test('a card names the release, and doesn’t repeat what works', async () => {
    const page = await compile('<DriverCard driver="S3" />');
    expect(page.match(/AList v3\./g)).toHaveLength(1);
    expect(page).not.toContain('Rename');
  });

  test('a caveat that the text shows is left out of what works', async () => {
    const page = {drivers: ['SFTP']};
    const id = /id="caveat-\w+"/g;
    const all = await compile('<Capabilities driver="SFTP" />', page);
    const placed = await compile(
      'Before you start: <Caveat has="symbolic link" />\n\n<Capabilities driver="SFTP" />',
      page,
    );
    expect(placed.match(id)?.toSorted()).toEqual(all.match(id)?.toSorted());
    expect(placed.match(/changes its target/g)).toHaveLength(1);
    expect(placed.indexOf('changes its target')).toBeLessThan(placed.indexOf('List folders'));
  });

  test.each([
    ['nothing like it', /no caveat of SFTP has "nothing like it"/],
    ['a', /caveats of SFTP have "a": /],
  ])('a caveat that "%s" does not tell apart is named', async (has, message) => {
    await expect(compile(`<Caveat has="${has}" />`, {drivers: ['SFTP']})).rejects.toThrow(message);
  });

  test('a route begins with a heading that the table of contents can see', async () => {
    const script = await compile('<ApiRoute id="post-api-fs-list" />');
    expect(script).toContain('id="api-post-api-fs-list"');
    expect(script).toContain('List a folder');
    expect(script).toContain('groupId="lang"');
  });

  test('a route links to its access level and to the permissions it needs, and folds its errors', async () => {
    const page = await compile('<ApiRoute id="post-api-fs-remove" />');
    expect(page).toMatch(/guide\/api\/#access".*User or guest/);
    expect(page).toMatch(/reference\/permissions\.html#perm-7".*Delete/);
    expect(page).toMatch(/details className="apiErrors".*Errors.*\{"4"\}/);
    expect(page).not.toContain('Optional permission');
    const list = await compile('<ApiRoute id="post-api-fs-list" />');
    expect(list).toMatch(/Optional permission.*#perm-1"/);
    expect(list).not.toContain('{"Permission"}');
    expect(await compile('<ApiRoute id="post-api-admin-storage-create" />')).toContain('"Admin"');
  });

  test('a route has a button that opens the runner, where a page can send its request', async () => {
    expect(await compile('<ApiRoute id="post-api-fs-list" />', API_PAGE)).toMatch(
      /data-route="post-api-fs-list".*"Send this request"/,
    );
    for (const id of ['propfind-dav-path', 'get-api-auth-sso', 's3-listobjects']) {
      expect(await compile(`<ApiRoute id="${id}" />`, API_PAGE), id).not.toContain('data-route');
    }
  });

  test('"Your server" stands below the introduction of an API page with routes, and on no other', async () => {
    const body = 'Words.\n\n## Access\n\n<ApiRoute id="post-api-fs-list" />';
    const page = await compile(body, API_PAGE);
    const places = ['Words.', '<ApiConsole />', 'Access', 'apiRoute'].map((part) =>
      page.indexOf(part),
    );
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    const types = await compile('<ApiType name="Obj" />', API_PAGE);
    expect(types).not.toContain('ApiConsole');
  });

  test('no page on which scripts of others may load asks for a token', async () => {
    const path = '/site/docs/guide/advanced/mcp.mdx';
    const page = await compile('<ApiRoute id="post-api-fs-list" />', {path});
    expect(page).toContain('/api/fs/list');
    expect(page).not.toContain('ApiConsole');
    expect(page).not.toContain('data-route');
  });

  test('the parameters of a route come first, then the samples, then the response', async () => {
    const page = await compile('<ApiRoute id="post-api-fs-list" />');
    const places = ['"Request body"', 'className="apiAside"', '"Response"', '"Errors"'].map(
      (part) => page.indexOf(part),
    );
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  test('fields of a shared type stand in the response only where no page shows them', async () => {
    const shown = await compile('<ApiRoute id="post-api-fs-dirs" />');
    expect(shown).toContain('#dir"');
    expect(shown).not.toContain('"modified"');
  });

  test('a route that names both of its methods does not name one of them again', async () => {
    expect(await compile('<ApiRoute id="get-p-path" />')).not.toContain('Also accepts');
    expect(await compile('<ApiRoute id="get-no-other-route" />')).not.toContain('Also accepts');
    expect(await compile('<ApiRoute id="post-api-fs-list" />')).toContain('Also accepts');
  });

  test('a route says in sentences who can call it, and at its types what can be null', async () => {
    const english = await compile('<ApiRoute id="post-api-fs-list" />');
    expect(english).toMatch(/make the path visible\. If a folder password applies,/);
    expect(english).toMatch(/array of .*#list-obj".*ListObj.* \(can be null\)/);
    const chinese = await compile('<ApiRoute id="post-api-fs-list" />', {locale: 'zh'});
    expect(chinese).toMatch(/角色能看到该路径。设有文件夹密码时/);
    expect(chinese).toMatch(/array of .*#list-obj".*ListObj.*（可为 null）/);
  });
});

describe('caveats', () => {
  /** The table of operations of a driver with these caveats, in both languages. */
  async function capabilitiesWith(caveats: DriverFact['caveats']): Promise<string> {
    const copy = copyFacts();
    copy.edit<DriverFact[]>('facts/drivers.json', (drivers) => {
      const s3 = drivers.find(({name}) => name === 'S3');
      if (s3) s3.caveats = caveats;
    });
    copy.edit<Record<string, string>>('zh/drivers.json', (texts) => {
      for (const {text} of caveats) texts[text] = '中文';
    });
    return compile('<Capabilities driver="S3" />', {siteDir: copy.siteDir});
  }

  test.each([
    ['data-loss', 'admonition type="danger" title="You can lose data">'],
    ['security', 'admonition type="danger" title="Files or credentials can be exposed">'],
    ['wrong-success', 'admonition type="warning" title="A success message can be wrong">'],
    ['endless', 'admonition type="warning" title="Some operations might never finish">'],
  ] as const)('of kind %s stand in a box', async (kind, box) => {
    const script = await capabilitiesWith([{kind, text: 'Read this first.'}]);
    expect(script).toContain(box);
    expect(script).toContain('Read this first.');
  });

  test.each(['limit', 'note'] as const)('of kind %s are items of the list', async (kind) => {
    const script = await capabilitiesWith([{kind, text: 'Read this first.'}]);
    expect(script).not.toContain('admonition');
    expect(script).toContain('Read this first.');
  });

  test('show keys in code and labels in bold', async () => {
    const script = await capabilitiesWith([
      {kind: 'note', text: 'Set `token` in **Manage → Storages** first.'},
    ]);
    expect(script).toMatch(/<_components\.code>\{"token"\}<\/_components\.code>/);
    expect(script).toMatch(/<_components\.strong>\{"Manage → Storages"\}/);
  });
});

describe('names in sentences', () => {
  test('a field leads to its row', async () => {
    expect(await compile(`Fill <Field name="${bucketKey}" />.`)).toContain(
      `href="#field-${bucketKey}"`,
    );
  });

  test('a shared field leads to the common page', async () => {
    expect(await compile('Set <Field name="web_proxy" />.')).toContain(
      'href="/guide/drivers/common.html#field-web_proxy"',
    );
  });

  test('an error shows its message and leads to its entry', async () => {
    const script = await compile('See <Err id="guest-disabled" />.');
    expect(script).toContain('href="/faq/errors/sign-in.html#err-guest-disabled"');
    expect(script).toContain('Guest user is disabled, login please');
  });

  test('a name whose page is not written stands without a link', async () => {
    const script = await compile('Set <Setting k="ldap_server" />.', {
      siteDir: copyFacts().siteDir,
    });
    expect(script).toContain('Ldap server');
    expect(script).not.toContain('href');
  });

  test('a release is named where the facts know it and nothing stands where they do not', async () => {
    expect(await compile('<Since of="config.mcp.enable" />')).toContain('v3.');
    expect(await compile('Text <Since of="S3.storage_class" />')).not.toContain('since');
  });
});

describe('what an author gets wrong', () => {
  test.each([
    ['<DriverFields driver="S4" />', 'unknown driver "S4"'],
    ['<DriverFields driver="S3" only={["bukcet"]} />', 'unknown field of S3 "bukcet"'],
    ['<DriverFields drivers="S3" />', 'drivers'],
    ['<DriverFields driver={name} />', 'a property must be a text'],
    ['<DriverFields driver="Local" sameAs="S3" />', 'Local has no field'],
    ['<ConfigTable section="nowhere" />', 'unknown config section "nowhere". Allowed: general'],
    ['<SettingTable group="nowhere" />', 'unknown settings group "nowhere". Allowed: single'],
    ['<ErrorList group="nowhere" />', 'unknown error group "nowhere". Allowed: auth'],
    ['<StorageSample driver="S3" values={{buket: 1}} />', 'S3 has no field "buket"'],
    ['Set <Field name="bukcet" />.', 'unknown field "bukcet" of S3'],
    ['Set <Config k="scheme.port" />.', 'unknown config key "scheme.port"'],
    ['See <Err id="nothing" />.', 'unknown error "nothing"'],
    ['<Perm bit={17} />', 'unknown permission bit "17"'],
    ['<Cmd name="format" />', 'unknown command "format"'],
    ['<ApiRoute id="get-nothing" />', 'unknown route "get-nothing"'],
  ])('%s stops the build', async (body, message) => {
    await expect(compile(body)).rejects.toThrow(message);
    await expect(compile(body)).rejects.toThrow(/s3\.mdx:1: <\w+>/);
  });
});

describe('tables that lead to what is explained elsewhere', () => {
  const page = {path: '/site/docs/reference/index.mdx', drivers: []};

  test('a variable has both names, its key, and no text of the page of the file', async () => {
    const english = await compile('<EnvironmentTable section="database" />', page);
    expect(english).toContain('id="env-db_type"');
    expect(english).toContain('{"ALIST_DB_TYPE"}');
    expect(english).toContain('{"DB_TYPE"}');
    expect(english).toContain('/config/configuration.html#config-database-type');
    const general = await compile('<EnvironmentTable section="general" />', page);
    expect(general).not.toContain('dist_dir');
    expect(await compile('<FactNotes of="no-environment" />', page)).toContain('dist_dir');
  });

  test('the actions of a client lead to the entries, with status, code, and what to do', async () => {
    const english = await compile('<ClientActions />', page);
    expect(english).toContain('/faq/errors/sign-in.html#err-token-invalidated');
    expect(english).toContain('Sign in again, and repeat the request once.');
    const {client_actions: actions} = siteFacts.raw.errors;
    const shown = [...english.matchAll(/\{"(sign-in|wait|ask|pause|link|refresh|exists|gone)"\}/g)];
    expect(shown.length).toBe(actions.flatMap(({errors}) => errors).length);
    expect(english).toContain('HTTP 200, code 401');
    expect([...english.matchAll(/HTTP \d+, code \d+/g)].length).toBe(shown.length);
  });

  test('the index of errors leads to the entries, by code', async () => {
    const english = await compile('<ErrorIndex group="auth" />', page);
    expect(english).toContain('/faq/errors/sign-in.html#err-guest-disabled');
    const codes = [...english.matchAll(/\{"(\d{3})"\}/g)].map(([, code]) => Number(code));
    expect(codes).toEqual(codes.toSorted((left, right) => left - right));
    expect(codes.length).toBeGreaterThan(10);
    await expect(compile('<ErrorIndex group="nothing" />', page)).rejects.toThrow(
      /unknown error group "nothing"\. Allowed: auth/,
    );
  });

  test('what was not run leads to the messages that nothing can cause', async () => {
    const {siteDir} = copyFacts();
    const check = {area: 'api', file: 'api/a.live.ts', title: 'a', state: 'skipped'};
    const checks = [{...check, proves: ['fact:errors.stream-peek'], reason: 'nothing returns it'}];
    mkdirSync(path.join(siteDir, LIVE_RESULTS_FOLDER), {recursive: true});
    writeFileSync(
      path.join(siteDir, LIVE_RESULTS_FOLDER, 'v3.63.0.json'),
      JSON.stringify({alist: 'v3.63.0', date: '2026-11-24', checks}),
    );
    const skipped = await compile('<LiveResults show="skipped" />', {...page, siteDir});
    expect(skipped).toMatch(/nothing returns it[\s\S]*StreamPeekFail/);
    expect(skipped).not.toContain('1 checks');
  });

  test('the full matrix shows the first release and counts known issues', async () => {
    const full = await compile('<DriverMatrix full />', page);
    expect(full).toContain('{"v3.62.0"}');
    expect(full).toContain('/reference/known-issues.html?driver=FTP');
    expect(await compile('<DriverMatrix />', page)).not.toContain('known-issues');
  });
});

describe('pages about the pages', () => {
  const page = {path: '/site/docs/whats-new.mdx', drivers: []};

  test('the news have a date, a text, and links to pages by their titles', async () => {
    const english = await compile('<NewsList />', page);
    expect(english).toContain('id="known-issues"');
    expect(english).toContain('/reference/known-issues.html');
    expect(english).toContain('{"Nov 22, 2026"}');
    expect(await compile('<NewsList />', {...page, locale: 'zh'})).toContain('{"已知问题"}');
  });

  test('the state of the translations counts the pages', async () => {
    expect(await compile('<TranslationStatus />', page)).toMatch(/\d+ pages/);
    expect(await compile('<TranslationStatus />', {...page, locale: 'zh'})).toMatch(/\d+ 个页面/);
  });
});
