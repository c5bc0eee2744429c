// @vitest-environment jsdom
import '@site/tests/helpers/dialogs';
import {cleanup, fireEvent, screen, waitFor, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {ApiConsole} from '@site/src/features/api-runner/ApiConsole';
import {ENTRIES_AT_ONCE, JsonTree} from '@site/src/features/api-runner/JsonTree';
import {RunnerDialog} from '@site/src/features/api-runner/RunnerDialog';
import {serverSlot} from '@site/src/features/api-runner/serverSlot';
import {NO_SERVER} from '@site/src/features/api-runner/serverAddress';
import type {RunnerRoute} from '@site/src/lib/shared/runnerRoute';
import {renderPage} from '@site/tests/helpers/renderPage';

const SERVER = {base: 'http://nas:5244', token: 'abc.def'};

/** A page of the API as the build writes it. */
const PAGE = `
  <h2 id="api-post-api-fs-list">List<a class="hash-link" href="#api-post-api-fs-list">#</a></h2>
  <p>This lists a folder. <span id="hint" data-until="token">Replace it.</span></p>
  <div class="apiRoute">
    <div data-code-block><code><span>curl 'http://localhost:5244/api/fs/list'</span>
      <span>-H 'Authorization: &lt;token&gt;'</span></code></div>
    <div data-code-block><code>{"token": "&lt;token&gt;"}</code></div>
    <ul class="apiFields"><li><div><code>content</code> <a href="#obj">Obj</a></div></li></ul>
  </div>
  <h3 id="obj">Obj</h3><div class="apiType"><p>A file.</p><ul class="apiFields">
    <li><code>name</code></li></ul></div>`;

const field = (name: string, rest = {}) =>
  ({place: 'body', name, type: 'string', isRequired: false, note: '', ...rest}) as const;

const list: RunnerRoute = {
  title: 'List a folder',
  method: 'POST',
  path: '/api/fs/list',
  token: 'bare',
  changes: false,
  fields: [
    field('path', {initial: '/'}),
    field('page', {type: 'integer'}),
    field('refresh', {type: 'boolean'}),
  ],
  body: 'json',
  errors: [
    {code: 403, message: 'password is incorrect or you have no permission', when: 'No access.'},
  ],
};

const remove: RunnerRoute = {
  ...list,
  title: 'Delete files or folders',
  path: '/api/fs/remove',
  changes: true,
  fields: [
    field('dir', {isRequired: true}),
    field('names', {type: 'array of string', isRequired: true}),
  ],
  errors: [],
};

// jsdom lays nothing out, so it scrolls nothing.
Element.prototype.scrollIntoView = vi.fn();

beforeEach(() => serverSlot.write(NO_SERVER));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('Your server', () => {
  function open(): void {
    renderPage(
      <>
        <ApiConsole />
        <main dangerouslySetInnerHTML={{__html: PAGE}} />
      </>,
    );
  }
  const base = () => screen.getByLabelText('URL');
  const token = () => screen.getByLabelText('Token');
  const samples = () =>
    [...document.querySelectorAll('[data-code-block]')].map(({textContent}) => textContent);

  test('fills the samples of requests, keeps the values in memory only, and sends nothing', async () => {
    const fetch = vi.fn();
    vi.stubGlobal('fetch', fetch);
    open();
    await userEvent.type(base(), 'https://files.example.com/');
    await userEvent.type(token(), 'abc.def');
    expect(samples()[0]).toContain(`'https://files.example.com/api/fs/list'`);
    expect(samples()[0]).toContain('Authorization: abc.def');
    // The page no longer asks for what is filled in.
    expect(document.getElementById('hint')?.hidden).toBe(true);
    // A response stays as it is.
    expect(samples()[1]).toContain('<token>');
    expect(localStorage).toHaveLength(0);
    expect(sessionStorage).toHaveLength(0);
    expect(location.href).not.toContain('abc.def');
    expect(fetch).not.toHaveBeenCalled();
  });

  test('Forget empties the fields and the samples', async () => {
    serverSlot.write(SERVER);
    open();
    expect((base() as HTMLInputElement).value).toBe(SERVER.base);
    expect(samples()[0]).toContain('abc.def');
    await userEvent.click(screen.getByRole('button', {name: 'Forget'}));
    expect((token() as HTMLInputElement).value).toBe('');
    expect(samples()[0]).toContain('http://localhost:5244');
    expect(samples()[0]).toContain('Authorization: <token>');
    expect(document.getElementById('hint')?.hidden).toBe(false);
    expect(screen.getByRole('status').textContent).toMatch(/deleted/);
  });

  test('leaving the page empties everything, so that the page cache and scripts of other pages have nothing', async () => {
    open();
    await userEvent.type(base(), 'https://files.example.com/');
    await userEvent.type(token(), 'abc.def');
    fireEvent(window, new Event('pagehide'));
    expect(document.body.textContent).not.toContain('abc.def');
    expect(document.body.innerHTML).not.toContain('files.example.com');
    for (const input of document.querySelectorAll('input')) expect(input.value).toBe('');
    expect(serverSlot.read()).toEqual(NO_SERVER);
  });

  test('a page that another page opened takes no token and sends nothing', () => {
    vi.stubGlobal('opener', window);
    open();
    expect(screen.getByRole('alert').textContent).toMatch(/could read a token/);
    expect(screen.queryByLabelText('Token')).toBeNull();
    expect(screen.getByRole('link', {name: 'Open in a new window'}).getAttribute('rel')).toContain(
      'noopener',
    );
  });

  test('an address that can’t be used is named when the reader leaves the field', async () => {
    open();
    await userEvent.type(base(), 'http://alice:secret@nas:5244');
    expect(screen.getByRole('alert').textContent).toBe('');
    await userEvent.tab();
    expect(screen.getByRole('alert').textContent).toMatch(/Remove the username and the password/);
    expect(base().getAttribute('aria-invalid')).toBe('true');
    expect(samples()[0]).toContain('http://localhost:5244');
  });

  test('the token is masked until it is shown, and no password manager keeps it', async () => {
    open();
    expect(token().getAttribute('type')).toBe('password');
    expect(token().getAttribute('autocomplete')).toBe('off');
    await userEvent.click(screen.getByRole('button', {name: 'Show the token'}));
    expect(token().getAttribute('type')).toBe('text');
  });

  test('works without storage, until the page is left', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    open();
    await userEvent.type(base(), 'http://nas:5244');
    expect(samples()[0]).toContain('http://nas:5244/api/fs/list');
  });

  test('a type opens in place and closes again', async () => {
    open();
    const link = screen.getByRole('link', {name: 'Obj'});
    await userEvent.click(link);
    expect(link.closest('li')?.textContent).toContain('A file.');
    expect(link.getAttribute('aria-expanded')).toBe('true');
    await userEvent.click(link);
    expect(link.closest('li')?.textContent).not.toContain('A file.');
  });

  test('the link of a heading copies its address', async () => {
    const user = userEvent.setup();
    open();
    await user.click(screen.getByText('#'));
    expect(await navigator.clipboard.readText()).toMatch(/#api-post-api-fs-list$/);
    expect(screen.getByText('#').dataset['copied']).toBe('');
  });
});

describe('the runner', () => {
  function open(route = list, server = SERVER) {
    const onClose = vi.fn();
    const onServer = vi.fn();
    renderPage(
      <RunnerDialog route={route} server={server} onServer={onServer} onClose={onClose} />,
    );
    return {onClose, onServer};
  }

  /** Answers every request; `/ping` as a server of another site would. */
  function answer(reply: () => Response | Promise<Response>) {
    const fetch = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(() =>
      Promise.resolve(reply()),
    );
    vi.stubGlobal('fetch', fetch);
    return fetch;
  }

  const json = (body: unknown) =>
    new Response(JSON.stringify(body), {headers: {'content-type': 'application/json'}});
  const send = () => userEvent.click(screen.getByRole('button', {name: 'Send'}));

  test('sends what was typed, to the reader’s server, and only when asked to', async () => {
    const fetch = answer(() => json({code: 200, message: 'success', data: null}));
    open();
    await userEvent.type(screen.getByRole('textbox', {name: /^path/}), '/docs');
    await userEvent.selectOptions(screen.getByRole('combobox', {name: /^refresh/}), 'true');
    expect(fetch).not.toHaveBeenCalled();
    await send();
    expect(fetch).toHaveBeenCalledOnce();
    const [url, init] = fetch.mock.calls[0] ?? [];
    expect(url).toBe('http://nas:5244/api/fs/list');
    expect(init).toMatchObject({
      method: 'POST',
      body: '{"path":"/docs","refresh":true}',
      credentials: 'omit',
      redirect: 'manual',
      referrerPolicy: 'no-referrer',
    });
    const response = screen.getByRole('region', {name: 'Response'});
    await within(response).findByText('200', {selector: 'p span'});
    expect(within(response).getByText(/"success"/)).toBeTruthy();
    expect(screen.getByText(/status 200 after \d+ ms/).getAttribute('role')).toBe('status');
  });

  test('names wrong values at their fields, and goes to the first of them', async () => {
    const fetch = answer(() => json({}));
    open();
    const page = screen.getByRole('textbox', {name: /^page/});
    await userEvent.type(page, 'two');
    await send();
    expect(screen.getByText('Enter a whole number.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(page));
    expect(fetch).not.toHaveBeenCalled();
  });

  test('asks before it changes something, and names what', async () => {
    const fetch = answer(() => json({code: 200, message: 'success', data: null}));
    open(remove);
    await userEvent.type(screen.getByRole('textbox', {name: /^dir/}), '/docs');
    await userEvent.type(screen.getByRole('textbox', {name: /^names/}), 'a.txt{Enter}b.txt');
    await send();
    const question = screen.getByRole('alertdialog', {name: 'This request changes your AList'});
    for (const text of ['POST /api/fs/remove', 'http://nas:5244', '/docs', 'a.txt, b.txt']) {
      expect(question.textContent).toContain(text);
    }
    expect(document.activeElement?.textContent).toBe('Back');
    expect(fetch).not.toHaveBeenCalled();
    // Escape takes back the question, not the window.
    const dialog = screen.getByRole('dialog');
    expect(fireEvent(dialog, new Event('cancel', {cancelable: true}))).toBe(false);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await send();
    await userEvent.click(screen.getByRole('button', {name: 'Send anyway'}));
    expect(fetch).toHaveBeenCalledOnce();
  });

  test('shows a code other than 200 as an error, with what it means', async () => {
    const message = 'password is incorrect or you have no permission';
    answer(() => json({code: 403, message, data: null}));
    open();
    await send();
    const alert = await within(screen.getByRole('region', {name: 'Response'})).findByRole('alert');
    expect(alert.textContent).toMatch(/error 403/);
    expect(alert.textContent).toContain('No access.');
    expect(within(alert).getByRole('link').getAttribute('href')).toContain('/faq/error.html?q=');
  });

  test('names the setting that lets the page in', async () => {
    vi.stubGlobal('fetch', (url: string, {mode}: RequestInit) =>
      url.endsWith('/ping') && mode === 'no-cors'
        ? Promise.resolve(new Response())
        : Promise.reject(new TypeError('Failed to fetch')),
    );
    open();
    await send();
    const alert = await within(screen.getByRole('region', {name: 'Response'})).findByRole('alert');
    expect(alert.textContent).toContain(location.origin);
    expect(within(alert).getByRole('link').getAttribute('href')).toBe(
      '/config/configuration.html#config-cors-allow_origins',
    );
  });

  test('can be stopped, and closing stops it too', async () => {
    const signals: AbortSignal[] = [];
    vi.stubGlobal('fetch', (_url: string, {signal}: {signal: AbortSignal}) => {
      signals.push(signal);
      return new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new DOMException('stopped', 'AbortError')));
      });
    });
    open();
    await send();
    await userEvent.click(screen.getByRole('button', {name: 'Cancel the request'}));
    await screen.findAllByText(/You canceled the request/);
    await send();
    cleanup();
    expect(signals.map(({aborted}) => aborted)).toEqual([true, true]);
  });

  test('without an address, it asks for one and sends nothing', async () => {
    const {onServer} = open(list, NO_SERVER);
    expect(screen.getByRole('button', {name: 'Send'})).toHaveProperty('disabled', true);
    expect(document.activeElement).toBe(screen.getByLabelText('URL'));
    await userEvent.type(screen.getByLabelText('URL'), SERVER.base);
    await userEvent.type(screen.getByLabelText('Token'), SERVER.token);
    expect(onServer).toHaveBeenLastCalledWith(SERVER);
  });

  test('with an address, it starts at the first value of the request', () => {
    open();
    expect(screen.getByLabelText('URL')).toHaveProperty('value', SERVER.base);
    expect(document.activeElement).toBe(screen.getByRole('textbox', {name: /^path/}));
  });

  test('offers the token of a sign-in for the next requests', async () => {
    answer(() => json({code: 200, message: 'success', data: {token: 'new.token'}}));
    const {onServer} = open();
    await send();
    await userEvent.click(await screen.findByRole('button', {name: 'Use this token'}));
    expect(onServer).toHaveBeenCalledWith({base: SERVER.base, token: 'new.token'});
  });

  test('a body can be typed as JSON and goes back into its fields', async () => {
    const fetch = answer(() => json({}));
    open();
    await userEvent.type(screen.getByRole('textbox', {name: /^path/}), '/a');
    await userEvent.click(screen.getByRole('button', {name: 'Edit as JSON'}));
    const editor = screen.getByRole('textbox', {name: 'Request body'});
    expect(JSON.parse((editor as HTMLTextAreaElement).value)).toEqual({path: '/a'});
    fireEvent.change(editor, {target: {value: '{"path": "/b", "page": 3}'}});
    await userEvent.click(screen.getByRole('button', {name: 'Edit as form'}));
    expect(screen.getByRole('textbox', {name: /^page/})).toHaveProperty('value', '3');
    await send();
    expect(fetch.mock.calls[0]?.[1].body).toBe('{"path":"/b","page":3}');
  });
});

test('a long list is drawn in parts, whatever its length', async () => {
  const content = Array.from({length: 10_000}, (_, index) => ({
    name: `file ${index}`,
    size: index,
  }));
  renderPage(<JsonTree value={{code: 200, data: {content}}} />);
  expect(document.querySelectorAll('*').length).toBeLessThan(ENTRIES_AT_ONCE * 10);
  expect(screen.getAllByText('2 entries', {exact: false})).toHaveLength(ENTRIES_AT_ONCE);
  await userEvent.click(screen.getByRole('button', {name: 'Show 100 more of 10000'}));
  expect(screen.getAllByText('2 entries', {exact: false})).toHaveLength(2 * ENTRIES_AT_ONCE);
});

test('what is folded is not drawn', async () => {
  renderPage(<JsonTree value={{data: {name: 'plan.pdf'}}} />);
  await userEvent.click(screen.getByRole('button', {name: /"data"/}));
  expect(screen.queryByText(/plan\.pdf/)).toBeNull();
  expect(screen.getByRole('button', {name: /"data".*1 entry/})).toBeTruthy();
});
