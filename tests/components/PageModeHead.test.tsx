// @vitest-environment jsdom
import {cleanup, waitFor} from '@testing-library/react';
import {renderToString} from 'react-dom/server';
import {HelmetProvider, type HelmetServerState} from 'react-helmet-async';
import {afterEach, describe, expect, test} from 'vitest';
import {PageModeHead} from '@site/src/features/focus-mode/PageModeHead';
import {renderPage} from '@site/tests/helpers/renderPage';

afterEach(() => {
  cleanup();
  HelmetProvider.canUseDOM = true;
});

describe('a page in focus mode', () => {
  test('says so in its HTML, with the delay, before any script runs', () => {
    HelmetProvider.canUseDOM = false;
    const context: {helmet?: HelmetServerState} = {};
    renderToString(
      <HelmetProvider context={context}>
        <PageModeHead isPure focusDelayMs={1500} />
      </HelmetProvider>,
    );
    expect(context.helmet?.bodyAttributes.toString()).toBe(
      'class="focusMode pure" style="--site-focus-mode-delay:1500ms"',
    );
  });

  test('says the same in the browser, and a page goes before its site', async () => {
    renderPage(
      <>
        <PageModeHead isPure focusDelayMs={1500} />
        <PageModeHead isPure={false} focusDelayMs={300} />
      </>,
    );
    await waitFor(() => expect(document.body.className).toBe('focusMode'));
    expect(document.body.style.getPropertyValue('--site-focus-mode-delay')).toBe('300ms');
  });

  test('leaves nothing behind when the reader goes on', async () => {
    const {unmount} = renderPage(<PageModeHead isPure={false} focusDelayMs={1500} />);
    await waitFor(() => expect(document.body.className).toBe('focusMode'));
    unmount();
    await waitFor(() => expect(document.body.className).toBe(''));
  });
});
