import {createProcessor} from '@mdx-js/mdx';
import {describe, expect, test} from 'vitest';
import {VFile} from 'vfile';
import type {ModeSettings} from '@site/src/lib/shared/pageMode';
import remarkPageParts from '@site/src/build/markdown/pageParts';

/** A page's compiled script. */
async function compile(body: string, frontMatter = {}, site?: ModeSettings): Promise<string> {
  const processor = createProcessor({
    jsx: true,
    remarkPlugins: [() => remarkPageParts(site) as never],
  });
  return String(await processor.process(new VFile({value: body, data: {frontMatter}})));
}

describe('page parts', () => {
  test('are in no other page', async () => {
    expect(await compile('# Title\n\n<Tabs />')).not.toContain('import {');
    expect(await compile('Text.', {layout: 'page'})).not.toContain('import {');
  });

  test('put a page of another layout into its frame, and leave its own imports where they are', async () => {
    const page = await compile('import {a} from "./a"\n\nText, {a}.', {layout: 'portfolio'});
    expect(page).toMatch(/import \{PortfolioPage\} from ["']@site\/src\/features\/portfolio/);
    expect(page).toMatch(/<PortfolioPage>.*Text, .*<\/PortfolioPage>/s);
    expect(page).toMatch(/^import \{a\} from/m);
  });

  test('mark a page that asks for focus mode or a pure look', async () => {
    const mark = async (frontMatter: ModeSettings, site = {}): Promise<string | undefined> =>
      /<PageModeHead.*?\/>/.exec(await compile('Text.', frontMatter, site))?.[0];
    expect(await mark({focus: true})).toBe('<PageModeHead isPure={false} focusDelayMs={1500} />');
    expect(await mark({pure: true, focus: false})).toBe('<PageModeHead isPure={true} />');
    expect(await mark({focus: false})).toBeUndefined();
    // Against the look of the site a page has to say so.
    expect(await mark({focus: false}, {focus: true})).toBe('<PageModeHead isPure={false} />');
  });
});
