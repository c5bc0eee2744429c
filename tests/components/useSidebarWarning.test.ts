// @vitest-environment jsdom
import {renderHook} from '@testing-library/react';
import {afterEach, beforeEach, expect, test, vi, type MockInstance} from 'vitest';
import {useSidebarWarning} from '@site/src/features/doc-page/useSidebarWarning';

let warn: MockInstance<typeof console.warn>;

beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => warn.mockRestore());

test.each(['guide/new', 'new'])(
  'the page %s that no sidebar lists is named, with what to do',
  {tags: ['@2-sidebar-warning', '@8-page-without-sidebar']},
  (id) => {
    renderHook(() => useSidebarWarning({id, permalink: `/${id}.html`, hasSidebar: false}));
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      `/${id}.html: no sidebar lists this page. Add "${id}" to sidebars.ts, or set "sidebar: false".`,
    );
  },
);

test('nothing is said of a page with a sidebar, or with none on purpose', () => {
  renderHook(() =>
    useSidebarWarning({id: 'guide/old', permalink: '/guide/old.html', hasSidebar: true}),
  );
  expect(warn).not.toHaveBeenCalled();
});
