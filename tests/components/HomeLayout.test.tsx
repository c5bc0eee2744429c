// @vitest-environment jsdom
import {cleanup, screen, waitFor} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import {DocProvider} from '@docusaurus/plugin-content-docs/client';
import {ColorModeProvider} from '@site/src/lib/browser/themeInternals';
import Page, * as page from '@site/tests/fixtures/home.mdx';
import {stubMatchMedia} from '@site/tests/helpers/matchMedia';
import {renderPage} from '@site/tests/helpers/renderPage';

beforeEach(() => {
  stubMatchMedia(() => false);
  const metadata = {title: 'All your files', description: 'A page.'};
  const content = Object.assign(() => null, page, {metadata, assets: {}});
  renderPage(
    <DocProvider content={content as never}>
      <ColorModeProvider>
        <Page />
      </ColorModeProvider>
    </DocProvider>,
  );
});
afterEach(cleanup);

describe('a page of the home layout', () => {
  test('has a hero: its title unless it says another, the line below, pictures and buttons', () => {
    const title = screen.getByRole('heading', {level: 1});
    expect(title.textContent).toBe('All your files');
    expect(screen.getByText('One tree for all of them')).toBeTruthy();
    expect(screen.getAllByAltText('A tree of files').length).toBeGreaterThan(0);
    expect(screen.getByRole('link', {name: 'Begin'}).className).toContain('button--primary');
    expect(screen.getByRole('link', {name: /Source/}).getAttribute('href')).toBe(
      'https://code.example.com/',
    );
    expect(title.closest('section')?.dataset['full']).toBe('');
  });

  test('has a panel for each feature', () => {
    expect(screen.getByRole('link', {name: 'Fast'}).getAttribute('href')).toBe('/guide/advanced/');
    expect(screen.getByText('It lists at once.')).toBeTruthy();
    expect(screen.getByRole('heading', {name: 'Free', level: 2})).toBeTruthy();
  });

  test('has its highlights, in lists of their kinds, and its content below', () => {
    const first = screen.getByRole('heading', {name: 'How to begin'}).closest('section');
    expect(first?.querySelectorAll('ol > li')).toHaveLength(2);
    expect(first?.querySelector('img')?.getAttribute('src')).toBe('/img/steps.svg');
    const second = screen.getByRole('heading', {name: 'Why'}).closest('section');
    expect(second?.querySelector<HTMLElement>('ul')?.dataset['type']).toBe('no-order');
    expect(screen.getByRole('heading', {name: 'More'})).toBeTruthy();
  });

  test('can do without the bar and without the marks of links', async () => {
    await waitFor(() => {
      expect(document.documentElement.hasAttribute('data-without-navbar')).toBe(true);
    });
    expect(document.documentElement.hasAttribute('data-plain-links')).toBe(true);
  });
});
