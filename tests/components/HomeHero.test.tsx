// @vitest-environment jsdom
import {cleanup, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {HomeHero} from '@site/src/features/home/HomeHero';
import {renderPage} from '@site/tests/helpers/renderPage';

const scroll = vi.fn();

beforeEach(() => {
  scroll.mockReset();
  HTMLElement.prototype.scrollIntoView = scroll;
});
afterEach(cleanup);

const answer = (): Element | null => document.querySelector('p[role=status]');

const picture = (): string | null => screen.getByRole('img').textContent;

describe('the hero of the home page', () => {
  test('mounts the storage that the reader picks: its name on a cloud, its path in the tree', async () => {
    renderPage(<HomeHero />);
    expect(picture()).toBe('');
    await userEvent.click(screen.getByRole('button', {name: 'OneDrive'}));
    expect(picture()).toBe('OneDrive/onedrive');
    expect(screen.getByText(/In your tree as/).textContent).toContain('/onedrive');
    expect(screen.getByRole('link', {name: 'Set up OneDrive'}).getAttribute('href')).toBe(
      '/guide/drivers/onedrive.html?driver=Onedrive',
    );
    expect(screen.getByRole('button', {name: 'OneDrive'}).getAttribute('aria-pressed')).toBe(
      'true',
    );
  });

  test('takes a storage off again when its button is pressed again', async () => {
    renderPage(<HomeHero />);
    await userEvent.click(screen.getByRole('button', {name: 'OneDrive'}));
    await userEvent.click(screen.getByRole('button', {name: 'OneDrive'}));
    expect(picture()).toBe('');
  });

  test.each([
    ['onedrive', '/onedrive'],
    ['阿里云盘', '/aliyundrive_open'],
    ['sftp', '/sftp'],
    ['s3', '/s3'],
    ['115', '/115_open'],
  ])('finds what is typed: %s', async (typed, path) => {
    renderPage(<HomeHero />);
    await userEvent.type(screen.getByRole('combobox'), typed);
    expect(picture()).toContain(path);
  });

  test('offers all storages that fit what is typed, and takes the one that is pressed', async () => {
    renderPage(<HomeHero />);
    await userEvent.type(screen.getByRole('combobox'), '115');
    // In the place of those most wanted: each storage is there once.
    expect(screen.queryByRole('button', {name: 'Dropbox'})).toBeNull();
    const other = screen.getByRole('button', {name: '115 Cloud'});
    expect(screen.getAllByRole('button', {pressed: true}).map((each) => each.textContent)).toEqual([
      '115 Open',
    ]);
    await userEvent.click(other);
    expect(other.getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByRole('link', {name: 'Set up 115 Cloud'}).getAttribute('href')).toBe(
      '/guide/drivers/115.html?driver=115+Cloud',
    );
    await userEvent.clear(screen.getByRole('combobox'));
    expect(screen.queryByRole('button', {name: '115 Cloud'})).toBeNull();
    expect(screen.getByRole('button', {name: 'Dropbox'})).toBeTruthy();
  });

  test('offers drivers that share a page apart, and the choice before the button', async () => {
    renderPage(<HomeHero />);
    await userEvent.type(screen.getByRole('combobox'), 'onedrive');
    const share = screen.getByRole('button', {name: 'OneDrive Sharelink'});
    expect(screen.getByRole('button', {name: 'OneDrive APP'})).toBeTruthy();
    const setUp = screen.getByRole('link', {name: 'Set up OneDrive'});
    expect(share.compareDocumentPosition(setUp)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await userEvent.click(share);
    expect(screen.getByRole('link', {name: 'Set up OneDrive Sharelink'})).toBeTruthy();
    await userEvent.clear(screen.getByRole('combobox'));
    await userEvent.type(screen.getByRole('combobox'), 'sharelink');
    expect(screen.getByRole('link', {name: 'Set up OneDrive Sharelink'})).toBeTruthy();
  });

  test('says what to do about a name that no driver has, and offers the protocols', async () => {
    renderPage(<HomeHero />);
    await userEvent.type(screen.getByRole('combobox'), 'icloud');
    expect(picture()).toBe('');
    expect(answer()?.textContent).toMatch(/^No driver with this name\./);
    expect(screen.queryByRole('button', {name: 'Dropbox'})).toBeNull();
    await userEvent.click(screen.getByRole('button', {name: 'WebDAV'}));
    expect(answer()?.textContent).toMatch(/^In your tree as \/webdav\. Set up/);
    await userEvent.clear(screen.getByRole('combobox'));
    expect(answer()?.textContent).toBe('');
    expect(screen.getByRole('button', {name: 'Dropbox'})).toBeTruthy();
  });

  test('goes with Enter where the button leads', async () => {
    renderPage(<HomeHero />);
    const followed: (string | null)[] = [];
    function follow(event: Event): void {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link) return;
      event.preventDefault();
      followed.push(link.getAttribute('href'));
    }
    addEventListener('click', follow, {capture: true});
    await userEvent.type(screen.getByRole('combobox'), 'icloud{Enter}');
    expect(followed).toEqual([]);
    await userEvent.clear(screen.getByRole('combobox'));
    await userEvent.type(screen.getByRole('combobox'), 'dropbox{Enter}');
    removeEventListener('click', follow, {capture: true});
    expect(followed).toEqual(['/guide/drivers/dropbox.html']);
  });

  test('brings the result into view', async () => {
    renderPage(<HomeHero />);
    expect(scroll).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('combobox'));
    await userEvent.paste('icloud');
    expect(scroll).toHaveBeenCalledTimes(1);
    await userEvent.clear(screen.getByRole('combobox'));
    await userEvent.type(screen.getByRole('combobox'), 'dropbox');
    expect((scroll.mock.lastCall as unknown[])[0]).toEqual({block: 'nearest'});
    expect(scroll.mock.contexts.at(-1)).toBe(answer());
  });

  test('has the command that starts AList, to copy', () => {
    renderPage(<HomeHero />);
    expect(screen.getByText(/docker run -d --name alist/)).toBeTruthy();
    expect(screen.getByRole('button', {name: 'Copy code'})).toBeTruthy();
  });
});
