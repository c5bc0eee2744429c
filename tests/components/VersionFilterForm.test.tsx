// @vitest-environment jsdom
import {cleanup, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {VersionFilterForm} from '@site/src/features/fact-filter/VersionFilterForm';
import {renderPage} from '@site/tests/helpers/renderPage';

/** Two sections as the build writes them. */
const TABLES = `
  <h2 id="drivers">Drivers</h2>
  <p>About drivers.</p>
  <div class="factsVersions" data-releases="v3.63.0 v3.62.0 v3.61.0"><table><tbody>
    <tr data-since="v3.63.0"><th><code>v3.63.0</code></th><td><code>CSTCloudCapsule</code></td></tr>
    <tr data-since="v3.62.0"><th><code>v3.62.0</code></th>
      <td><code>Emby</code><code>SJTUNetdisk</code></td></tr>
  </tbody></table></div>
  <h2 id="settings">Settings</h2>
  <div class="factsVersions" data-releases="v3.63.0 v3.62.0 v3.61.0"><table><tbody>
    <tr data-since="v3.61.0"><th><code>v3.61.0</code></th><td><code>preview_settings</code></td></tr>
  </tbody></table></div>`;

function open(query = ''): void {
  history.replaceState(null, '', `/reference/versions.html${query}`);
  renderPage(
    <>
      <VersionFilterForm />
      <main dangerouslySetInnerHTML={{__html: TABLES}} />
    </>,
  );
}

const shownNames = (): readonly string[] =>
  [...document.querySelectorAll('tbody tr:not([hidden]) td code')].map(
    ({textContent}) => textContent,
  );

beforeEach(() => history.replaceState(null, '', '/'));
afterEach(cleanup);

test('everything is shown at first and counted', () => {
  open();
  expect(shownNames()).toHaveLength(4);
  expect(screen.getByRole('status').textContent).toBe('4 additions');
});

test('two releases leave what came after the first, in the address too; Clear brings all back', async () => {
  open();
  await userEvent.selectOptions(screen.getByRole('combobox', {name: 'You have'}), 'v3.61.0');
  await userEvent.selectOptions(screen.getByRole('combobox', {name: 'You update to'}), 'v3.62.0');
  expect(shownNames()).toEqual(['Emby', 'SJTUNetdisk']);
  expect(screen.queryByRole('heading', {name: 'Settings'})).toBeNull();
  expect(location.search).toBe('?from=v3.61.0&to=v3.62.0');
  await userEvent.click(screen.getByRole('button', {name: 'Clear'}));
  await expect.poll(shownNames).toHaveLength(4);
  expect(location.search).toBe('');
});

test('an address shows its comparison', () => {
  open('?from=v3.62.0&to=v3.63.0');
  expect(shownNames()).toEqual(['CSTCloudCapsule']);
  expect(screen.getByRole('status').textContent).toBe('1 addition');
});

test('releases nobody knows ask nothing; without additions it says so', async () => {
  open('?from=v3.1.99');
  expect(shownNames()).toHaveLength(4);
  await userEvent.selectOptions(screen.getByRole('combobox', {name: 'You have'}), 'v3.63.0');
  expect(screen.getByRole('status').textContent).toMatch(/Nothing of these kinds/);
});
