import path from 'node:path';
import type {Page} from '@playwright/test';
import {expect} from 'vitest';
import {runProgram, until} from '../suite/programs';
import {suite, type Place} from '../suite/suite';
import {BROWSER, closeBrowser, openAs} from './browser';
import {
  addLocal,
  addStorage,
  addUserWith,
  ok,
  passwordOf,
  plant,
  setSetting,
  settingOf,
} from './support';

const live = suite({own: true, needs: [BROWSER, 'ffmpeg']});

const PAGE = 'guide/preview';
const on = (...headings: string[]): Place[] =>
  headings.map((heading): Place => `page:${PAGE}#${heading}`);

let disk = '';
let page: Page;

/** Makes a file with ffmpeg's made-up pictures or sounds. */
async function make(name: string, source: string, ...options: string[]): Promise<void> {
  const {code, stderr} = await runProgram('ffmpeg', [
    ...['-loglevel', 'error', '-f', 'lavfi', '-i', source, ...options],
    path.join(disk, name),
  ]);
  expect([code, stderr]).toEqual([0, '']);
}

live.before(async () => {
  disk = await addLocal(live.alist, '/a', {
    'notes.txt': 'plain words',
    'main.go': 'package main',
    'guide.md': '# A heading\n\ntext',
    'page.html':
      '<p></p><script>document.querySelector("p").textContent = localStorage.getItem("token") ? "has the token" : "none"</script>',
    'sheet.docx': 'x',
    'paper.pdf': 'x',
    'book.epub': 'x',
    'demo.cast': '{"version": 2, "width": 80, "height": 24}\n[0.1, "o", "hello"]\n',
    'site.url': '[InternetShortcut]\nURL=http://127.0.0.1/x\n',
    'app.ipa': 'x',
    'thing.xyz': 'x',
    'damaged.png': 'x',
    'Film.en.srt': '1\n00:00:00,000 --> 00:01:00,000\nGood evening\n',
    'Film.xml': '<i></i>',
    'Film.LRC': 'x',
    'Other.srt': 'x',
    'song.lrc': '[00:00.00]first line\n',
  });
  await make('Film.webm', 'testsrc=size=64x48:rate=5:duration=1', '-c:v', 'libvpx');
  await make('Second.webm', 'testsrc=size=64x48:rate=5:duration=1', '-c:v', 'libvpx');
  await make('song.wav', 'sine=duration=1');
  await make('tune.wav', 'sine=duration=1');
  for (const name of ['one.png', 'two.png', 'song.png'])
    await make(name, 'testsrc=size=64x48', '-frames:v', '1');
  await runProgram('tar', ['-cf', 'files.tar', 'notes.txt'], {cwd: disk});
  await addUserWith(live.alist, 'anna', [['/', 0xffff]], '/');
  page = await openAs(live.alist, 'anna', passwordOf('anna'), '/a');
  page.setDefaultTimeout(20_000);
});
live.after(closeBrowser);

/** The file's own part of the page. */
const box = () => page.locator('.obj-box');
const menu = () => box().locator('.hope-select__trigger').first();

/** Opens a file by its link. */
async function open(at: string): Promise<void> {
  await page.goto(`${live.alist.url}${at}`);
  await box().waitFor();
}

/** Opens a file from the list of its folder. */
async function openFromFolder(name: string, folder = '/a'): Promise<void> {
  await page.goto(`${live.alist.url}${folder}`);
  await page.locator('a.name-box', {has: page.getByTitle(name, {exact: true})}).click();
  await page.waitForURL(`**${folder}/${name}`);
  await menu().waitFor();
}

/** Names in the menu of viewers. */
async function viewers(): Promise<string[]> {
  await menu().click();
  const names = await page.locator('.hope-select__option').allInnerTexts();
  await page.keyboard.press('Escape');
  return names;
}

async function choose(viewer: string): Promise<void> {
  await menu().click();
  await page.getByRole('option', {name: viewer, exact: true}).click();
}

