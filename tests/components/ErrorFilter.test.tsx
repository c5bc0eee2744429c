// @vitest-environment jsdom
import {cleanup, screen, waitFor, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {ErrorFilter} from '@site/src/features/fact-filter/ErrorFilter';
import {renderPage} from '@site/tests/helpers/renderPage';

/** Two sections as the build writes them. */
const ENTRIES = `
  <h2 id="auth">Sign-in</h2>
  <div class="factsMessages"><table><tbody>
    <tr id="err-is-guest"><th><a href="/faq/errors/sign-in.html#err-is-guest"><code>You are a guest</code></a></th><td>The account has the role <code>guest</code>.</td></tr>
  </tbody></table></div>
  <h2 id="drivers">Drivers</h2>
  <div class="factsMessages"><table><tbody>
    <tr><th><a href="/guide/drivers/quark.html#require-login"><code>require login [guest]</code></a></th><td>Quark</td></tr>
  </tbody></table></div>`;

/** Pages that explain them. */
const PAGES: Readonly<Record<string, string>> = {
  '/faq/errors/sign-in.html': `<article id="err-is-guest"><p>You are a guest</p><dl>
    <dt>Cause</dt><dd>No.</dd><dt>Fix</dt><dd data-remedy="">Ask an admin for <strong>another role</strong>.</dd></dl></article>`,
  '/guide/drivers/quark.html': `<h3 id="require-login">require login</h3><div>For Quark</div>
    <p>The cookie is old. <a href="#credentials">Get another</a>.</p><p>More.</p>`,
};

function open(query = ''): void {
  history.replaceState(null, '', `/faq/error.html${query}`);
  renderPage(
    <>
      <ErrorFilter />
      <main className="markdown" dangerouslySetInnerHTML={{__html: ENTRIES}} />
    </>,
  );
}

const results = (): readonly (string | null)[] =>
  within(screen.getByRole('search'))
    .queryAllByRole('link')
    // A fix can have links of its own.
    .filter((link) => !link.closest('p'))
    .map((link) => link.getAttribute('href'));

beforeEach(() => history.replaceState(null, '', '/'));
afterEach(cleanup);

test('lists what fits directly below the field, with its cause', async () => {
  open();
  expect(screen.getByRole('status').textContent).toBe('2 messages');
  expect(results()).toEqual([]);
  await userEvent.type(screen.getByRole('searchbox'), 'are guest');
  expect(results()).toEqual(['/faq/errors/sign-in.html#err-is-guest']);
  expect(screen.getByRole('status').textContent).toBe('1 message');
  expect(screen.getByRole('search').textContent).toContain('The account has the role guest.');
  expect(document.querySelector<HTMLElement>('#drivers')?.hidden).toBe(true);
});

test('shows the fix of what it lists, from the page that explains it', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation((address) => {
    const page = PAGES[typeof address === 'string' ? address : ''];
    return Promise.resolve(new Response(page, {status: page === undefined ? 404 : 200}));
  });
  open();
  await userEvent.type(screen.getByRole('searchbox'), 'guest');
  const form = within(screen.getByRole('search'));
  expect((await form.findByText(/^Ask an admin for/)).innerHTML).toBe(
    'Ask an admin for <strong>another role</strong>.',
  );
  expect(
    (await form.findByText(/^The cookie is old/)).querySelector('a')?.getAttribute('href'),
  ).toBe('/guide/drivers/quark.html#credentials');
  // The next letters ask for the same pages.
  await userEvent.type(screen.getByRole('searchbox'), '{Backspace}');
  expect(fetched).toHaveBeenCalledTimes(2);
  fetched.mockRestore();
});

test('finds the message in a line of a log, and leads to the page of the driver', async () => {
  open();
  await userEvent.click(screen.getByRole('searchbox'));
  await userEvent.paste('level=error msg="failed list: require login [guest]" at 10:00');
  expect(results()).toEqual(['/guide/drivers/quark.html#require-login']);
});

test('offers similar messages and the search when nothing fits', () => {
  open('?q=yuo%20aer%20a%20guets');
  expect(screen.getByRole('status').textContent).toMatch(/^No message contains this/);
  expect(results()).toEqual([
    '/faq/errors/sign-in.html#err-is-guest',
    '/guide/drivers/quark.html#require-login',
    '/search.html?q=yuo+aer+a+guets',
  ]);
});

test('a link to an entry that the filter hides clears the filter', async () => {
  const scroll = vi.fn();
  Element.prototype.scrollIntoView = scroll;
  open('?q=zzzz#err-is-guest');
  const entry = document.querySelector<HTMLElement>('#err-is-guest');
  expect(entry?.hidden).toBe(false);
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
  expect(location.search).toBe('');
  expect(scroll).toHaveBeenCalledOnce();

  // The same link again, after another filter.
  await userEvent.type(screen.getByRole('searchbox'), 'require');
  expect(entry?.hidden).toBe(true);
  const link = document.createElement('a');
  link.href = '#err-is-guest';
  document.body.append(link);
  link.click();
  await waitFor(() => expect(entry?.hidden).toBe(false));
  link.remove();
});
