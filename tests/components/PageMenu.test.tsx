// @vitest-environment jsdom
import {cleanup, fireEvent, screen, waitFor} from '@testing-library/react';
import {afterEach, expect, test, vi} from 'vitest';
import {TOAST_EVENT} from '@site/src/components/Toast/toastEvent';
import PageMenu from '@site/src/features/page-menu/PageMenu.lazy';
import {renderPage} from '@site/tests/helpers/renderPage';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Answers every request of the page, and collects what it copies and says. */
function answerWith(response: Response): {copied: string[]; said: string[]} {
  const copied: string[] = [];
  const said: string[] = [];
  vi.stubGlobal('fetch', () => Promise.resolve(response));
  vi.stubGlobal('navigator', {
    clipboard: {
      writeText: (text: string) => {
        copied.push(text);
        return Promise.resolve();
      },
    },
  });
  const listen = (event: Event): void => {
    said.push((event as CustomEvent<{text: string}>).detail.text);
  };
  addEventListener(TOAST_EVENT, listen, {once: true});
  return {copied, said};
}

test('the menu leads to the Markdown of the page, and prints', () => {
  renderPage(<PageMenu page="/guide/drivers/" />);
  const link = screen.getByText('Open as Markdown').closest('a');
  expect(link?.getAttribute('href')).toBe('/guide/drivers/index.md');
  expect(screen.getByText('Print').closest('button')?.dataset['action']).toBe('print');
});

test('the Markdown is copied, and the menu closes', async () => {
  const {copied, said} = answerWith(
    new Response('# S3', {headers: {'content-type': 'text/markdown'}}),
  );
  renderPage(<PageMenu page="/guide/s3.html" />);
  const menu = screen.getByText('Copy or print').closest('details');
  if (menu) menu.open = true;
  fireEvent.click(screen.getByText('Copy as Markdown'));
  expect(menu?.open).toBe(false);
  await waitFor(() => expect(said).toEqual(['Page copied as Markdown']));
  expect(copied).toEqual(['# S3']);
});

test.each([
  ['the file is missing', new Response('', {status: 404})],
  [
    'the host answers with a page',
    new Response('<html>', {headers: {'content-type': 'text/html'}}),
  ],
])('says so when %s, and copies nothing', async (_, response) => {
  const {copied, said} = answerWith(response);
  renderPage(<PageMenu page="/guide/s3.html" />);
  fireEvent.click(screen.getByText('Copy as Markdown'));
  await waitFor(() => expect(said).toHaveLength(1));
  expect(said[0]).toContain('Copying failed');
  expect(copied).toEqual([]);
});