const textViewers = ['Markdown', 'Markdown with word wrap', 'Text Editor', 'Download'];

const kinds: readonly (readonly [file: string, viewers: readonly string[], opened?: string])[] = [
  ['notes.txt', textViewers, 'plain words'],
  ['main.go', textViewers, 'package main'],
  ['guide.md', textViewers, 'A heading'],
  ['page.html', ['HTML render', ...textViewers]],
  ['one.png', ['Image', 'Download']],
  ['Film.webm', ['Video', 'Video360', 'Download']],
  ['song.wav', ['Audio', 'Download']],
  ['files.tar', ['Archive Preview', 'Download'], 'notes.txt'],
  ['sheet.docx', ['Microsoft', 'Google', 'Download']],
  ['paper.pdf', ['PDF.js', 'Download']],
  ['book.epub', ['EPUB.js', 'Download']],
  ['app.ipa', ['Ipa', 'Download'], 'Install'],
  ['demo.cast', ['Asciinema', 'Download']],
  ['site.url', ['Url Open', 'Text Editor', 'Download'], 'Open in new window'],
];

for (const [file, expected, text] of kinds)
  live.check(
    `${file} opens in ${expected[0] ?? ''}, and the menu has the viewers of the table`,
    [...on('formats'), 'fact:features.preview'],
    async () => {
      await open(`/a/${file}`);
      await menu().waitFor();
      if (text !== undefined) await box().getByText(text).first().waitFor();
      expect(await viewers()).toEqual(expected);
    },
  );

live.check(
  'the online viewers get a link that works without an account',
  [...on('formats'), 'page:config/preview#iframe', 'fact:settings.iframe_previews'],
  async () => {
    for (const [file, start] of [
      ['sheet.docx', 'https://view.officeapps.live.com/op/view.aspx?src='],
      ['paper.pdf', 'https://alist-org.github.io/pdf.js/web/viewer.html?file='],
      ['book.epub', 'https://alist-org.github.io/static/epub.js/viewer.html?url='],
    ] as const) {
      await open(`/a/${file}`);
      const source = (await box().locator('iframe').getAttribute('src')) ?? '';
      expect(source).toContain(start);
      const link = decodeURIComponent(source.slice(start.length));
      expect(await (await fetch(link)).text()).toBe('x');
    }
  },
);

live.check(
  'a script in an HTML file can use the account of who opens it',
  on('formats'),
  async () => {
    await open('/a/page.html');
    await box().frameLocator('iframe').getByText('has the token').waitFor();
  },
);

live.check(
  'the arrow keys open the next and the previous image of a folder',
  on('formats', 'side-files'),
  async () => {
    await openFromFolder('one.png');
    await box().locator('img').waitFor();
    await page.keyboard.press('ArrowRight');
    await box().locator('img[src*="song.png"]').waitFor();
    await page.keyboard.press('ArrowLeft');
    await box().locator('img[src*="one.png"]').waitFor();
  },
);

live.check(
  'a file in no list has no menu, but buttons to download it, and AList does not remember a viewer',
  on('choose', 'limits'),
  async () => {
    await open('/a/thing.xyz');
    await box().getByText('Download').waitFor();
    expect(await menu().count()).toBe(0);
    await open('/a/notes.txt');
    await choose('Download');
    await box().getByText('Copy link').waitFor();
    await open('/a/notes.txt');
    await box().getByText('plain words').waitFor();
    expect(await menu().innerText()).toContain('Markdown');
  },
);

live.check(
  'type=video and type=audio in the URL add the viewers of that type',
  on('choose'),
  async () => {
    await open('/a/thing.xyz?type=video');
    expect(await viewers()).toEqual(['Video', 'Video360', 'Download']);
    await open('/a/thing.xyz?type=audio');
    expect(await viewers()).toEqual(['Audio', 'Download']);
  },
);

