import {expect, test} from 'vitest';
import {splitTexts, withoutUnusedTexts} from '@site/src/plugins/bundle/unusedTexts';

test('texts of unused theme parts are left out, all others stay', () => {
  const texts = {
    'theme.blog.archive.title': 'x',
    'theme.docs.sidebar.navAriaLabel': 'x',
    'theme.docs.breadcrumbs.home': 'x',
    'theme.common.editThisPage': 'x',
    'theme.lastUpdated.lastUpdatedAtBy': 'x',
    'theme.docs.paginator.next': 'Next',
    'theme.common.skipToMainContent': 'Skip',
    'home.install': 'Install',
  };
  expect(Object.keys(withoutUnusedTexts(texts))).toEqual([
    'theme.docs.paginator.next',
    'theme.common.skipToMainContent',
    'home.install',
  ]);
});

test('texts of a part travel with it, the name of the search button with every page', () => {
  const texts = {'search.near': 'x', 'searchButton.label': 'Search', 'home.install': 'Install'};
  const {main, parts} = splitTexts(texts);
  expect(Object.keys(main)).toEqual(['searchButton.label']);
  expect(Object.keys(parts.search)).toEqual(['search.near']);
  expect(Object.keys(parts.home)).toEqual(['home.install']);
});
