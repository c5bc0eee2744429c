// @vitest-environment jsdom
import {cleanup, fireEvent, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {loadFacts} from '@site/src/build/facts/facts';
import {localizeFacts} from '@site/src/build/facts/localizedFacts';
import {storageDrivers, storageForms} from '@site/src/build/facts/storageForms';
import {FinderView} from '@site/src/features/builders/storage/FinderView';
import {StorageView} from '@site/src/features/builders/storage/StorageView';
import type {StorageForm} from '@site/src/lib/shared/storageForm';
import {renderPage} from '@site/tests/helpers/renderPage';
import {bucketKey} from '@site/tests/helpers/bucketKey';

const facts = loadFacts('.');
const pages = storageForms(facts, localizeFacts(facts, 'en'));

function open(slug: string, takesSecrets = true): void {
  renderPage(
    <StorageView
      forms={pages[slug] as readonly [StorageForm, ...StorageForm[]]}
      takesSecrets={takesSecrets}
    />,
  );
}

const field = (name: string | RegExp) => screen.getByLabelText(name);

/** What a tab shows; the early script, which switches them, isn't here. */
function panel(name: string): HTMLElement {
  const id = screen.getByRole('tab', {name}).getAttribute('aria-controls');
  const shown = document.getElementById(id ?? '');
  if (!shown) throw new Error(`the tab ${name} has no panel`);
  return shown;
}
const body = (): Record<string, unknown> =>
  JSON.parse(panel('JSON').querySelector('code')?.textContent ?? '') as Record<string, unknown>;
const addition = () => JSON.parse(String(body()['addition'])) as Record<string, unknown>;

beforeEach(() => history.replaceState(null, '', '/guide/drivers/s3.html'));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('what is typed', () => {
  test('is in the list for AList’s form and in every request at once', async () => {
    open('s3');
    await userEvent.type(field(/^Mount Path/), '/archive');
    await userEvent.type(field(/^Bucket/), "it's");
    expect(within(panel("AList's form")).getByText('/archive')).toBeTruthy();
    expect(body()).toMatchObject({
      mount_path: '/archive',
      driver: 'S3',
      webdav_policy: '302_redirect',
    });
    expect(addition()).toMatchObject({
      [bucketKey]: "it's",
      endpoint: '<endpoint>',
      sign_url_expire: 4,
    });
    for (const name of ['curl', 'JavaScript', 'Python', 'Go'])
      expect(panel(name).querySelector('code')?.textContent).toContain('/archive');
  });

  test('is never in the URL or in storage, but choices are in the URL', async () => {
    open('s3');
    await userEvent.type(field(/^Bucket/), 'example-bucket');
    await userEvent.type(field(/^Secret access key/i), 'open-sesame');
    await userEvent.click(screen.getByRole('button', {name: /^Show all/}));
    await userEvent.click(field(/^Web proxy/));
    await userEvent.selectOptions(field(/^Order by/), 'size');
    expect(location.search).toBe('?web_proxy=true&order_by=size');
    expect(
      JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
    ).not.toMatch(/sesame|bucket/);
  });

  test('comes back to the defaults with one button', async () => {
    open('s3');
    await userEvent.type(field(/^Bucket/), 'example-bucket');
    await userEvent.click(screen.getByRole('button', {name: 'Clear all values'}));
    expect((field(/^Bucket/) as HTMLInputElement).value).toBe('');
    expect(addition()).toMatchObject({[bucketKey]: `<${bucketKey}>`});
  });
});

describe('secrets', () => {
  const secret = () => field(/^Secret access key/i) as HTMLInputElement;

  test('are hidden in the field and in the results, and copied as they are', async () => {
    const user = userEvent.setup();
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    open('s3');
    await user.type(secret(), 'open"sesame');
    expect(secret().type).toBe('password');
    expect(document.body.textContent).not.toContain('sesame');
    fireEvent.click(screen.getByRole('button', {name: 'Copy: JSON', hidden: true}));
    expect(JSON.parse(copied.mock.lastCall?.[0] ?? '')).toMatchObject({
      addition: expect.stringContaining(String.raw`open\"sesame`) as string,
    });
    await user.click(screen.getByRole('button', {name: 'Show secrets'}));
    expect(secret().type).toBe('text');
    expect(addition()).toMatchObject({secret_access_key: 'open"sesame'});
  });

  test('are gone when the page is left; the rest stays', async () => {
    open('s3');
    await userEvent.type(secret(), 'open-sesame');
    await userEvent.type(field(/^Bucket/), 'example-bucket');
    fireEvent(window, new Event('pagehide'));
    expect(secret().value).toBe('');
    expect(addition()).toMatchObject({
      [bucketKey]: 'example-bucket',
      secret_access_key: '<secret_access_key>',
    });
  });

  test('aren’t asked for where scripts of others can load', () => {
    open('s3', false);
    expect(screen.queryByLabelText(/^Secret access key/i)).toBeNull();
    expect(screen.getAllByText('Secret access key')).not.toEqual([]);
    expect(screen.queryByRole('button', {name: 'Show secrets'})).toBeNull();
    expect(addition()).toMatchObject({secret_access_key: '<secret_access_key>'});
  });
});

describe('what is wrong', () => {
  test('is said beside the field once the reader leaves it, and goes when it’s corrected', async () => {
    open('webdav');
    const address = field(/^Address/);
    await userEvent.type(address, 'htps://dav.example.com');
    expect(address.getAttribute('aria-invalid')).toBe('false');
    await userEvent.tab();
    expect(address.getAttribute('aria-invalid')).toBe('true');
    const described = (address.getAttribute('aria-describedby') ?? '').split(' ');
    expect(document.getElementById(described[0] ?? '')?.textContent).toBe(
      'Start the URL with http:// or https://.',
    );
    expect(screen.getByText('To correct: Address')).toBeTruthy();
    await userEvent.clear(address);
    await userEvent.type(address, 'https://dav.example.com');
    expect(address.getAttribute('aria-invalid')).toBe('false');
    expect(screen.queryByText(/^To correct/)).toBeNull();
  });

  test('what is missing is named until nothing is', async () => {
    open('virtual');
    expect(screen.getByText(/^Still needed: Mount Path/)).toBeTruthy();
    await userEvent.type(field(/^Mount Path/), '/v');
    expect(screen.getByText('All required fields have a value.')).toBeTruthy();
  });
});

describe('an upload speed', () => {
  test('shows a size of parts that it is too low for, beside that field', async () => {
    open('googledrive');
    await userEvent.click(screen.getByRole('button', {name: /^Show all/}));
    const size = field(/^Chunk size/);
    await userEvent.type(field(/^Upload speed/), '1');
    expect(size.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText(/within 30 seconds.*enter 3 or less/)).toBeTruthy();
    expect(screen.getByText('To correct: Chunk size')).toBeTruthy();
    await userEvent.clear(size);
    await userEvent.type(size, '3');
    expect(size.getAttribute('aria-invalid')).toBe('false');
    expect(location.search).toBe('');
    expect(Object.keys(addition())).not.toContain('(uplink)');
  });
});

describe('what the storage is for', () => {
  test('enters values, says why, and is in the URL', async () => {
    open('s3');
    await userEvent.click(field('Backups'));
    expect(location.search).toBe('?for=backup');
    expect(body()).toMatchObject({
      webdav_policy: 'native_proxy',
      disable_index: true,
      enable_sign: true,
    });
    const reason = /even if you turn off/;
    expect(screen.getByText(reason)).toBeTruthy();
    await userEvent.click(field(/^Enable sign/));
    expect(screen.queryByText(reason)).toBeNull();
    expect(body()).toMatchObject({enable_sign: false});
    await userEvent.click(field('Anything'));
    expect(body()).toMatchObject({webdav_policy: '302_redirect', disable_index: false});
  });

  test('keeps what the reader has entered', async () => {
    open('s3');
    await userEvent.click(screen.getByRole('button', {name: /^Show all/}));
    await userEvent.clear(field(/^Cache Expiration/));
    await userEvent.type(field(/^Cache Expiration/), '5');
    await userEvent.click(field('Media server'));
    expect(body()).toMatchObject({cache_expiration: 5});
  });
});

describe('several drivers of a page', () => {
  test('are a choice that is in the URL and keeps what they have in common', async () => {
    open('115');
    await userEvent.type(field(/^Mount Path/), '/115');
    await userEvent.click(screen.getByLabelText('115 Share'));
    expect(location.search).toBe('?driver=115+Share');
    expect(body()).toMatchObject({driver: '115 Share', mount_path: '/115'});
  });

  test('the one that a link names is chosen', () => {
    history.replaceState(null, '', '/guide/drivers/115.html?driver=115+Share');
    open('115');
    expect(screen.getByLabelText<HTMLInputElement>('115 Share').checked).toBe(true);
  });
});

describe('what to know', () => {
  test('says what to set as long as downloads are redirected to links that don’t work', async () => {
    open('quark');
    expect(screen.getByText(/Links need the account's cookie/)).toBeTruthy();
    const remedy = /Downloads then use your server’s bandwidth/;
    expect(screen.getByText(remedy)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', {name: /^Show all/}));
    await userEvent.click(field(/^Web proxy/));
    await userEvent.selectOptions(field(/^WebDAV policy/), 'native_proxy');
    expect(screen.queryByText(remedy)).toBeNull();
  });

  test('says how downloads reach visitors, and the issues of the choices', async () => {
    open('s3');
    expect(screen.getAllByText('AList redirects to the provider.')).toHaveLength(2);
    const root = field(/^Root folder path/i);
    await userEvent.clear(root);
    await userEvent.type(root, '/media');
    expect(screen.getByText(/leaves its files when/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', {name: /^Show all/}));
    await userEvent.click(field(/^Web proxy/));
    expect(screen.getByText('Data goes through AList.')).toBeTruthy();
  });
});

describe('with all drivers', () => {
  const drivers = storageDrivers(facts, localizeFacts(facts, 'en'));
  const formOf = (name: string) =>
    Object.values(pages)
      .flat()
      .find(({driver}) => driver === name);

  test('asks for the driver first, and writes it into the URL', async () => {
    renderPage(<FinderView drivers={drivers} chosen={undefined} form={undefined} takesSecrets />);
    expect(screen.queryByLabelText(/^Mount Path/)).toBeNull();
    await userEvent.selectOptions(field('Driver'), 'WebDav');
    expect(location.search).toBe('?driver=WebDav');
  });

  test('is the builder of the chosen one, and leads to its page', () => {
    const chosen = drivers.find(({driver}) => driver === '115 Share');
    renderPage(
      <FinderView drivers={drivers} chosen={chosen} form={formOf('115 Share')} takesSecrets />,
    );
    expect(body()).toMatchObject({driver: '115 Share'});
    expect(screen.queryByRole('radio', {name: '115 Cloud'})).toBeNull();
    const link = screen.getByRole('link', {name: /What the status/});
    expect(link.getAttribute('href')).toBe('/guide/drivers/115.html#check');
  });
});
