import {expect, test} from 'vitest';
import {withoutGlobalDocs} from '@site/src/plugins/bundle/withoutGlobalDocs';

const version = {name: 'current', path: '/', mainDocId: 'guide/index'};
const data = (docs: readonly object[]): string =>
  JSON.stringify({
    'docusaurus-plugin-content-docs': {default: {path: '/', versions: [{...version, docs}]}},
    'site-footer-data': {default: {text: 'x'}},
  });

test('the list of documents goes, versions and other data stay', () => {
  const json = data([{id: 'guide/index', path: '/guide/', sidebar: 'guide'}]);
  expect(JSON.parse(withoutGlobalDocs(json))).toEqual(JSON.parse(data([])));
});

test('data of a site without documents stays as it is', () => {
  expect(withoutGlobalDocs('{}')).toBe('{}');
});
