import {createProcessor} from '@mdx-js/mdx';
import {describe, expect, test} from 'vitest';
import {VFile} from 'vfile';
import remarkPageParts from '@site/src/plugins/page-parts/index';

/** A page's compiled script. */
async function compile(body: string, frontMatter = {}): Promise<string> {
  const processor = createProcessor({
    jsx: true,
    remarkPlugins: [() => remarkPageParts() as never],
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
});
