import {createProcessor} from '@mdx-js/mdx';
import {describe, expect, test} from 'vitest';
import {VFile} from 'vfile';
import ecosystem from '@site/src/data/ecosystem.json';
import {isQuiet, parseEcosystem, toolGroups} from '@site/src/build/facts/ecosystem';
import remarkFacts from '@site/src/build/markdown/facts/index';
import {faultsOf} from '@site/tests/helpers/chinese';

const [sample] = ecosystem.tools;

/** The list with one entry changed. */
const listWith = (change: object): unknown => ({
  tools: [{...sample, ...change}],
});

async function compile(group: string, locale: 'en' | 'zh'): Promise<string> {
  const processor = createProcessor({
    jsx: true,
    remarkPlugins: [() => remarkFacts({siteDir: '.', locale}) as never],
  });
  const value = `<ToolList group="${group}" />`;
  return String(
    await processor.process(new VFile({value, path: '/site/docs/guide/ecosystem.mdx'})),
  );
}

describe('the list of tools', () => {
  test('is complete, and says so of a license that is missing', async () => {
    for (const group of toolGroups) {
      const english = await compile(group, 'en');
      expect(english).not.toMatch(/undefined|null|NaN|Invalid/);
      for (const {repo} of ecosystem.tools.filter((tool) => tool.group === group))
        expect(english).toContain(`https://github.com/${repo}`);
    }
    expect(await compile('media', 'en')).toContain('none stated');
  });

  test('speaks the language of the page', async () => {
    const chinese = await compile('run', 'zh');
    expect(chinese).toContain('作者已停止维护，最近更新 2025年7月26日');
    expect(chinese).not.toContain('discontinued by its author');
    expect(ecosystem.tools.flatMap(({text}) => faultsOf(text.zh))).toEqual([]);
  });

  test('names the groups for an unknown one', async () => {
    await expect(compile('games', 'en')).rejects.toThrow(/ToolList.*group/);
  });
});

describe('the data', () => {
  test.each([
    ['a repository without owner', {repo: 'alist'}, /owner\/name/],
    ['an empty text', {text: {en: ' ', zh: '用途'}}, /text\.en/],
    ['a license in one language', {license: 'free for all'}, /license/],
    ['a day that does not exist', {changed: '2026-02-31'}, /changed/],
    ['a change after it was looked at', {changed: '2099-01-01'}, /after "seen"/],
    ['an unknown key', {stars: 5}, /stars/],
  ])('may not have %s', (_what, change, message) => {
    expect(() => parseEcosystem(listWith(change))).toThrow(message);
  });

  test('names a tool that is there twice', () => {
    const twice = {tools: [sample, sample]};
    expect(() => parseEcosystem(twice)).toThrow(/appears twice/);
  });

  test('calls a tool quiet after a year', () => {
    expect(isQuiet({changed: '2025-11-21', seen: '2026-11-22'})).toBe(true);
    expect(isQuiet({changed: '2025-11-22', seen: '2026-11-22'})).toBe(false);
  });
});
