import {describe, expect, test} from 'vitest';
import {readPage} from '@site/src/plugins/output/search-index/readPage';

const html = `<!doctype html><html><head></head><body><main><article>
<nav>crumbs</nav><header><h1>S3 storage</h1><ul><li>5 min read</ul></header><p>About <code>buckets</code>, see <a href="/guide/%E7%BD%91.html#x">this</a>.
<h2 id=fields>Fields<a class=hash-link href=#fields>\u200b</a></h2>
<table><caption>Field</caption><thead><tr><th>Field<th>Default</thead><tbody>
<tr id=field-bucket><th scope=row><span data-search-name>Bucket</span><a><code>bucket</code></a><span>required</span><td data-label=Default>—<td>Bucket name.
<tr id=config-port><th scope=row><code>port</code><td><code>ALIST_PORT</code> <code>PORT</code><td data-label=Default><code>5244</code><td>The port.
</table>
<h2 id=list>List a folder</h2><p data-search-codes><strong>POST</strong> <span data-search-name>PROPFIND</span> <code>/api/fs/list</code>
<pre><code><span>curl</span> ${'x'.repeat(400)}</code></pre><button>Copy</button>
<article id=err-a class=factsError><p data-search-title><code>token is expired</code><dl><dt>Cause<dd>Too old.</dl></article>
<table><tr><th><a href=/guide/common.html#field-order>Order <code>order</code></a><td>0</table></article><footer><a href=https://example.com>Edit this page</a></footer></main></body></html>`;

describe('readPage', () => {
  const page = readPage(html, '/guide/s3.html');
  const find = (anchor: string) => page?.entries.find((entry) => entry.anchor === anchor);

  test('the page comes first', () => {
    expect(page?.entries[0]).toEqual({
      kind: 'page',
      anchor: '',
      title: 'S3 storage',
      names: [],
      body: 'About buckets, see this.',
    });
  });
  test('a page whose heading also says something else is called by what is marked in it', () => {
    const home = readPage(
      '<main><h1><span data-search-title>AList</span><span>All your storage,</span> <span>one tree.</span></h1><p>Text.</main>',
      '/',
    );
    expect(home?.entries[0]).toMatchObject({title: 'AList', body: 'Text.'});
  });
  test('sections of one page with the same title also have the heading above each', () => {
    const drivers = readPage(
      `<main><h1>Drives</h1><h2 id=add>Add the storage</h2><h3 id=add-a>A</h3><h4 id=more>More</h4>
      <h2 id=works>What works</h2><h3 id=works-a>A</h3><h3 id=works-b>B</h3></main>`,
      '/guide/drivers/a.html',
    );
    expect(drivers?.entries.map(({anchor, under}) => [anchor, under])).toEqual([
      ['', undefined],
      ['add', undefined],
      ['add-a', 'Add the storage'],
      ['more', undefined],
      ['works', undefined],
      ['works-a', 'What works'],
      ['works-b', undefined],
    ]);
  });
  test('sections and rows have their own entries, in order', () => {
    expect(page?.entries.map(({anchor}) => anchor)).toEqual([
      '',
      'fields',
      'field-bucket',
      'config-port',
      'list',
      'err-a',
    ]);
  });
  test('links to other pages are listed; links out, and to places on the same page, are not', () => {
    expect(page?.links).toEqual(['/guide/网.html#x', '/guide/common.html#field-order']);
  });
  test('reading time, edit link, and rows that repeat those of another page are no text', () => {
    const text = page?.entries.map(({body}) => body).join(' ');
    expect(text).not.toMatch(/min read|Edit this page|Order/);
  });
  test('a row has its name, its label, and what it means before its default', () => {
    expect(find('field-bucket')).toMatchObject({
      kind: 'row',
      title: 'bucket',
      names: ['Bucket'],
      body: 'Bucket name.',
    });
    expect(find('config-port')).toMatchObject({title: 'port', names: ['ALIST_PORT']});
    // Neither the name once more, nor the heading of the column.
    expect(find('config-port')?.body).toBe('The port. · 5244');
  });
  test('an error is called by its message', () => {
    expect(find('err-a')).toMatchObject({title: 'token is expired', body: 'Too old.'});
  });
  test('a call is also called by its path; long code and controls are left out', () => {
    expect(find('list')?.names).toEqual(['/api/fs/list', 'PROPFIND']);
    expect(find('list')?.body.length).toBeLessThan(260);
    expect(find('list')?.body).not.toContain('Copy');
  });
  test('words of neighbours are kept apart; what a part says until it runs is left out', () => {
    const tool = `<main><h1>Helper</h1><p role=status>Loading</p><ul><li><span>Asks for tokens</span><code>POST <b>a.example</b></code> twice</li></ul></main>`;
    expect(readPage(tool, '/tool/x.html')?.entries[0]?.body).toBe(
      'Asks for tokens POST a.example twice',
    );
  });
  test('what the facts mark as a repetition is left out', () => {
    const index = `<main><h1>Messages</h1><p>All of them:</p><div data-search-skip><table><tr id=err-b><th>busy</table></div></main>`;
    expect(readPage(index, '/x.html')?.entries).toEqual([
      {kind: 'page', anchor: '', title: 'Messages', names: [], body: 'All of them:'},
    ]);
  });
  test('drawings are no text; on the page that shows every widget, neither are samples', () => {
    const demo = `<main><h1>Contribute</h1><p>Write it.</p><pre><code>docker run</code></pre><div role=tabpanel>Docker</div><figure data-needs=diagram><pre><code>flowchart LR</code></pre></figure></main>`;
    expect(readPage(demo, '/guide/contribute.html')?.entries[0]?.body).toBe('Write it.');
    expect(readPage(demo, '/guide/x.html')?.entries[0]?.body).toBe('Write it. docker run Docker');
  });
  test('a place where a line may end parts no word, and the name of a choice is no text', () => {
    const found = readPage(
      '<main><h1>A</h1><fieldset><legend>I use</legend></fieldset><p>Open <code>https://<wbr>s3.<wbr>example.com</code>.</main>',
      '/guide/a.html',
    );
    expect(found?.entries[0]?.body).toBe('Open https://s3.example.com.');
  });
  test('heads of tables and their captions are no text', () => {
    expect(find('fields')?.body).toBe('');
  });
  test('a page in English of another language, which search engines skip, is found like the others', () => {
    const untranslated = `<head><meta name=robots content=noindex></head><main><div class=markdown lang=en><h1>Use WebDAV</h1><div lang=xx data-search-skip>Not translated</div><p>Mount it.</div></main>`;
    expect(readPage(untranslated, '/xx/a.html')?.entries).toMatchObject([
      {title: 'Use WebDAV', body: 'Mount it.'},
    ]);
  });
  test('pages that are not to be found are left out', () => {
    expect(readPage(html.replace('<head>', '<head><meta name=robots content=noindex>'), '/a')).toBe(
      undefined,
    );
    expect(readPage('<main><p>No title</main>', '/a')).toBe(undefined);
    expect(readPage('', '/a')).toBe(undefined);
  });
});
