// @vitest-environment jsdom
import {cleanup, fireEvent, screen} from '@testing-library/react';
import {afterEach, describe, expect, test} from 'vitest';
import {Sidebar} from '@site/src/features/sidebar/Sidebar';
import {renderPage} from '@site/tests/helpers/renderPage';

afterEach(cleanup);

const link = (label: string, href: string) => ({type: 'link', label, href}) as const;
const items = [
  link('Overview', '/guide/'),
  {
    type: 'category',
    label: 'Install',
    collapsible: true,
    collapsed: true,
    items: [link('Docker', '/guide/install/docker.html')],
  },
  {
    type: 'category',
    label: 'Advanced',
    collapsible: true,
    collapsed: true,
    items: [
      link('Users', '/guide/advanced/user.html'),
      link('Search', '/guide/advanced/search.html'),
    ],
  },
] as const;

describe('the sidebar', () => {
  test(
    'opens the group of the current page only, and marks the page',
    {tags: ['@2-sidebar-group-current-opens']},
    () => {
      renderPage(<Sidebar items={[...items] as never} />, '/guide/install/docker.html');
      const groups = [...document.querySelectorAll('details')];
      expect(groups.map((group) => group.open)).toEqual([true, false]);
      expect(screen.getByText('Docker').getAttribute('aria-current')).toBe('page');
      expect(screen.getByText('Overview').getAttribute('aria-current')).toBeNull();
    },
  );

  test(
    'lets the browser keep one group of a level open',
    {tags: ['@2-sidebar-one-open-group']},
    () => {
      renderPage(<Sidebar items={[...items] as never} />, '/guide/');
      const names = [...document.querySelectorAll('details')].map((group) =>
        group.getAttribute('name'),
      );
      expect(new Set(names).size).toBe(1);
      expect(names[0]).toBeTruthy();
    },
  );

  test('holds of a closed group the first page only, until it is opened', () => {
    renderPage(<Sidebar items={[...items] as never} />, '/guide/');
    expect(screen.getByText('Users').getAttribute('href')).toBe('/guide/advanced/user.html');
    expect(screen.queryByText('Search')).toBeNull();
    const [, group] = document.querySelectorAll('details');
    if (!group) throw new Error('There is no second group.');
    group.open = true;
    fireEvent(group, new Event('toggle'));
    expect(screen.getByText('Search').getAttribute('href')).toBe('/guide/advanced/search.html');
    expect(group.open).toBe(true);
  });
});
