// @vitest-environment jsdom
import {act, cleanup, screen} from '@testing-library/react';
import type {ComponentProps} from 'react';
import {ColorModeProvider} from '@site/src/lib/browser/themeInternals';
import {afterEach, beforeAll, describe, expect, test} from 'vitest';
import {Comments} from '@site/src/features/comments/Comments';
import {renderPage} from '@site/tests/helpers/renderPage';
import {Site} from '@site/tests/helpers/Site';
import {stubMatchMedia} from '@site/tests/helpers/matchMedia';

beforeAll(() => {
  stubMatchMedia(() => false);
});
afterEach(cleanup);

const giscus = {repo: 'a/b', repoId: 'R_1', category: 'Comments', categoryId: 'C_1'};

/** What the widget was given, or null when there is none. */
async function widgetAt(
  path: string,
  site: Omit<ComponentProps<typeof Site>, 'children'>,
): Promise<Record<string, unknown> | null> {
  await act(async () => {
    renderPage(
      <Site {...site}>
        <ColorModeProvider>
          <Comments />
        </ColorModeProvider>
      </Site>,
      path,
    );
    await import('@site/src/features/comments/GiscusComments.lazy');
  });
  const widget = screen.queryByTestId('giscus');
  return widget && (JSON.parse(widget.textContent) as Record<string, unknown>);
}

describe('comments', () => {
  test(
    'are not there without their settings',
    {tags: ['@5-comment-section-repo-repoid']},
    async () => {
      expect(await widgetAt('/guide/', {customFields: {}})).toBeNull();
    },
  );

  test('stand below a page, one discussion per address, in its language and color mode', async () => {
    expect(await widgetAt('/guide/', {customFields: {giscus}})).toEqual({
      ...giscus,
      mapping: 'pathname',
      strict: '1',
      reactionsEnabled: '1',
      inputPosition: 'top',
      loading: 'lazy',
      theme: 'light',
      lang: 'en',
    });
  });

  test('speak Chinese on Chinese pages', {tags: ['@5-comment-language-falls-back']}, async () => {
    const site = {customFields: {giscus}, locale: 'zh'} as const;
    expect(await widgetAt('/zh/guide/', site)).toMatchObject({lang: 'zh-CN'});
  });

  test.each(['/tool/', '/tool/115/token.html', '/zh/tool/onedrive/callback'])(
    'never stand at %s',
    {tags: ['@also-no-comments-under-tool']},
    async (path) => {
      expect(await widgetAt(path, {customFields: {giscus}})).toBeNull();
    },
  );
});
