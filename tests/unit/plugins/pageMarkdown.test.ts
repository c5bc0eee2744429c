import {describe, expect, test} from 'vitest';
import {pageMarkdown} from '@site/src/plugins/output/markdown/pageMarkdown';

const ADDRESS = 'https://example.com/docs/guide/s3.html';

/** The Markdown of a page with this content. */
function markdownOf(content: string, locale: 'en' | 'zh' = 'en'): string | undefined {
  const html = `<!doctype html><html><body><nav><a href=/>Home</a></nav><main><article><nav>crumbs</nav>
<div class=markdown><header><h1>S3</h1></header>${content}</div><footer>Edit</footer></article></main></body></html>`;
  return pageMarkdown(html, ADDRESS, locale);
}

const textOf = (content: string, locale?: 'en' | 'zh'): string | undefined =>
  markdownOf(content, locale)?.replace('# S3\n\n', '');

test('a page is its title and text, without navigation and controls', () => {
  expect(
    markdownOf(
      '<p>Hello<h2 id=add>Add it<a class=hash-link href=#add>\u200b</a></h2><button>Copy</button><svg><path/></svg>',
    ),
  ).toBe('# S3\n\nHello\n\n## Add it\n');
});

test('a page without a title has no Markdown', () => {
  expect(pageMarkdown('<main><p>Search</main>', ADDRESS, 'en')).toBeUndefined();
  expect(pageMarkdown('<p>no main part', ADDRESS, 'en')).toBeUndefined();
});

test('links and pictures are absolute', () => {
  expect(
    textOf('<p><a href=/docs/faq/>FAQ</a> <a href=#add>below</a> <img src=/docs/a.png alt=A>'),
  ).toBe(
    '[FAQ](https://example.com/docs/faq/) [below](https://example.com/docs/guide/s3.html#add) ![A](https://example.com/docs/a.png)\n',
  );
});

test('a box is an alert with its title', () => {
  expect(
    textOf(
      '<div class="theme-admonition theme-admonition-danger"><div><span><svg></svg></span>Keys leak</div><div><p>Keep them.</p></div></div>',
    ),
  ).toBe('> [!CAUTION]\n>\n> **Keys leak**\n>\n> Keep them.\n');
});

test('samples of all languages follow each other, each with its name', () => {
  const panel = (name: string, code: string) =>
    `<div role=tabpanel data-label=${name} hidden><pre data-language=${name}><code><span>${code}</span></code></pre></div>`;
  expect(
    textOf(
      `<div role=tablist><button>curl</button></div>${panel('bash', 'curl x')}${panel('go', 'go x')}`,
    ),
  ).toBe('**bash**\n\n```bash\ncurl x\n```\n\n**go**\n\n```go\ngo x\n```\n');
});

describe('a table survives', () => {
  const table = (cells: string) =>
    textOf(`<table><caption>x</caption><thead><tr><th>A<th>B<tbody><tr>${cells}</table>`);

  test('with a list, lines, and code with a pipe in its cells', () => {
    expect(
      table(
        '<th><span class=factsLabel>Port</span><a href=#p><code>port</code></a> <b>Required</b><td>Either:<ul><li>one<li><code>a|b</code></ul><div>End</div>',
      ),
    ).toBe(
      '| A | B |\n| - | - |\n| Port<br>[`port`](https://example.com/docs/guide/s3.html#p) **Required** | Either:<br>• one<br>• `a\\|b`<br>End |\n',
    );
  });

  test('with code of several lines', () => {
    expect(table('<td>x<td>State:<pre><code>{\n "a": 1\n}</code></pre>')).toContain(
      '| x | State:<br>`{ "a": 1 }` |',
    );
  });

  test('and keeps the name of a row that has a checkbox', () => {
    expect(
      table(
        '<th><label class=factsLabel><input type=checkbox>Write</label> <code>write</code><td>x',
      ),
    ).toContain('| Write<br>`write` | x |');
  });
});

test('words and their meanings are a list, with the colon of the language', () => {
  const list = '<dl><dt>驱动<dd><code>S3</code><dt>说明<dd><p>一句。</p></dl>';
  expect(textOf(list, 'zh')).toBe('- **驱动**：`S3`\n\n- **说明**\n\n  一句。\n');
  expect(textOf('<dl><dt>Driver<dd>S3</dl>')).toBe('- **Driver**: S3\n');
});

test('emphasis is Markdown beside letters of Chinese, and before a space', () => {
  expect(textOf('<p>中<em>文</em>字<strong>直链：</strong>文件 <strong>Note: </strong>this')).toBe(
    '中*文*字**直链**：文件 **Note**: this\n',
  );
});

test('a card is a linked title with its text', () => {
  expect(textOf('<a href=/docs/x.html><h2>Install</h2><p>On any system.</p></a>')).toBe(
    '## [Install](https://example.com/docs/x.html)\n\nOn any system.\n',
  );
});

test('neighbors that only style sheets keep apart get a space', () => {
  expect(textOf('<p><span>Local storage</span><small>Local</small>')).toBe('Local storage Local\n');
});

test('of the two pictures for the color modes, there is one', () => {
  expect(
    textOf(
      '<figure><img src=/l.png alt=Form><img src=/d.png alt=Form><figcaption>The form</figcaption></figure>',
    ),
  ).toBe('![Form](https://example.com/l.png)\n\nThe form\n');
});
