// @vitest-environment jsdom
import {renderHook} from '@testing-library/react';
import {afterEach, beforeEach, expect, test, vi, type MockInstance} from 'vitest';
import {useSidebarWarning} from '@site/src/features/doc-page/useSidebarWarning';

let warn: MockInstance<typeof console.warn>;

beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => warn.mockRestore());

test('a page of a section that no sidebar lists is named, with what to do', () => {
  renderHook(() =>
    useSidebarWarning({id: 'guide/new', permalink: '/guide/new.html', hasSidebar: false}),
  );
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    '/guide/new.html: no sidebar lists this page. Add "guide/new" to sidebars.ts.',
  );
});

test.each([
  ['a page with a sidebar', {id: 'guide/old', permalink: '/guide/old.html', hasSidebar: true}],
  ['a page that stands alone', {id: 'pricing', permalink: '/pricing.html', hasSidebar: false}],
])('nothing is said of %s', (_name, place) => {
  renderHook(() => useSidebarWarning(place));
  expect(warn).not.toHaveBeenCalled();
});