live.check(
  'a new extension in a list of types gives a file a viewer',
  [...on('limits'), 'page:config/preview#types', 'fact:settings.text_types'],
  async () => {
    const before = await settingOf(live.alist, 'text_types');
    await setSetting(live.alist, 'text_types', `${before},xyz`);
    await open('/a/thing.xyz');
    expect(await viewers()).toEqual(textViewers);
    await setSetting(live.alist, 'text_types', before);
  },
);

live.check(
  'subtitles and danmaku go with a video by its name, in lowercase',
  on('side-files'),
  async () => {
    const {related} = ok(
      await live.alist.api.post<{related: {name: string}[]}>('/api/fs/get', {path: '/a/Film.webm'}),
    );
    expect(related.map(({name}) => name).sort()).toEqual(['Film.LRC', 'Film.en.srt', 'Film.xml']);
    await open('/a/Film.webm');
    await box().getByText('Good evening').waitFor();
  },
);

live.check(
  'a song has its playlist, lyrics, and cover if it opens from its folder, and none of them by its link',
  on('formats', 'side-files'),
  async () => {
    const titles = box().locator('.aplayer-list-title');
    const cover = box().locator('.aplayer-pic');
    await openFromFolder('song.wav');
    await box().getByText('first line').first().waitFor();
    expect(await titles.allInnerTexts()).toEqual(['song.wav', 'tune.wav']);
    expect(await cover.getAttribute('style')).toContain('/a/song.png');
    await open('/a/song.wav');
    await cover.waitFor();
    expect(await titles.count()).toBe(1);
    expect(await box().getByText('first line').count()).toBe(0);
    expect(await cover.getAttribute('style')).not.toContain('/a/song.png');
  },
);

/** Beginnings of the links below a video, in the order of the page. */
const players = [
  'iina:',
  'potplayer:',
  'vlc:',
  'nplayer-http:',
  'omniplayer:',
  'figplayer:',
  'infuse:',
  'filebox:',
  'intent:',
  'intent:',
  'iplay:',
  'mpv:',
];

live.check(
  'below a video are the players of the page, with a link that works without an account',
  on('players'),
  async () => {
    await open('/a/Film.webm');
    const icons = box().locator('a:has(img)');
    await icons.first().waitFor();
    const links = await icons.evaluateAll((all) =>
      all.map((each) => each.getAttribute('href') ?? ''),
    );
    expect(links.map((link) => link.slice(0, link.indexOf(':') + 1))).toEqual(players);
    const vlc = links.find((link) => link.startsWith('vlc://'))?.slice('vlc://'.length) ?? '';
    expect(vlc).toContain(`${live.alist.url}/d/a/Film.webm`);
    expect((await fetch(vlc)).status).toBe(200);
  },
);

live.check('an image that the browser cannot show says so', on('image-fails'), async () => {
  await open('/a/damaged.png');
  await box().getByText('Failed to load image').waitFor();
});

live.check(
  'a text of a storage that redirects is refused unless its extension is in a list',
  [...on('proxy-refused'), 'fact:errors.proxy-not-allowed'],
  async () => {
    const list = ['xyz', ...['xml', 'srt', 'ass', 'vtt', 'lrc']]
      .map((extension) => `notes.${extension}:1:${live.alist.url}/robots.txt`)
      .join('\n');
    await addStorage(live.alist, '/links', 'UrlTree', {url_structure: list, head_size: false});
    const read = async (extension: string) => {
      const path = `/links/notes.${extension}`;
      const {sign} = ok(await live.alist.api.post<{sign: string}>('/api/fs/get', {path}));
      const {message, status} = await live.alist.api.get(`/p${path}?sign=${sign}`);
      return message === '' ? status : message;
    };
    for (const extension of ['xml', 'srt', 'ass', 'vtt', 'lrc'])
      expect([extension, await read(extension)]).toEqual([extension, 200]);
    expect(await read('xyz')).toBe('proxy not allowed');
  },
);

