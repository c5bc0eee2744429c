// @vitest-environment jsdom
import {cleanup, fireEvent, screen, within} from '@testing-library/react';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {Sidebar} from '@site/src/features/sidebar/Sidebar';
import {TokenTool} from '@site/src/features/token-tools/driver-page/TokenTool';
import {renderPage} from '@site/tests/helpers/renderPage';

beforeEach(() => {
  // Everything is in view.
  window.IntersectionObserver = class {
    constructor(private readonly callback: IntersectionObserverCallback) {}
    observe(): void {
      this.callback([{isIntersecting: true} as IntersectionObserverEntry], this as never);
    }
    disconnect(): void {
      // Nothing is kept.
    }
  } as unknown as typeof IntersectionObserver;
});

afterEach(cleanup);

/** Opens what the helper of a driver page sends. */
function open(provider: string): void {
  renderPage(<TokenTool provider={provider} />);
  const details = document.querySelector('details');
  if (details === null) throw new Error('There is nothing to open.');
  details.open = true;
  fireEvent(details, new Event('toggle'));
}

test.each([
  ['baidu', '/tool/baidu/callback.html', 'openapi.baidu.com'],
  ['115-cookie', '/tool/115/cookie.html', 'cf.example.com'],
])('the helper %s is linked, and lists what it sends', async (provider, page, host) => {
  open(provider);
  const link = screen.getByRole('link', {name: 'Open the token helper'});
  expect(link.getAttribute('href')).toBe(page);
  expect((await screen.findAllByText(host, {}, {timeout: 30_000})).length).toBeGreaterThan(0);
});

test('an unknown helper is an error that names the known ones', () => {
  expect(() => renderPage(<TokenTool provider="bai-du" />)).toThrow(/unknown helper.*baidu/);
});

test.each([
  ['115', 1],
  ['google', 0],
])('the helper %s offers its API server on top of the sidebar: %i times', (provider, count) => {
  renderPage(
    <>
      <Sidebar items={[]} />
      <TokenTool provider={provider} />
    </>,
    '/guide/drivers/115.html',
  );
  const sidebar = within(screen.getByRole('navigation', {hidden: true}));
  expect(sidebar.queryAllByRole('combobox', {name: 'API server', hidden: true})).toHaveLength(
    count,
  );
});

test('a driver page without a helper says nothing of API servers', () => {
  renderPage(<Sidebar items={[]} />, '/guide/drivers/local.html');
  expect(screen.queryByText('API server')).toBeNull();
});
