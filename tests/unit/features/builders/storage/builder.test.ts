import {describe, expect, test} from 'vitest';
import {localizeFacts} from '@site/src/build/facts/localizedFacts';
import {storageForms} from '@site/src/build/facts/storageForms';
import {checklistOf} from '@site/src/features/builders/storage/checklist';
import {downloadsOf, matchingIssues} from '@site/src/features/builders/storage/downloads';
import {
  maskSecrets,
  missingLogins,
  neededFields,
  valuesOf,
  withoutSecrets,
  type Draft,
} from '@site/src/features/builders/storage/draft';
import {faultOf} from '@site/src/features/builders/storage/faults';
import {readChoices, writeChoices} from '@site/src/features/builders/storage/choices';
import type {FormField, StorageForm} from '@site/src/lib/shared/storageForm';
import {siteFacts} from '@site/tests/helpers/facts';

const pages = storageForms(siteFacts, localizeFacts(siteFacts, 'en'));
const formsOf = (slug: string) => pages[slug] as readonly [StorageForm, ...StorageForm[]];
const s3 = formsOf('s3')[0];
const keysOf = (fields: readonly FormField[]) => fields.map(({key}) => key);

describe('the fields that most readers need', () => {
  test('are those that are required, those that sign in, and those with another value', () => {
    expect(keysOf(neededFields(s3, {}))).toEqual([
      'mount_path',
      'root_folder_path',
      'bucket',
      'endpoint',
      'access_key_id',
      'secret_access_key',
      'session_token',
    ]);
    expect(keysOf(neededFields(s3, {web_proxy: 'true'}))).toContain('web_proxy');
  });
});

describe('fields to sign in with', () => {
  test('are named until one of them has a value, also where AList demands none', () => {
    const share = formsOf('115')[0];
    expect(keysOf(missingLogins(share, {}))).toEqual(['cookie', 'qrcode_token']);
    expect(missingLogins(share, {cookie: 'a=b'})).toEqual([]);
    expect(missingLogins(s3, {})).toEqual([]);
  });
});

describe('the checklist', () => {
  test('names what differs from the default and what is missing, in the order of the form', () => {
    const draft = {bucket: 'b', mount_path: '/s3', web_proxy: 'true', root_folder_path: '/'};
    expect(checklistOf(s3, draft).map(({field, text}) => [field.key, text])).toEqual([
      ['mount_path', '/s3'],
      ['web_proxy', 'true'],
      ['bucket', 'b'],
      ['endpoint', undefined],
      ['access_key_id', undefined],
      ['secret_access_key', undefined],
    ]);
  });
});

describe('values', () => {
  test('have the type of their field, and a number that isn’t one keeps its default', () => {
    const draft = {order: '-2', cache_expiration: 'x', web_proxy: 'true', remark: ''};
    expect(valuesOf(s3, draft)).toEqual({order: -2, web_proxy: true});
  });

  test('a default that the reader deletes is sent as blank, unless AList needs it', () => {
    expect(valuesOf(s3, {list_object_version: ''})).toEqual({list_object_version: ''});
    expect(valuesOf(s3, {root_folder_path: ''})).toEqual({});
  });
});

describe('secrets', () => {
  const draft: Draft = {bucket: 'b', secret_access_key: 'k"\'', session_token: ''};

  test('are dots until the reader wants to see them', () => {
    expect(maskSecrets(s3, draft)).toEqual({...draft, secret_access_key: '••••••'});
  });

  test('go when the page is left, and nothing else', () => {
    expect(withoutSecrets([s3], draft)).toEqual({bucket: 'b'});
  });
});

describe('a URL', () => {
  const forms = formsOf('s3');

  test('has what is chosen, and nothing that is typed', () => {
    const draft = {web_proxy: 'true', bucket: 'b', secret_access_key: 'k', order_by: 'size'};
    const query = writeChoices('?result=curl', forms, {form: s3, draft});
    expect(query).toBe('?result=curl&web_proxy=true&order_by=size');
    expect(readChoices(query, forms)).toEqual({
      form: s3,
      draft: {web_proxy: 'true', order_by: 'size'},
    });
  });

  test('names a driver that isn’t the first of the page', () => {
    const doge = forms[1] ?? s3;
    expect(writeChoices('', forms, {form: doge, draft: {}})).toBe('?driver=Doge');
    expect(readChoices('?driver=Doge', forms).form).toBe(doge);
    expect(writeChoices('?driver=Doge', forms, {form: s3, draft: {}})).toBe('');
  });

  test('chooses nothing that isn’t offered', () => {
    const query = '?driver=Nobody&web_proxy=perhaps&order_by=colour&bucket=b&secret_access_key=k';
    expect(readChoices(query, forms)).toEqual({form: s3, draft: {}});
  });

  test('without a choice that is the default again has no query', () => {
    expect(writeChoices('?web_proxy=true', forms, {form: s3, draft: {web_proxy: 'false'}})).toBe(
      '',
    );
  });
});