live.check('Auto next keeps its state in the browser', on('auto-next'), async () => {
  const next = box().locator('label').filter({hasText: 'Auto next'});
  const isOn = async () => (await next.getAttribute('data-checked')) !== null;
  await open('/a/Film.webm');
  await next.waitFor();
  expect(await isOn()).toBe(true);
  await next.click();
  expect(await isOn()).toBe(false);
  await page.reload();
  await next.waitFor();
  expect(await isOn()).toBe(false);
});

live.check(
  'placeholders and expressions of embedded viewers are replaced as the table says',
  [
    'page:config/preview#iframe',
    'page:config/preview#own-viewer',
    'fact:settings.iframe_previews',
    'fact:settings.external_previews',
  ],
  async () => {
    const before = await settingOf(live.alist, 'iframe_previews');
    const forms: readonly (readonly [name: string, read: (text: string) => string])[] = [
      ['', (text) => text],
      ['e_', decodeURIComponent],
      ['b_', (text) => Buffer.from(text, 'base64').toString()],
      ['eb_', (text) => Buffer.from(decodeURIComponent(text), 'base64').toString()],
    ];
    const viewer = 'https://viewer.example/#';
    const viewersByName = forms.map(([form]) => [
      `Viewer ${form}`,
      `${viewer}$name|$${form}url|$${form}durl`,
    ]);
    await setSetting(
      live.alist,
      'iframe_previews',
      JSON.stringify({'/^xy.$/': Object.fromEntries(viewersByName)}),
    );
    const external = {xyz: {Program: 'program:$durl'}};
    await setSetting(live.alist, 'external_previews', JSON.stringify(external));
    await open('/a/thing.xyz');
    await box().getByText('Open with ...').waitFor();
    for (const [form, read] of forms) {
      if (form !== '') await choose(`Viewer ${form}`);
      await until(`Viewer ${form} to open`, async () =>
        (await menu().innerText()).endsWith(`Viewer ${form}`.trim()),
      );
      const source = (await box().locator('iframe').getAttribute('src')) ?? '';
      const [name, url = '', direct = ''] = source.slice(viewer.length).split('|');
      expect([form, name, read(url), read(direct)]).toEqual([
        form,
        'thing.xyz',
        expect.stringContaining(`${live.alist.url}/p/a/thing.xyz?sign=`),
        expect.stringContaining(`${live.alist.url}/d/a/thing.xyz?sign=`),
      ]);
    }
    await setSetting(live.alist, 'iframe_previews', before);
    await setSetting(live.alist, 'external_previews', '{}');
  },
);

live.check(
  'the sample removes Video360 from the menu',
  ['page:config/preview#order', 'fact:settings.preview_settings'],
  async () => {
    await setSetting(
      live.alist,
      'preview_settings',
      '{"webm": {"disabled": ["builtin:video360"]}}',
    );
    await open('/a/Film.webm');
    expect(await viewers()).toEqual(['Video', 'Download']);
    await setSetting(live.alist, 'preview_settings', '{}');
  },
);

live.check(
  'files in a folder show as its readme and header, unless readme_autorender is off',
  ['page:guide/advanced/meta#readme', 'fact:settings.readme_autorender'],
  async () => {
    plant(disk, {docs: {'readme.md': 'the readme', 'top.md': 'the header', 'x.txt': 'x'}});
    const goto = () => page.goto(`${live.alist.url}/a/docs`);
    await goto();
    await page.getByText('the readme').waitFor();
    await page.getByText('the header').waitFor();
    await setSetting(live.alist, 'readme_autorender', 'false');
    await goto();
    await page.getByText('x.txt').waitFor();
    await page.waitForLoadState('networkidle');
    expect(await page.getByText('the readme').count()).toBe(0);
    expect(await page.getByText('the header').count()).toBe(0);
    await setSetting(live.alist, 'readme_autorender', 'true');
  },
);
