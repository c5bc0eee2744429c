// @vitest-environment jsdom
import {beforeEach, expect, test} from 'vitest';
import {watchFoldedSections} from '@site/src/features/folded-section/foldedSection.early';

const sample = (): HTMLDetailsElement | null => document.querySelector('#api + details');

beforeEach(() => {
  document.body.innerHTML = `
    <h2 id="fields">Fields</h2><p>Words</p><details><summary>Common fields</summary></details>
    <h2 id="api">Add it through the API</h2><details><summary>Request</summary></details>`;
});

const isOpen = (): boolean[] => [...document.querySelectorAll('details')].map(({open}) => open);

test('a link to a folded section opens it when the page loads', () => {
  history.replaceState(null, '', '#api');
  watchFoldedSections();
  expect(isOpen()).toEqual([false, true]);
});

test('a link on the page opens it, too, and a link to another section opens nothing', () => {
  for (const [hash, open] of [
    ['#fields', false],
    ['#nothing', false],
    ['#api', true],
  ] as const) {
    history.replaceState(null, '', hash);
    dispatchEvent(new HashChangeEvent('hashchange'));
    expect(sample()?.open, hash).toBe(open);
  }
});
