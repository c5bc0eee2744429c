// @vitest-environment jsdom
import {readFileSync} from 'node:fs';
import postcss from 'postcss';
import {expect, test} from 'vitest';

const FIRST_WORDS = '.markdown header + [data-static] > p:first-child';

/** Selectors of the rule that makes the first paragraph of a page larger. */
function leadSelectors(): string {
  let found = '';
  postcss.parse(readFileSync('src/css/base.css', 'utf8')).walkRules((rule) => {
    if (rule.selectors.includes(FIRST_WORDS)) found = rule.selector;
  });
  return found;
}

test.each([
  ['first', '<p id=lead>Lead<p>Next', 'lead'],
  ['below the note that it is in English', '<div lang=xx></div><p id=lead>Lead<p>Next', 'lead'],
  ['not there when a page begins with something else', '<ul></ul><p>Next', undefined],
])('the first paragraph of a page is %s', (_, html, id) => {
  document.body.innerHTML = `<div class=markdown><header></header><div data-static>${html}</div></div>`;
  expect(document.querySelector(leadSelectors())?.id).toBe(id);
  expect(document.querySelectorAll(leadSelectors())).toHaveLength(id === undefined ? 0 : 1);
});
