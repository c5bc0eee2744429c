import {expect, test} from 'vitest';
import {withoutDocList} from '@site/src/plugins/bundle/withoutDocList';

test('the list of documents goes, the sidebars stay', () => {
  const version = {label: 'Next', docsSidebars: {guide: [{href: '/guide/'}]}};
  const json = JSON.stringify({version: {...version, docs: {'guide/index': {title: 'Guide'}}}});
  expect(JSON.parse(withoutDocList(json))).toEqual({version: {...version, docs: {}}});
});

test('other data stays as it is', () => {
  expect(withoutDocList('{"tag": {"label": "china"}}')).toBe('{"tag": {"label": "china"}}');
});
