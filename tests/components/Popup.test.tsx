// @vitest-environment jsdom
import '@site/tests/helpers/dialogs';
import {cleanup, fireEvent, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {afterEach, describe, expect, test, vi} from 'vitest';
import {Popup, type PopupProps} from '@site/src/components/Popup/Popup';
import {renderPage} from '@site/tests/helpers/renderPage';

afterEach(cleanup);

function renderPopup(kind?: PopupProps['kind']) {
  const onClose = vi.fn();
  renderPage(
    <>
      <input aria-label="name" />
      <button type="button">before</button>
      <Popup title="A fair" onClose={onClose} {...(kind ? {kind} : {})}>
        <p>Come and see.</p>
        <button type="button" data-close>
          Done
        </button>
      </Popup>
    </>,
  );
  return {onClose, dialog: () => screen.getByRole('dialog', {name: 'A fair', hidden: true})};
}

describe('a popup as a card', () => {
  test('is open from the start and takes no focus', () => {
    const {dialog} = renderPopup();
    expect(dialog().hasAttribute('open')).toBe(true);
    expect(document.activeElement).toBe(document.body);
  });

  test('closes by its button and gives the focus back', async () => {
    const {onClose} = renderPopup();
    screen.getByText('before').focus();
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByText('Done'));
    await userEvent.keyboard('{Enter}');
    expect(onClose).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(screen.getByText('before'));
  });

  test('closes by Escape when the focus is in it, and only then', async () => {
    const {onClose} = renderPopup();
    screen.getByText('before').focus();
    await userEvent.keyboard('{Escape}');
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
  });

  test('leaves the focus where the reader has put it since', () => {
    renderPopup();
    screen.getByLabelText('name').focus();
    fireEvent.click(screen.getByText('Done'));
    expect(document.activeElement).toBe(screen.getByLabelText('name'));
  });
});

describe('a popup over the page', () => {
  test('opens over the page', () => {
    expect(renderPopup('mask').dialog().dataset['modal']).toBe('');
  });

  test('closes by a click on the mask', () => {
    const {onClose, dialog} = renderPopup('mask');
    fireEvent.click(screen.getByText('Come and see.'));
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.click(dialog());
    expect(onClose).toHaveBeenCalledOnce();
  });

  test('with confirm stays until its button is used', () => {
    const {onClose, dialog} = renderPopup('confirm');
    fireEvent.click(dialog());
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.click(screen.getByText('Done'));
    expect(onClose).toHaveBeenCalledOnce();
  });
});
