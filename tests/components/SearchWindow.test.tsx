// @vitest-environment jsdom
import '@site/tests/helpers/dialogs';
import {cleanup, fireEvent, screen, waitFor, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type {Remote} from 'comlink';
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {searchWorker, type SearchWorker} from '@site/src/features/search/search.worker';
import SearchWindow from '@site/src/features/search/SearchWindow.lazy';
import {buildIndex} from '@site/src/lib/node/search/buildIndex';
import {indexFile} from '@site/src/lib/shared/search/indexFiles';
import {renderPage} from '@site/tests/helpers/renderPage';
import {Site} from '@site/tests/helpers/Site';
import {entry, page} from '@site/tests/search/memoryIndex';

// jsdom has no workers: what runs in one is asked on the spot.
vi.mock('@site/src/features/search/searchThread', () => ({
  askSearchWorker: async <Answer,>(
    ask: (worker: Remote<SearchWorker>) => Promise<Answer>,
  ): Promise<Answer> => ask(searchWorker as unknown as Remote<SearchWorker>),
}));

const globalData = {
  'docusaurus-plugin-content-docs': {
    default: {path: '/', versions: [{name: 'current', isLast: true, path: '/', docs: []}]},
  },
};
const themeConfig = {
  algolia: {appId: 'embedded', apiKey: 'embedded', indexName: 'embedded'},
  docs: {versionPersistence: 'localStorage'},
};

/** Answers for the files of the index; returns what makes them fail. */
function serveIndex(): {fail: () => void; recover: () => void} {
  const {titles, words, terms, texts} = buildIndex([
    page('/guide/drivers/onedrive.html', 'OneDrive', [
      entry('Get the refresh token', {body: 'Sign in and copy it.'}),
      entry('refresh_token', {kind: 'row', anchor: 'field-refresh_token'}),
    ]),
    page('/faq/', 'Questions', [entry('The token is invalid', {anchor: 'token'})]),
    page(
      '/config/site.html',
      'Site',
      Array.from({length: 7}, (_, at) => entry(`Setting ${at}`)),
    ),
  ]);
  const files: Record<string, unknown> = {
    '/search-index.json': {folder: '/i/'},
    '/zh/search-index.json': {folder: '/zh/i/'},
    [`/i/${indexFile.titles}`]: titles,
    [`/i/${indexFile.words}`]: words,
    ...Object.fromEntries(terms.map((piece, at) => [`/i/${indexFile.terms(at)}`, piece])),
    ...Object.fromEntries(texts.map((piece, at) => [`/i/${indexFile.texts(at)}`, piece])),
    [`/zh/i/${indexFile.titles}`]: {pages: [], rowTitles: [], terms: [], texts: [], sayings: []},
    [`/zh/i/${indexFile.words}`]: [],
  };
  let hasFailed = false;
  vi.stubGlobal('fetch', (url: string) =>
    Promise.resolve({ok: !hasFailed, status: 503, json: () => Promise.resolve(files[url])}),
  );
  return {fail: () => (hasFailed = true), recover: () => (hasFailed = false)};
}

function renderWindow(): ReturnType<typeof vi.fn> {
  const onClose = vi.fn();
  renderPage(
    <Site globalData={globalData} themeConfig={themeConfig}>
      <SearchWindow onClose={onClose} />
    </Site>,
  );
  return onClose;
}

const box = () => screen.getByRole<HTMLInputElement>('combobox', {name: 'Search'});
const options = () => screen.findAllByRole<HTMLAnchorElement>('option');
const addressOf = (option: HTMLElement | null) => option?.getAttribute('href');
const chosen = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '');

