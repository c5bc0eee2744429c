// @vitest-environment jsdom
import {cleanup, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {afterEach, expect, test} from 'vitest';
import {RowFilter} from '@site/src/features/fact-filter/RowFilter';
import {renderPage} from '@site/tests/helpers/renderPage';

/** Two tables as the build writes them. */
const TABLES = `
  <div class="factsTable" id="one"><table><tbody>
    <tr id="a"><th>site_title</th><td>Name of the site</td></tr>
    <tr id="b"><th>announcement</th><td>Text for visitors</td></tr>
  </tbody></table></div>
  <div class="factsTable" id="two"><table><tbody>
    <tr id="c"><th>logo</th><td>Pictures</td></tr>
  </tbody></table></div>`;

function open(query = ''): void {
  history.replaceState(null, '', `/config/site.html${query}`);
  renderPage(
    <>
      <RowFilter />
      <main className="markdown" dangerouslySetInnerHTML={{__html: TABLES}} />
    </>,
  );
}

const hidden = (): readonly string[] =>
  [...document.querySelectorAll('[hidden]')].map(({id}) => id);

afterEach(cleanup);

test('leaves the rows with the typed words, and no table without rows', async () => {
  open();
  await userEvent.type(screen.getByRole('searchbox'), 'TITLE site');
  expect(hidden()).toEqual(['b', 'two', 'c']);
  expect(screen.getByRole('status').textContent).toBe('1 of 3 rows');
  expect(location.search).toBe('?q=TITLE+site');
  await userEvent.clear(screen.getByRole('searchbox'));
  expect(hidden()).toEqual([]);
  expect(location.search).toBe('');
});

test('starts with the words of the address, and says when nothing fits', () => {
  open('?q=pigeon');
  expect(hidden()).toHaveLength(5);
  expect(screen.getByRole('status').textContent).toMatch(/^No row contains this/);
});
