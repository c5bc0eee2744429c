import {expect, test} from 'vitest';
import {linesOf, sharesOf} from '@site/tests/prose/sharedLines';

test('a page has a line for each heading, paragraph, cell, and label, without drawings and code of scripts', () => {
  const lines = linesOf(`
    <nav>Menu</nav>
    <div class="theme-doc-markdown markdown">
      <h2>Add the <em>storage</em></h2>
      <p>Enter the <code>token</code>.</p><svg><title>Copy</title></svg><script>run()</script>
      <table><tr><th>Field</th><td>Name\n   of the bucket</td></tr></table>
      <label><input type="radio"> Proxy</label>: Slow.
    </div>
    <footer>Edit</footer>`);
  expect(lines).toEqual([
    'Add the storage',
    'Enter the token.',
    'Field',
    'Name of the bucket',
    'Proxy',
    ': Slow.',
  ]);
});

test('what is on more than 20 pages is shared, and what is on 20 is not', () => {
  const pages = Object.fromEntries(
    Array.from({length: 21}, (_, index) => [
      `page${index}`,
      ['On all pages', index < 20 ? 'On twenty of them' : 'On this one alone'],
    ]),
  );
  const shares = sharesOf(pages, 'en');
  expect(shares).toHaveLength(21);
  expect(shares.every(({words, share}) => words === 7 && share === 3 / 7)).toBe(true);
});

test('the page with the largest share comes first, and Chinese words are words', () => {
  const many = Object.fromEntries(
    Array.from({length: 20}, (_, index) => [`page${index}`, ['添加存储', `第 ${index} 页`]]),
  );
  const shares = sharesOf({...many, short: ['添加存储']}, 'zh');
  expect(shares[0]).toEqual({slug: 'short', words: 2, share: 1});
  expect(shares.at(-1)?.share).toBeLessThan(1);
});

test('pages without words share nothing', () => {
  expect(sharesOf({empty: []}, 'en')).toEqual([{slug: 'empty', words: 0, share: 0}]);
});
