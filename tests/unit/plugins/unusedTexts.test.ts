import {expect, test} from 'vitest';
import {withoutUnusedTexts} from '@site/src/plugins/bundle/unusedTexts';

test('texts of unused theme parts are left out, all others stay', () => {
  const texts = {
    'theme.blog.archive.title': 'x',
    'theme.docs.sidebar.navAriaLabel': 'x',
    'theme.docs.breadcrumbs.home': 'Home',
    'theme.common.editThisPage': 'Edit',
    'home.install': 'Install',
  };
  expect(Object.keys(withoutUnusedTexts(texts))).toEqual([
    'theme.docs.breadcrumbs.home',
    'theme.common.editThisPage',
    'home.install',
  ]);
});
