import {describe, expect, test} from 'vitest';
import {localizeFacts} from '@site/src/build/facts/localizedFacts';
import {storageForms} from '@site/src/build/facts/storageForms';
import {checklistOf} from '@site/src/features/builders/storage/checklist';
import {downloadsOf, matchingIssues} from '@site/src/features/builders/storage/downloads';
import {
  fieldsOf,
  maskSecrets,
  missingLogins,
  neededFields,
  valuesOf,
  withoutSecrets,
  type Draft,
} from '@site/src/features/builders/storage/draft';
import {
  followedAdvice,
  presetsOf,
  PURPOSES,
  type Purpose,
} from '@site/src/features/builders/storage/purposes';
import {largestPart, partFault, uplinkField} from '@site/src/features/builders/storage/uplink';
import {faultOf} from '@site/src/features/builders/storage/faults';
import {readChoices, writeChoices} from '@site/src/features/builders/storage/choices';
import type {FormField, StorageForm} from '@site/src/lib/shared/storageForm';
import {bucketKey} from '@site/tests/helpers/bucketKey';
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
      bucketKey,
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
    const draft = {[bucketKey]: 'b', mount_path: '/s3', web_proxy: 'true', root_folder_path: '/'};
    expect(checklistOf(s3, draft).map(({field, text}) => [field.key, text])).toEqual([
      ['mount_path', '/s3'],
      ['web_proxy', 'true'],
      [bucketKey, 'b'],
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
  const draft: Draft = {[bucketKey]: 'b', secret_access_key: 'k"\'', session_token: ''};

  test('are dots until the reader wants to see them', () => {
    expect(maskSecrets(s3, draft)).toEqual({...draft, secret_access_key: '••••••'});
  });

  test('go when the page is left, and nothing else', () => {
    expect(withoutSecrets([s3], draft)).toEqual({[bucketKey]: 'b'});
  });
});

describe('a URL', () => {
  const forms = formsOf('s3');

  test('has what is chosen, and nothing that is typed', () => {
    const entered = {web_proxy: 'true', [bucketKey]: 'b', secret_access_key: 'k', order_by: 'size'};
    const query = writeChoices('?result=curl', forms, s3, {purpose: undefined, entered});
    expect(query).toBe('?result=curl&web_proxy=true&order_by=size');
    expect(readChoices(query, s3)).toEqual({
      purpose: undefined,
      entered: {web_proxy: 'true', order_by: 'size'},
    });
  });

  test('has the purpose, and only what differs from its values', () => {
    const choices = {
      purpose: 'backup',
      entered: {disable_index: 'false', enable_sign: 'true'},
    } as const;
    const query = writeChoices('?driver=S3', forms, s3, choices);
    expect(query).toBe('?driver=S3&for=backup&disable_index=false');
    expect(readChoices(query, s3)).toEqual({purpose: 'backup', entered: {disable_index: 'false'}});
  });

  test('chooses nothing that isn’t offered', () => {
    const query = `?for=fun&web_proxy=perhaps&order_by=colour&${bucketKey}=b&secret_access_key=k`;
    expect(readChoices(query, s3)).toEqual({purpose: undefined, entered: {}});
  });

  test('without a choice that is the default again has no query', () => {
    const choices = {purpose: undefined, entered: {web_proxy: 'false'}};
    expect(writeChoices('?web_proxy=true&for=media', forms, s3, choices)).toBe('');
  });
});

describe('what a storage is for', () => {
  const all = Object.values(pages).flat();
  const valuesFor = (slug: string, purpose: Purpose) => presetsOf(formsOf(slug)[0], purpose);

  test('enters only values that the form of each driver offers', () => {
    const wrong = all.flatMap((form) =>
      PURPOSES.flatMap((purpose) =>
        Object.entries(presetsOf(form, purpose)).filter(([key, value]) => {
          const field = fieldsOf(form).find((each) => each.key === key);
          if (field?.type === 'bool') return value !== 'true' && value !== 'false';
          if (field?.options) return !field.options.some((option) => option.value === value);
          return field === undefined || faultOf(field, value) !== undefined;
        }),
      ),
    );
    expect(wrong).toEqual([]);
  });

  test('a public site redirects where that works, and uses the proxy where it doesn’t', () => {
    expect(valuesFor('s3', 'public')).toEqual({web_proxy: 'false'});
    expect(valuesFor('quark', 'public')).toEqual({
      web_proxy: 'true',
      webdav_policy: 'native_proxy',
    });
    expect(valuesFor('ftp', 'public')).toEqual({});
  });

  test('a network drive works with every client, and a media server asks the provider less', () => {
    expect(valuesFor('s3', 'webdav')).toEqual({webdav_policy: 'native_proxy'});
    expect(valuesFor('s3', 'media')).toEqual({
      webdav_policy: '302_redirect',
      cache_expiration: '240',
    });
  });

  test('is explained only as long as the reader keeps its values', () => {
    const keys = (draft: Draft) => followedAdvice(s3, draft, 'backup').map(({key}) => key);
    const presets = presetsOf(s3, 'backup');
    expect(keys(presets)).toEqual(['webdav_policy', 'disable_index', 'enable_sign']);
    expect(keys({...presets, enable_sign: 'false'})).toEqual(['webdav_policy', 'disable_index']);
  });
});

describe('the size of an upload’s parts', () => {
  const google = formsOf('googledrive')[0];
  const fault = (uplink: string, size?: string) =>
    partFault(google, {'(uplink)': uplink, ...(size !== undefined && {chunk_size: size})});

  test('is as large as the line can send within 30 seconds', () => {
    expect(largestPart(1.4, 30)).toBe(5);
    expect(largestPart(10, 30)).toBe(35);
  });

  test.each([
    ['the default on a fast line', '100', undefined, undefined],
    ['the default on a slow line', '1', undefined, 'enter 3 or less'],
    ['a large part', '10', '64', 'enter 35 or less'],
    ['0, which AList replaces with the default', '1', '0', 'enter 3 or less'],
    ['a line that can’t send one', '0.2', '1', 'even for 1 MB'],
    ['no speed', '', '500', undefined],
    ['a speed that isn’t one', 'fast', '500', undefined],
  ])('%s', (_name, uplink, size, text) => {
    expect(fault(uplink, size)?.text.match(/(?:enter|even for) .*(?=\.)/)?.[0]).toBe(text);
  });

  test('is asked only where AList has that limit', () => {
    expect(uplinkField(google)?.label).toBe('Upload speed (Mbit/s)');
    const asked = Object.values(pages)
      .flat()
      .filter((form) => uplinkField(form));
    expect(asked.map(({driver}) => driver)).toEqual(['GoogleDrive']);
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
    ['a URL instead of a path', field({format: 'path'}), 'https://example.com/x', 'faultPath'],
    ['a path', field({format: 'path'}), '/movies', undefined],
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
