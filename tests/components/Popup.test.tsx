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

  test('closes by Escape wherever the focus is, which stays there', async () => {
    const {onClose} = renderPopup();
    screen.getByText('before').focus();
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(screen.getByText('before'));
  });

  test('leaves Escape to a menu that is open', async () => {
    const {onClose} = renderPopup();
    const menu = document.createElement('details');
    menu.dataset['menu'] = '';
    menu.open = true;
    document.body.append(menu);
    await userEvent.keyboard('{Escape}');
    expect(onClose).not.toHaveBeenCalled();
    menu.remove();
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
  });

  test('tells that it was closed also when it is gone before the browser says so', () => {
    const onClose = vi.fn();
    // The browser tells later.
    const close = vi
      .spyOn(HTMLDialogElement.prototype, 'close')
      .mockImplementation(() => undefined);
    const {unmount} = renderPage(
      <Popup title="A fair" onClose={onClose}>
        <a href="#there" data-close>
          The way
        </a>
      </Popup>,
    );
    fireEvent.click(screen.getByText('The way'));
    expect(onClose).not.toHaveBeenCalled();
    unmount();
    expect(onClose).toHaveBeenCalledOnce();
    close.mockRestore();
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
