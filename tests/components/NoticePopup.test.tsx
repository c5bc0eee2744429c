// @vitest-environment jsdom
import '@site/tests/helpers/dialogs';
import {cleanup, fireEvent, screen} from '@testing-library/react';
import {afterEach, describe, expect, test, vi} from 'vitest';
import type {Notice} from '@site/src/data/notices';
import NoticePopup from '@site/src/features/popups/NoticePopup.lazy';
import type {NoticeRule} from '@site/src/lib/browser/notice';
import {renderPage} from '@site/tests/helpers/renderPage';

afterEach(cleanup);

const notice: Notice = {
  title: {en: 'A fair', zh: '集市'},
  content: {en: 'Come and see.', zh: '来看看。'},
  actions: [
    {text: {en: 'The way', zh: '路线'}, link: '/guide/', type: 'primary'},
    {text: {en: 'Their site', zh: '官网'}, link: 'https://fair.example.com/', type: 'default'},
  ],
};

function renderNotice(rule: Partial<NoticeRule> = {}) {
  const onClose = vi.fn();
  renderPage(
    <NoticePopup rule={{...rule, key: 'windows-7', path: '/'}} notice={notice} onClose={onClose} />,
  );
  return {onClose, dialog: screen.getByRole('dialog', {name: 'A fair'})};
}

describe('a notice', () => {
  test(
    'shows title, content and actions of both kinds in the page’s language',
    {tags: ['@3-notice-configuration-title-content']},
    () => {
      renderNotice();
      expect(screen.getByText('Come and see.')).toBeTruthy();
      const primary = screen.getByRole('link', {name: 'The way'});
      expect(primary.getAttribute('href')).toBe('/guide/');
      expect(primary.className).toContain('button--primary');
      const other = screen.getByRole('link', {name: 'Their site'});
      expect(other.getAttribute('target')).toBe('_blank');
      expect(other.className).not.toContain('button--primary');
    },
  );

  test.each(['Got it', 'The way'])('is dismissed by “%s”', (name) => {
    const {onClose} = renderNotice();
    fireEvent.click(screen.getByText(name));
    expect(onClose).toHaveBeenCalledOnce();
  });

  test('stands beside the page unless the rule says fullscreen', () => {
    expect(renderNotice().dialog.dataset['modal']).toBeUndefined();
    cleanup();
    expect(renderNotice({fullscreen: true}).dialog.dataset['modal']).toBe('');
  });

  test.each([
    [true, 0],
    [false, 1],
  ])('confirm %s: a click on the mask dismisses it %i times', (confirm, times) => {
    const {onClose, dialog} = renderNotice({fullscreen: true, confirm});
    fireEvent.click(dialog);
    expect(onClose).toHaveBeenCalledTimes(times);
  });
});
