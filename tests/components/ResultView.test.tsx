// @vitest-environment jsdom
import {act, cleanup, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {afterEach, describe, expect, test, vi} from 'vitest';
import {provider as open115} from '@site/src/data/token-providers/115';
import {provider as dropbox} from '@site/src/data/token-providers/dropbox';
import {provider as onedrive} from '@site/src/data/token-providers/onedrive';
import {ResultView} from '@site/src/features/token-tools/result/ResultView';
import type {FlowResult} from '@site/src/lib/browser/token-flow/exchange';
import {renderPage} from '@site/tests/helpers/renderPage';

afterEach(cleanup);

const TOKEN = 'refresh-abcdefghijklmnopqrstuvwxyz-0123456789';

const result: FlowResult = {
  client: 'own',
  values: {
    refreshToken: TOKEN,
    accessToken: 'access-abcdefghijklmnopqrstuvwxyz',
    clientId: 'id-1',
    zone: 'cn',
  },
};

const attributes = (element: HTMLElement): string =>
  [element, ...element.querySelectorAll('*')]
    .flatMap((each) => [...each.attributes].map(({value}) => value))
    .join(' ');

describe('the result of a sign-in', () => {
  test.each([
    [true, ['refresh_token', 'client_id', 'client_secret']],
    [false, ['refresh_token', 'client_id']],
  ])('names the client secret of Dropbox only when one was used (%s)', (hasSecret, names) => {
    renderPage(<ResultView provider={dropbox} result={{...result, hasSecret}} onClear={vi.fn()} />);
    expect(screen.getAllByRole('term').map(({textContent}) => textContent)).toEqual(names);
  });

  test('reminds of the clipboard, and of browsers that offer to keep a secret', () => {
    renderPage(<ResultView provider={dropbox} result={result} onClear={vi.fn()} />);
    expect(screen.getByText(/clear your clipboard.*save a client secret.*decline/)).toBeTruthy();
  });

  test('shows the fields of the driver, the token masked and in no attribute', () => {
    const {container} = renderPage(
      <ResultView provider={onedrive} result={result} onClear={vi.fn()} />,
    );
    const fields = screen.getAllByRole('term').map(({textContent}) => textContent);
    expect(fields).toEqual(['region', 'client_id', 'client_secret', 'refresh_token']);
    expect(container.textContent).not.toContain(TOKEN);
    expect(container.textContent).toContain('refr••••••••6789');
    expect(attributes(container)).not.toContain(TOKEN);
  });

  test('says what is next: the storage, and the field the token goes into, in a new tab', () => {
    const {container} = renderPage(
      <ResultView provider={open115} result={result} onClear={vi.fn()} />,
    );
    const links = screen.getAllByRole('link').map((link) => ({
      name: link.textContent,
      href: link.getAttribute('href'),
      opens: [link.getAttribute('target'), link.getAttribute('rel')].join(),
    }));
    const opens = '_blank,noopener noreferrer';
    expect(links).toEqual([
      {name: 'Add the storage', href: '/guide/drivers/115_open.html#add', opens},
      {
        name: 'refresh_token',
        href: '/guide/drivers/115_open.html#field-refresh_token',
        opens,
      },
    ]);
    expect(container.innerHTML).not.toContain(TOKEN);
  });

  test('reveals and hides the token on demand', async () => {
    const user = userEvent.setup();
    const {container} = renderPage(
      <ResultView provider={onedrive} result={result} onClear={vi.fn()} />,
    );
    await user.click(screen.getByRole('button', {name: 'Reveal refresh_token'}));
    expect(container.textContent).toContain(TOKEN);
    expect(attributes(container)).not.toContain(TOKEN);
    await user.click(screen.getByRole('button', {name: 'Hide refresh_token'}));
    expect(container.textContent).not.toContain(TOKEN);
  });

  test('copies the token and the whole addition without revealing them', async () => {
    const user = userEvent.setup();
    renderPage(<ResultView provider={open115} result={result} onClear={vi.fn()} />);
    await user.click(screen.getByRole('button', {name: 'Copy refresh_token'}));
    expect(await navigator.clipboard.readText()).toBe(TOKEN);
    expect(screen.getByText('refresh_token copied')).toBeTruthy();
    await user.click(screen.getByRole('button', {name: 'Copy addition', hidden: true}));
    expect(JSON.parse(await navigator.clipboard.readText())).toEqual({refresh_token: TOKEN});
  });

  test('shows the value when the browser refuses the clipboard', async () => {
    const user = userEvent.setup();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    const {container} = renderPage(
      <ResultView provider={open115} result={result} onClear={vi.fn()} />,
    );
    await user.click(screen.getByRole('button', {name: 'Copy refresh_token'}));
    expect(container.textContent).toContain(TOKEN);
    expect(screen.getByText('refresh_token is selected. Copy it with the keyboard')).toBeTruthy();
  });

  test('is cleared by the button and by leaving the page', async () => {
    const onClear = vi.fn();
    renderPage(<ResultView provider={open115} result={result} onClear={onClear} />);
    await userEvent.setup().click(screen.getByRole('button', {name: 'Clear'}));
    act(() => void dispatchEvent(new Event('pagehide')));
    expect(onClear).toHaveBeenCalledTimes(2);
  });

  test('says when there is no refresh token', () => {
    const values = {accessToken: 'access-abcdefghijklmnopqrstuvwxyz'};
    renderPage(
      <ResultView provider={open115} result={{client: 'default', values}} onClear={vi.fn()} />,
    );
    expect(screen.getByText(/no refresh token/)).toBeTruthy();
  });
});
