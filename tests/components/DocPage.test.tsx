// @vitest-environment jsdom
import {cleanup, screen} from '@testing-library/react';
import {afterEach, describe, expect, test} from 'vitest';
import {DocFooter} from '@site/src/features/doc-page/DocFooter';
import {DocTitle} from '@site/src/features/doc-page/DocTitle';
import {renderPage} from '@site/tests/helpers/renderPage';

afterEach(cleanup);

describe('the title of a page', () => {
  test(
    'has its cover above and its icon beside it, neither of which is read out',
    {tags: ['@3-metadata-cover-icon']},
    () => {
      renderPage(
        <DocTitle title="Docker" cover="/img/og-en.png" icon="list">
          <p>below</p>
        </DocTitle>,
      );
      const heading = screen.getByRole('heading', {level: 1, name: 'Docker'});
      const cover = document.querySelector('img');
      expect(cover?.getAttribute('src')).toBe('/img/og-en.png');
      expect(cover?.alt).toBe('');
      expect(cover?.nextElementSibling).toBe(heading);
      expect(heading.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
      expect(heading.nextElementSibling?.textContent).toBe('below');
    },
  );

  test('stands alone on most pages', () => {
    renderPage(<DocTitle title="Docker">{null}</DocTitle>);
    expect(document.querySelector('img, svg')).toBeNull();
  });
});

describe('the foot of a page', () => {
  const updatedAt = {iso: '2026-02-03T23:30:00.000Z', words: 'Feb 3, 2026'};
  const facts = {updatedAt, contributors: ['Ann', '李雷']};

  test(
    'leads to the source, and names the last change and the contributors',
    {tags: ['@2-footer-edit-link-last']},
    () => {
      renderPage(<DocFooter editUrl="https://host.example/edit" {...facts} />);
      const edit = screen.getByRole('link', {name: 'Edit this page'});
      expect(edit.getAttribute('href')).toBe('https://host.example/edit');
      expect(screen.getByText(/Last updated/).textContent).toBe('Last updated: Feb 3, 2026');
      expect(document.querySelector('time')?.dateTime).toBe(updatedAt.iso);
      expect(screen.getByText('Contributors: Ann, 李雷')).toBeTruthy();
    },
  );

  test('leaves out what is unknown', () => {
    renderPage(<DocFooter />);
    expect(screen.getByRole('contentinfo').childElementCount).toBe(0);
  });
});
