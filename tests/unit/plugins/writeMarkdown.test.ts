import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync, existsSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, onTestFinished, test} from 'vitest';
import {writeMarkdown} from '@site/src/plugins/output/markdown/writeMarkdown';

const html = (title: string): string =>
  `<!doctype html><html><head><title data-rh=true>${title} &amp; more | Docs</title><meta data-rh=true name=description content="About ${title}."/></head><body><main><h1>${title}</h1><p>Text</p></main></body></html>`;

/** Builds a language with these pages, by route, and returns its folder. */
function build(pages: Readonly<Record<string, string>>): string {
  const outDir = mkdtempSync(path.join(tmpdir(), 'markdown-'));
  onTestFinished(() => rmSync(outDir, {recursive: true}));
  for (const [file, content] of Object.entries(pages)) {
    mkdirSync(path.dirname(path.join(outDir, file)), {recursive: true});
    writeFileSync(path.join(outDir, file), content);
  }
  return outDir;
}

const place = {siteDir: '.', baseUrl: '/zh/', url: 'https://example.com', locale: 'zh'} as const;

test('each page has its Markdown beside it', () => {
  const outDir = build({'guide/index.html': html('Guide'), 'guide/s3.html': html('S3')});
  const routesPaths = ['/zh/guide/s3.html', '/zh/guide/', '/zh/gone.html'];
  expect(writeMarkdown({...place, outDir, routesPaths})).toEqual([
    {
      route: '/zh/guide/',
      title: 'Guide & more',
      description: 'About Guide.',
      text: '# Guide\n\nText\n',
    },
    {
      route: '/zh/guide/s3.html',
      title: 'S3 & more',
      description: 'About S3.',
      text: '# S3\n\nText\n',
    },
  ]);
  expect(readFileSync(path.join(outDir, 'guide/s3.md'), 'utf8')).toBe('# S3\n\nText\n');
});

test('the search and the 404 page have none, but pages of that name in folders do', () => {
  const files = ['search.html', '404.html', 'tool/x/callback.html', 'config/search.html'];
  const outDir = build(Object.fromEntries(files.map((file) => [file, html(file)])));
  const routesPaths = files.map((file) => `/zh/${file}`);
  expect(writeMarkdown({...place, outDir, routesPaths}).map(({route}) => route)).toEqual([
    '/zh/config/search.html',
  ]);
  expect(existsSync(path.join(outDir, 'config/search.md'))).toBe(true);
});

test('a page that changed is made again', () => {
  const outDir = build({'s3.html': html('S3')});
  const routesPaths = ['/zh/s3.html'];
  writeMarkdown({...place, outDir, routesPaths});
  writeFileSync(path.join(outDir, 's3.html'), html('S3').replace('Text', 'New text'));
  expect(writeMarkdown({...place, outDir, routesPaths})[0]?.text).toBe('# S3\n\nNew text\n');
});
