// @vitest-environment jsdom
import {act, cleanup, screen} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {NotFoundPage} from '@site/src/features/not-found/NotFoundPage';
import {renderPage} from '@site/tests/helpers/renderPage';

const pages = [
  {path: '/guide/', title: 'Guide'},
  {path: '/guide/install/docker.html', title: 'Docker'},
  {path: '/config/', title: 'Config'},
  {path: '/faq/', title: 'FAQ'},
];

const answerWith = (body: string): void =>
  void vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.resolve(new Response(body))),
  );

beforeEach(() => {
  window.history.replaceState(null, '', '/guide/install/dokcer');
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the 404 page', () => {
  test('offers the three nearest titles', async () => {
    answerWith(JSON.stringify(pages));
    renderPage(<NotFoundPage />);
    const links = await screen.findAllByRole('link', {name: /Docker|Guide|Config|FAQ/});
    expect(links).toHaveLength(3);
    expect(links[0]?.getAttribute('href')).toBe('/guide/install/docker.html');
  });

  test.each([
    ['is not JSON', '<html>'],
    ['is no list', '{"path": "/"}'],
    ['has broken rows', '[null, 1, {"path": 2}]'],
  ])('still shows the way home when the page list %s', async (_, body) => {
    answerWith(body);
    renderPage(<NotFoundPage />);
    await vi.waitFor(() => {
      expect(fetch).toHaveBeenCalled();
    });
    expect(screen.getByRole('link', {name: 'Take me home'}).getAttribute('href')).toBe('/');
    expect(screen.getByRole('button', {name: 'Go back'})).toBeTruthy();
  });

  test('turns its hints', {tags: ['@2-not-found-hint']}, () => {
    vi.useFakeTimers();
    answerWith('[]');
    renderPage(<NotFoundPage />);
    expect(screen.getByText("There's nothing here.")).toBeTruthy();
    act(() => void vi.advanceTimersByTime(6000));
    expect(screen.getByText(/may have moved/)).toBeTruthy();
  });
});