let index: ReturnType<typeof serveIndex>;
beforeEach(() => {
  localStorage.clear();
  index = serveIndex();
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the search window', () => {
  // First, because what has been loaded cannot fail anymore.
  test('a failure is an alert, and a retry works', async () => {
    index.fail();
    renderWindow();
    await userEvent.type(box(), 'token');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Unable to fetch results');
    expect(alert.textContent).toContain('check your network connection');
    expect(screen.queryByRole('option')).toBeNull();
    index.recover();
    await userEvent.click(screen.getByRole('button', {name: 'Try again'}));
    expect((await options()).length).toBeGreaterThan(0);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('is a modal dialog with the focus in its box, and keeps the page still', () => {
    renderWindow();
    expect(screen.getByRole('dialog', {name: 'Search'}).dataset['modal']).toBe('');
    expect(document.activeElement).toBe(box());
    expect(document.documentElement.style.overflow).toBe('hidden');
    cleanup();
    expect(document.documentElement.style.overflow).toBe('');
  });

  test('takes what was typed before it was there', async () => {
    document.documentElement.dataset['search'] = 'onedrive';
    renderWindow();
    expect(box().value).toBe('onedrive');
    expect(document.documentElement.dataset['search']).toBeUndefined();
    const [first] = await options();
    expect(first && addressOf(first)).toBe('/guide/drivers/onedrive.html');
  });

  test('results are options of the box, in groups by page, and the first is chosen', async () => {
    renderWindow();
    expect(box().getAttribute('aria-expanded')).toBe('false');
    await userEvent.type(box(), 'token');
    const list = await screen.findByRole('listbox');
    expect(box().getAttribute('aria-expanded')).toBe('true');
    expect(box().getAttribute('aria-controls')).toBe(list.id);
    const groups = within(list).getAllByRole('group');
    expect(groups.map((group) => within(group).getAllByRole('option').length)).toEqual([2, 1]);
    expect(within(list).getByRole('group', {name: 'FAQ › Questions'})).toBeDefined();
    expect(chosen()?.getAttribute('aria-selected')).toBe('true');
    expect(screen.getByRole('status').textContent).toBe('3 results');
  });

  test('says how many results there are if it shows only some', async () => {
    renderWindow();
    await userEvent.type(box(), 'setting');
    await options();
    await waitFor(() => {
      expect(screen.getByRole('status').textContent).toBe('5 of 7 results');
    });
  });

  test('the arrow keys choose among all results, in a circle', async () => {
    renderWindow();
    await userEvent.type(box(), 'token');
    const all = await options();
    expect(chosen()).toBe(all[0]);
    await userEvent.keyboard('{ArrowDown}');
    expect(chosen()).toBe(all[1]);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(chosen()).toBe(all.at(-1));
    await userEvent.keyboard('{ArrowDown}');
    expect(chosen()).toBe(all[0]);
    expect(document.activeElement).toBe(box());
    // Another query starts at its first result.
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.type(box(), ' invalid');
    await waitFor(() => expect(addressOf(chosen())).toBe('/faq/#token'));
  });

  test('Enter opens the chosen result and remembers it; with Ctrl it opens a new tab', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    const onClose = renderWindow();
    await userEvent.type(box(), 'refresh_token');
    await options();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(open.mock.calls[0]?.[0]).toMatch(/onedrive\.html#field-refresh_token$/);
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    expect(onClose).toHaveBeenCalledOnce();
    cleanup();
    renderWindow();
    const recent = screen.getByRole('region', {name: 'Recent'});
    expect(addressOf(within(recent).getByRole('link'))).toBe(
      '/guide/drivers/onedrive.html#field-refresh_token',
    );
  });

  test('Enter before the answer is there opens the first result of what was typed last', async () => {
    renderWindow();
    await userEvent.type(box(), 'invalid');
    await options();
    const hrefs: string[] = [];
    document.addEventListener(
      'click',
      (event) => {
        const link = (event.target as Element).closest('a');
        if (link) hrefs.push(link.getAttribute('href') ?? '');
        event.preventDefault();
      },
      {capture: true, once: true},
    );
    // In one go, so that no answer comes between the two.
    fireEvent.change(box(), {target: {value: 'refresh_token'}});
    fireEvent.keyDown(box(), {key: 'Enter'});
    await waitFor(() =>
      expect(hrefs).toEqual(['/guide/drivers/onedrive.html#field-refresh_token']),
    );
  });

  test('what is typed after Enter takes the wish back', async () => {
    renderWindow();
    await userEvent.type(box(), 'invalid');
    await options();
    const clicked = vi.fn();
    document.addEventListener('click', clicked, {capture: true, once: true});
    fireEvent.change(box(), {target: {value: 'refresh'}});
    fireEvent.keyDown(box(), {key: 'Enter'});
    fireEvent.change(box(), {target: {value: 'refresh_token'}});
    await waitFor(() =>
      expect(addressOf(chosen())).toBe('/guide/drivers/onedrive.html#field-refresh_token'),
    );
    expect(clicked).not.toHaveBeenCalled();
    document.removeEventListener('click', clicked, {capture: true});
  });

  test('a click that opens a new tab leaves the window open', async () => {
    const onClose = renderWindow();
    await userEvent.type(box(), 'refresh_token');
    const [first] = await options();
    if (first) fireEvent.click(first, {ctrlKey: true});
    expect(onClose).not.toHaveBeenCalled();
    if (first) fireEvent.click(first);
    expect(onClose).toHaveBeenCalledOnce();
  });

  test('the empty window offers recent results, favorites, common tasks, and popular pages', async () => {
    renderWindow();
    await userEvent.type(box(), 'onedrive');
    await options();
    await userEvent.keyboard('{Enter}');
    cleanup();
    renderWindow();
    await userEvent.click(screen.getByRole('button', {name: 'Add OneDrive to favorites'}));
    const favorites = screen.getByRole('region', {name: 'Favorites'});
    expect(within(favorites).getByRole('link').textContent).toContain('OneDrive');
    expect(screen.queryByRole('region', {name: 'Recent'})).toBeNull();
    const popular = screen.getByRole('region', {name: 'Popular pages'});
    expect(within(popular).getAllByRole('link').length).toBeGreaterThan(3);
    expect(within(popular).getByRole('link', {name: 'Token helpers'})).toBeDefined();
    const tasks = screen.getByRole('region', {name: 'Common tasks'});
    expect(within(tasks).getByRole('link', {name: 'Reset the admin password'})).toBeDefined();
    await userEvent.click(screen.getByRole('button', {name: 'Clear history'}));
    expect(screen.queryByRole('region', {name: 'Favorites'})).toBeNull();
  });

  test('the arrow keys also go through what the empty window offers', async () => {
    renderWindow();
    await userEvent.keyboard('{ArrowDown}');
    const links = within(screen.getByRole('region', {name: 'Common tasks'})).getAllByRole('link');
    expect(document.activeElement).toBe(links[0]);
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(links[1]);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(document.activeElement).toBe(box());
  });

  test('a filter leaves one part of the site', async () => {
    renderWindow();
    await userEvent.type(box(), 'token');
    await options();
    await userEvent.click(screen.getByRole('radio', {name: 'FAQ'}));
    await waitFor(async () => expect((await options()).map(addressOf)).toEqual(['/faq/#token']));
  });

  test('nothing found: says so, and suggests pages', async () => {
    renderWindow();
    await userEvent.type(box(), 'zzqqx');
    expect(await screen.findByText('No results for “zzqqx”')).toBeDefined();
    expect(screen.getByRole('status').textContent).toBe('No results');
    expect((await options()).map(addressOf)).toEqual(['/faq/']);
  });

  test('text that is being composed is not searched for', async () => {
    renderWindow();
    fireEvent.compositionStart(box());
    fireEvent.change(box(), {target: {value: 'token'}});
    await new Promise((resolve) => setTimeout(resolve));
    expect(screen.queryByRole('option')).toBeNull();
    fireEvent.compositionEnd(box());
    expect((await options()).length).toBe(3);
  });
});
