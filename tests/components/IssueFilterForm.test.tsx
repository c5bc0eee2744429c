// @vitest-environment jsdom
import {cleanup, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {IssueFilterForm} from '@site/src/features/fact-filter/IssueFilterForm';
import {renderPage} from '@site/tests/helpers/renderPage';

/** Two sections as the build writes them. */
const TABLES = `
  <h2 id="data-loss">Data can be lost<a href="#data-loss">#</a></h2>
  <p>About lost data.</p>
  <div class="factsIssues"><table><tbody>
    <tr data-words="谷歌网盘"><th><code>GoogleDrive</code></th><td>Deleting is permanent.</td></tr>
    <tr data-words="FTP"><th><code>FTP</code>, <code>FTPS</code></th><td>Can delete other files.</td></tr>
  </tbody></table></div>
  <h2 id="limit">Limits</h2>
  <p>About limits.</p>
  <div class="factsIssues"><table><tbody>
    <tr data-words="FTP"><th><code>FTP</code></th><td>Lists no hidden files.</td></tr>
  </tbody></table></div>`;

function open(query = ''): void {
  history.replaceState(null, '', `/reference/known-issues.html${query}`);
  renderPage(
    <>
      <IssueFilterForm />
      <main dangerouslySetInnerHTML={{__html: TABLES}} />
    </>,
  );
}

const shownRows = (): readonly string[] =>
  [...document.querySelectorAll('tbody tr:not([hidden]) td')].map(({textContent}) => textContent);

beforeEach(() => history.replaceState(null, '', '/'));
afterEach(cleanup);

test('all issues are shown at first, counted, and offered by kind and driver', () => {
  open();
  expect(screen.getByRole('status').textContent).toBe('3 issues');
  expect(screen.getByRole('option', {name: 'Data can be lost'})).toBeTruthy();
  expect(screen.getByRole('option', {name: 'FTPS'})).toBeTruthy();
});

test('a word in either language leaves what fits, and stands in the address', async () => {
  open();
  await userEvent.type(screen.getByRole('searchbox'), '谷歌');
  expect(shownRows()).toEqual(['Deleting is permanent.']);
  expect(screen.getByRole('status').textContent).toBe('1 issue');
  expect(screen.queryByText('About limits.')?.hidden).toBe(true);
  expect(decodeURI(location.search)).toBe('?q=谷歌');
});

test('the address of a driver card shows that driver alone', () => {
  open('?driver=FTP');
  expect(shownRows()).toEqual(['Can delete other files.', 'Lists no hidden files.']);
});

test('a kind hides the other sections; Clear brings them back', async () => {
  open();
  await userEvent.selectOptions(screen.getByRole('combobox', {name: 'Kind'}), 'Limits');
  expect(shownRows()).toEqual(['Lists no hidden files.']);
  await userEvent.click(screen.getByRole('button', {name: 'Clear'}));
  await expect.poll(shownRows).toHaveLength(3);
  expect(location.search).toBe('');
});

test('without a hit it says so; unknown values of the address ask nothing', async () => {
  open('?kind=nonsense&driver=Nobody');
  expect(shownRows()).toHaveLength(3);
  await userEvent.type(screen.getByRole('searchbox'), 'nothing like it');
  expect(screen.getByRole('status').textContent).toMatch(/no such issue/);
});
