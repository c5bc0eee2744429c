// @vitest-environment jsdom
import {cleanup, fireEvent, screen} from '@testing-library/react';
import {afterEach, describe, expect, test, vi} from 'vitest';
import {foreignScripts} from '@site/src/features/foreign-scripts/foreignScripts';
import {choosePopup} from '@site/src/features/popups/choosePopup';
import {Sidebar} from '@site/src/features/sidebar/Sidebar';
import {TokenTool} from '@site/src/features/token-tools/driver-page/TokenTool';
import {allowsTracking} from '@site/src/lib/shared/services';
import {fromSiteBase, sitePath} from '@site/src/lib/browser/sitePath';
import {renderPage} from '@site/tests/helpers/renderPage';
import {Site} from '@site/tests/helpers/Site';

/** A folder whose name means something on the site itself. */
const BASE = '/drivers/';

vi.mock('@generated/i18n', () => ({
  default: {
    defaultLocale: 'en',
    currentLocale: 'en',
    locales: ['en', 'zh'],
    localeConfigs: {
      en: {label: 'English', htmlLang: 'en-US', baseUrl: '/drivers/'},
      zh: {label: '简体中文', htmlLang: 'zh-CN', baseUrl: '/drivers/zh/'},
    },
  },
}));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  document.head.replaceChildren();
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
});

test.each([
  ['guide/', true],
  ['zh/guide/install/docker.html', true],
  ['tool/', false],
  ['tool/115/token.html', false],
  ['zh/tool/dropbox/callback', false],
  ['guide/api/fs.html', false],
  ['zh/guide/api/', false],
])('scripts of others on %s: %s', (page, isAllowed) => {
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => callback());
  for (const address of [BASE + page, `/Drivers/${page}`]) {
    expect(allowsTracking(sitePath(address)), address).toBe(isAllowed);
    history.replaceState(null, '', address);
    foreignScripts(['https://stats.example.com/s.js']).onRouteDidUpdate({
      location: {pathname: address, search: '', hash: ''} as never,
      previousLocation: null,
    });
    expect(document.head.querySelectorAll('script'), address).toHaveLength(isAllowed ? 1 : 0);
    document.head.replaceChildren();
  }
});

describe('a link into or out of pages with credentials', () => {
  test.each([
    ['guide/', 'tool/', true],
    ['zh/guide/', 'zh/tool/115/token.html', true],
    ['guide/', 'zh/guide/', false],
    ['tool/', 'tool/115/token.html', false],
    ['guide/api/fs.html', 'faq/', true],
  ])('from %s to %s loads a new document: %s', async (from, to, isDocument) => {
    await import('@site/src/client/credentialBoundary');
    history.replaceState(null, '', BASE + from);
    const seen = vi.fn();
    // The browser would follow the link. This page can't.
    const stay = (event: Event): void => event.preventDefault();
    addEventListener('click', stay, true);
    document.body.innerHTML = `<a href="${BASE}${to}">Link</a>`;
    document.body.addEventListener('click', seen);
    fireEvent.click(screen.getByText('Link'));
    expect(seen).toHaveBeenCalledTimes(isDocument ? 0 : 1);
    document.body.removeEventListener('click', seen);
    removeEventListener('click', stay, true);
  });
});

describe('a link out of a page with a policy of its own', () => {
  afterEach(() => document.head.replaceChildren());

  test.each([
    ['guide/drawn.html', 'guide/', true],
    ['guide/drawn.html', 'guide/drawn.html#place', false],
  ])('from %s to %s loads a new document: %s', async (from, to, isDocument) => {
    await import('@site/src/client/credentialBoundary');
    document.head.innerHTML = '<meta http-equiv="Content-Security-Policy" data-own-policy>';
    history.replaceState(null, '', BASE + from);
    const seen = vi.fn();
    const stay = (event: Event): void => event.preventDefault();
    addEventListener('click', stay, true);
    document.body.innerHTML = `<a href="${BASE}${to}">Link</a>`;
    document.body.addEventListener('click', seen);
    fireEvent.click(screen.getByText('Link'));
    expect(seen).toHaveBeenCalledTimes(isDocument ? 0 : 1);
    document.body.removeEventListener('click', seen);
    removeEventListener('click', stay, true);
  });
});

test('only pages of drivers have the choice of API server', () => {
  const customFields = {
    apiServers: {cf: 'https://cf.example.com', cn: 'https://cn.example.com'},
  };
  for (const [page, count] of [
    ['guide/', 0],
    ['guide/drivers/s3.html', 1],
  ] as const) {
    renderPage(
      <Site customFields={customFields}>
        <Sidebar items={[]} />
        <TokenTool provider="115" />
      </Site>,
      BASE + page,
    );
    expect(screen.queryAllByLabelText('API server'), page).toHaveLength(count);
    cleanup();
  }
});

test('notices are for pages of the site, in each language', () => {
  vi.stubGlobal('navigator', {languages: ['en'], userAgent: 'Mozilla/5.0 (Windows NT 6.1)'});
  for (const page of ['', 'zh/']) {
    expect(choosePopup(BASE + page, 'en', new Set()), page).toMatchObject({
      rule: {key: 'windows-7'},
    });
  }
  expect(choosePopup(`${BASE}guide/`, 'en', new Set())).toBeUndefined();
});

test('files of all languages are at the base', () => {
  expect(fromSiteBase('/zh/pages.json')).toBe('/drivers/zh/pages.json');
});
