// @vitest-environment jsdom
import {act, cleanup, screen} from '@testing-library/react';
import {renderToString} from 'react-dom/server';
import {MemoryRouter} from 'react-router-dom';
import {HelmetProvider} from 'react-helmet-async';
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {TITLE_PAUSE_MS, TYPING_INTERVAL_MS} from '@site/src/features/portfolio/typing';
import {stubMatchMedia} from '@site/tests/helpers/matchMedia';
import {portfolioWith} from '@site/tests/helpers/portfolioWith';
import {renderPage} from '@site/tests/helpers/renderPage';

const portfolio = portfolioWith({});

/** What a reader sees of the titles at the moment. */
const typed = (): string =>
  document.querySelector('p > [aria-hidden="true"]:last-child')?.textContent ?? '';

const wait = (milliseconds: number): void => {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
};

beforeEach(() => {
  vi.useFakeTimers();
  stubMatchMedia(() => false);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('a page of the portfolio layout', () => {
  test('reads without scripts', () => {
    const html = renderToString(
      <HelmetProvider>
        <MemoryRouter>{portfolio}</MemoryRouter>
      </HelmetProvider>,
    );
    for (const text of [
      'Hi There, I&#x27;m',
      '>Ann</h1>',
      '>Writer</span></p>',
      'Things that Ann made.',
    ]) {
      expect(html).toContain(text);
    }
  });

  test(
    'shows greeting, name, pictures for both modes, links and content',
    {tags: ['@2-portfolio-hero-avatar-background']},
    () => {
      renderPage(portfolio);
      expect(screen.getByText("Hi There, I'm")).toBeTruthy();
      expect(screen.getByRole('heading', {level: 1, name: 'Ann'})).toBeTruthy();
      expect(screen.getByRole('heading', {level: 2, name: 'Work'})).toBeTruthy();
      const pictures = [...document.querySelectorAll('img')];
      expect(pictures.map((picture) => [picture.getAttribute('src'), picture.alt])).toEqual(
        expect.arrayContaining([
          ['/img/hills.webp', ''],
          ['/img/ann.png', 'Ann at her desk'],
        ]),
      );
      expect(pictures.at(-1)?.style.borderRadius).toBe('8px');
      const links = screen.getAllByRole('link');
      expect(links.map((link) => [link.textContent.trim(), link.getAttribute('href')])).toEqual([
        ['Code', 'https://code.example.com/ann'],
        ['Mail', 'mailto:ann@example.com'],
      ]);
      expect(links.map((link) => link.querySelector('svg') !== null)).toEqual([true, false]);
      // Writing a mail leaves no page, so it needs no tab of its own.
      expect(links.map((link) => link.getAttribute('target'))).toEqual(['_blank', '_self']);
    },
  );

  test(
    'types its titles in turn: a pause, then a character at a time, then the first again',
    {tags: ['@4-portfolio-hero-title-typed']},
    () => {
      renderPage(portfolio);
      expect(typed()).toBe('Writer');
      wait(TITLE_PAUSE_MS - 1);
      expect(typed()).toBe('Writer');
      wait(1);
      expect(typed()).toBe('C');
      wait(TYPING_INTERVAL_MS - 1);
      expect(typed()).toBe('C');
      wait(1);
      expect(typed()).toBe('Co');
      for (const expected of ['Cod', 'Code', 'Coder']) {
        wait(TYPING_INTERVAL_MS);
        expect(typed()).toBe(expected);
      }
      wait(TITLE_PAUSE_MS);
      expect(typed()).toBe('W');
    },
  );

  test(
    'shows the first title and nothing else to readers who want little motion',
    {tags: ['@also-portfolio-reduced-motion-shows']},
    () => {
      stubMatchMedia((query) => query.includes('prefers-reduced-motion: reduce'));
      renderPage(portfolio);
      wait(10 * TITLE_PAUSE_MS);
      expect(typed()).toBe('Writer');
    },
  );

  test('shows the same on a page without ornament', () => {
    renderPage(portfolioWith({pure: true}));
    wait(10 * TITLE_PAUSE_MS);
    expect(typed()).toBe('Writer');
  });

  test('tells listeners all titles at once', () => {
    renderPage(portfolio);
    expect(screen.getByText('Writer, Coder').getAttribute('aria-hidden')).toBeNull();
  });
});
