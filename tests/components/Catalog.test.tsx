// @vitest-environment jsdom
import {cleanup, screen} from '@testing-library/react';
import {DocsSidebarProvider} from '@docusaurus/plugin-content-docs/client';
import type {ReactNode} from 'react';
import {afterEach, describe, expect, test, vi} from 'vitest';
import {Catalog} from '@site/src/features/catalog/Catalog';
import {deepSidebar} from '@site/tests/helpers/deepSidebar';
import {renderPage} from '@site/tests/helpers/renderPage';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const onGuide = (children: ReactNode, path = '/guide/') =>
  renderPage(
    <DocsSidebarProvider name="guide" items={deepSidebar}>
      {children}
    </DocsSidebarProvider>,
    path,
  );

describe('the catalog', () => {
  test('lists three levels of child pages, linked', () => {
    onGuide(<Catalog />);
    expect(screen.getByRole('link', {name: 'Page'}).getAttribute('href')).toBe('/p.html');
    expect(screen.getByText('Three')).toBeTruthy();
    expect(screen.queryByText('Four')).toBeNull();
  });

  test('lists as many levels as its page asks for', () => {
    onGuide(<Catalog level={1} />);
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    cleanup();
    onGuide(<Catalog level={4} />);
    expect(screen.getByRole('link', {name: 'Four'})).toBeTruthy();
  });

  test.each([0, 1.5, -1])('refuses level %d, naming the page', (level) => {
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    expect(() => onGuide(<Catalog level={level} />)).toThrow(
      `/guide/: <Catalog level={${level}}>: allowed: a whole number, 1 or more.`,
    );
  });

  test('refuses a page that no sidebar lists', () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    expect(() => onGuide(<Catalog />, '/elsewhere.html')).toThrow('/elsewhere.html: <Catalog>');
  });
});
