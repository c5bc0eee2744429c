import {expect, test} from 'vitest';
import {withoutDocList} from '@site/src/plugins/bundle/withoutDocList';

test('the list of documents goes, the sidebars stay', () => {
  const guide = [{type: 'link', label: 'Guide', href: '/guide/'}];
  const version = {label: 'Next', docsSidebars: {guide}};
  const json = JSON.stringify({version: {...version, docs: {'guide/index': {title: 'Guide'}}}});
  expect(JSON.parse(withoutDocList(json))).toEqual({version: {...version, docs: {}}});
});

test('other data stays as it is', () => {
  expect(withoutDocList('{"tag": {"label": "china"}}')).toBe('{"tag": {"label": "china"}}');
});

test('of an entry of a sidebar stay its label, its address, what it holds, and that it is a document', () => {
  const link = {type: 'link', label: 'S3', href: '/guide/drivers/s3.html', docId: '-'};
  const group = {type: 'category', label: 'Drivers', items: [link], customProps: {order: 1}};
  const full = {
    ...group,
    items: [{...link, docId: 'guide/drivers/s3', unlisted: false}],
    collapsed: true,
    collapsible: true,
  };
  const json = JSON.stringify({version: {docs: {}, docsSidebars: {guide: [full]}}});
  expect(JSON.parse(withoutDocList(json))).toEqual({
    version: {docs: {}, docsSidebars: {guide: [group]}},
  });
});