describe('what is wrong is named', () => {
  const field = (rest: Partial<FormField>): FormField => ({
    key: 'x',
    label: 'X',
    type: 'string',
    required: false,
    default: null,
    note: '',
    ...rest,
  });

  test.each([
    ['nothing in a required field', field({required: true}), ' ', 'faultRequired'],
    ['a fraction', field({type: 'number'}), '1.5', 'faultWhole'],
    ['a fraction where it may be', field({type: 'float'}), '1.5', undefined],
    ['words for a number', field({type: 'number'}), 'ten', 'faultNumber'],
    ['no number', field({type: 'number'}), '', 'faultNumber'],
    ['a negative number', field({type: 'number'}), '-1', 'faultNegative'],
    ['zero', field({type: 'number'}), '0', undefined],
    ['a negative order', field({type: 'number', key: 'order'}), '-1', undefined],
    ['a space behind a token', field({key: 'refresh_token'}), 'abc ', 'faultSpaces'],
    ['a space in a password', field({key: 'password'}), 'abc ', undefined],
    ['a URL without a scheme', field({format: 'url'}), 'example.com', 'faultUrlStart'],
    [
      'a URL with a typo in its scheme',
      field({format: 'url'}),
      'htps://example.com',
      'faultUrlStart',
    ],
    ['a URL with one slash', field({format: 'url'}), 'http:/example.com', 'faultUrlStart'],
    ['a URL with a space', field({format: 'url'}), 'https://exam ple.com', 'faultUrl'],
    ['a URL with a wrong port', field({format: 'url'}), 'https://example.com:99999', 'faultUrl'],
    ['a complete URL', field({format: 'url'}), 'https://例子.example:8443/dav', undefined],
    [
      'only the first line of several',
      field({format: 'url', type: 'text'}),
      'https://a.example\nx',
      undefined,
    ],
    ['a typo in a text that can be a URL', field({}), 'https//s3.example.com', 'faultUrlStart'],
    ['a host where a URL is possible', field({}), 's3.example.com', undefined],
    ['a word that starts like a URL', field({}), 'httpd', undefined],
    ['a path instead of an ID', field({format: 'id'}), '/Movies', 'faultId'],
    ['a URL instead of an ID', field({format: 'id'}), 'https://115.com/?cid=1', 'faultId'],
    ['the path that is an ID', field({format: 'id'}), '/', undefined],
    ['an ID', field({format: 'id'}), '-11', undefined],
    ['a host without a port', field({format: 'hostPort'}), 'nas.example.com', 'faultHostPort'],
    [
      'a URL instead of a host',
      field({format: 'hostPort'}),
      'ftp://nas.example.com:21',
      'faultHostPort',
    ],
    ['a host with a port', field({format: 'hostPort'}), 'nas.example.com:21', undefined],
    ['an IPv6 address with a port', field({format: 'hostPort'}), '[2001:db8::1]:21', undefined],
  ])('%s', (_name, each, text, fault) => {
    expect(faultOf(each, text)).toBe(fault);
  });
});

describe('downloads', () => {
  test.each([
    ['are redirected by default', {}, 'direct', 'direct'],
    ['of the web interface go through AList', {web_proxy: 'true'}, 'through', 'direct'],
    ['over WebDAV go through AList', {webdav_policy: 'native_proxy'}, 'direct', 'through'],
    [
      'over WebDAV without a download proxy, too',
      {webdav_policy: 'use_proxy_url'},
      'direct',
      'through',
    ],
    [
      'go to the download proxy',
      {web_proxy: 'true', webdav_policy: 'use_proxy_url', down_proxy_url: 'https://p.example'},
      'external',
      'external',
    ],
    [
      'don’t use a download proxy for redirects',
      {down_proxy_url: 'https://p.example'},
      'direct',
      'direct',
    ],
  ])('%s', (_name, draft: Draft, web, webdav) => {
    expect(downloadsOf(s3, draft)).toEqual({web, webdav});
  });

  test('of a driver that can’t redirect always go through AList', () => {
    expect(downloadsOf(formsOf('ftp')[0], {})).toEqual({web: 'through', webdav: 'through'});
  });
});

describe('known issues', () => {
  const named = (form: StorageForm, draft: Draft) =>
    matchingIssues(form, draft).flatMap(({fields}) => fields);

  test('about a field come with another value in it', () => {
    expect(named(s3, {})).not.toContain('root_folder_path');
    expect(named(s3, {root_folder_path: '/media'})).toContain('root_folder_path');
  });

  test('with conditions of their own come when all of them are met', () => {
    const issue = 'link without a signature';
    const shown = (draft: Draft) =>
      matchingIssues(s3, draft).some(({text}) => text.includes(issue));
    expect(shown({})).toBe(false);
    expect(shown({web_proxy: 'true'})).toBe(true);
    expect(shown({web_proxy: 'true', webdav_policy: 'native_proxy'})).toBe(false);
  });

  test('about redirects go when nothing is redirected', () => {
    const emby = formsOf('emby')[0];
    expect(named(emby, {web_proxy: 'false'})).toContain('web_proxy');
    expect(named(emby, {web_proxy: 'true', webdav_policy: 'native_proxy'})).not.toContain(
      'web_proxy',
    );
  });
});
