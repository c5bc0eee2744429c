// @vitest-environment jsdom
import {cleanup, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {afterEach, expect, test, vi} from 'vitest';
import {RowFilter} from '@site/src/features/fact-filter/RowFilter';
import {renderPage} from '@site/tests/helpers/renderPage';

/** What follows the box, as the build writes it. */
const PAGE = `
  <h2 id="general">General</h2>
  <p id="intro">What all have.</p>
  <div class="tableRegion factsTable" id="one"><table><tbody>
    <tr id="a"><th>site_title</th><td>Name of the site</td></tr>
    <tr id="b"><th>announcement</th><td>Text for visitors</td></tr>
  </tbody></table></div>
  <h3 id="logos">Looks</h3>
  <div class="tableFrame" id="two"><table><tbody>
    <tr id="c"><th>logo</th><td>Pictures</td></tr>
  </tbody></table></div>
  <h2 id="notes">Notes</h2>
  <p id="note">A title has no line breaks.</p>`;

function open(query = ''): void {
  history.replaceState(null, '', `/config/site.html${query}`);
  renderPage(
    <main className="markdown">
      <p>This page is about titles.</p>
      <RowFilter />
      <div data-static="config/site:1" dangerouslySetInnerHTML={{__html: PAGE}} />
    </main>,
  );
}

const hidden = (): readonly string[] =>
  [...document.querySelectorAll('[hidden]')].map(({id}) => id);

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('leaves the rows with the typed words, and no table, text, or heading without a hit', async () => {
  open();
  await userEvent.type(screen.getByRole('searchbox'), 'TITLE site');
  expect(hidden()).toEqual(['intro', 'b', 'logos', 'two', 'c', 'notes', 'note']);
  expect(screen.getByRole('status').textContent).toBe('1 of 3 rows');
  expect(location.search).toBe('?q=TITLE+site');
  await userEvent.clear(screen.getByRole('searchbox'));
  expect(hidden()).toEqual([]);
  expect(location.search).toBe('');
});

test('leaves no text beside rows: they follow the box', async () => {
  open();
  await userEvent.type(screen.getByRole('searchbox'), 'title');
  // The note and its heading's section have the word, too.
  expect(hidden()).toEqual(['intro', 'b', 'logos', 'two', 'c', 'notes', 'note']);
  expect(screen.getByRole('status').textContent).toBe('1 of 3 rows');
});

test('leaves a text with the words under its heading, and a heading above its parts', async () => {
  open();
  await userEvent.type(screen.getByRole('searchbox'), 'breaks');
  expect(hidden()).not.toContain('notes');
  expect(hidden()).not.toContain('note');
  expect(screen.getByRole('status').textContent).toBe('No row contains this, but the text does.');
  await userEvent.clear(screen.getByRole('searchbox'));
  await userEvent.type(screen.getByRole('searchbox'), 'pictures');
  expect(hidden()).toEqual(['intro', 'one', 'a', 'b', 'notes', 'note']);
});

test('shows what is left below the box to a reader who was further down', async () => {
  open();
  const first = vi.fn();
  HTMLElement.prototype.scrollIntoView = first;
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: HTMLElement,
  ) {
    return {top: -900, bottom: this.matches('form') ? 60 : -800} as DOMRect;
  });
  await userEvent.type(screen.getByRole('searchbox'), 'pictures');
  expect((first.mock.contexts as HTMLElement[]).at(-1)?.id).toBe('general');
});

test('starts with the words of the address, and says when nothing fits', () => {
  open('?q=pigeon');
  expect(hidden()).toHaveLength(10);
  expect(screen.getByRole('status').textContent).toMatch(/^No row contains this/);
});
