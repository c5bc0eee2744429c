import {expect, test} from 'vitest';
import {navbarItems} from '@site/src/config/navbar';
import {parseNavItems} from '@site/src/features/navbar/navItems';

test(
  'reads links and groups of the site’s own menu',
  {tags: ['@2-navbar-links-groups-sub']},
  () => {
    const entries = parseNavItems(navbarItems);
    expect(entries.map(({label}) => label)).toEqual([
      'Guide',
      'Config',
      'FAQ',
      'Pricing',
      'Community',
      'More',
    ]);
  },
);

test('names an entry that leads nowhere', () => {
  expect(() => parseNavItems([{label: 'Lost'}])).toThrow(/"Lost" has neither/);
});
