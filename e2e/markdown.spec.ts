import {readFileSync} from 'node:fs';
import {expect, test} from '@playwright/test';
import type {Element, Nodes} from 'hast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from '../src/build/syntax-tree/visit';
import {markdownAddress} from '../src/lib/shared/markdownAddress';
import {readBuilt, treeOf} from './builtPages';
import {allPaths, test as inBrowser, startApplication} from './fixtures';
import {bucketKey} from '../tests/helpers/bucketKey';

/** What a page and its Markdown must have the same number of. */
interface Counts {
  headings: number;
  links: number;
  blocks: number;
  codes: number;
  tables: number;
}

const reader = unified().use(remarkParse).use(remarkGfm).freeze();

const NOTHING: Readonly<Counts> = {headings: 0, links: 0, blocks: 0, codes: 0, tables: 0};

/** What isn't text: controls, what is beside it on the screen only, and what a part says until it runs. */
function isAside({tagName, properties}: Element): boolean {
  return (
    ['button', 'fieldset', 'footer', 'form', 'nav', 'noscript', 'script', 'svg'].includes(
      tagName,
    ) ||
    properties['ariaHidden'] === 'true' ||
    properties['role'] === 'status' ||
    properties['dataState'] !== undefined ||
    (Array.isArray(properties['className']) && properties['className'].includes('hash-link'))
  );
}

function isArticle({tagName, properties}: Element): boolean {
  const {className} = properties;
  return tagName === 'div' && Array.isArray(className) && className.includes('markdown');
}

/** The elements of the part of a page that is read. */
function articleOf(html: string): Element {
  const found: Element[] = [];
  visit(treeOf(html), 'element', (node) => {
    if (isArticle(node) || node.tagName === 'main') found.push(node);
  });
  const article = found.find(isArticle) ?? found[0];
  if (!article) throw new Error('The page has no main part.');
  return article;
}

function countPage(node: Nodes, counts: Counts, isInCell = false): Counts {
  if (!('children' in node) || (node.type === 'element' && isAside(node))) return counts;
  let isCell = isInCell;
  if (node.type === 'element') {
    const {tagName, properties} = node;
    if (/^h[1-6]$/.test(tagName)) counts.headings++;
    if (tagName === 'a' && properties['href'] !== undefined) counts.links++;
    if (tagName === 'table') counts.tables++;
    if (tagName === 'code' || tagName === 'kbd') counts.codes++;
    if (tagName === 'td' || tagName === 'th') isCell = true;
    // Markdown has no blocks of code in cells.
    if (tagName === 'pre' && !isCell) {
      counts.blocks++;
      return counts;
    }
  }
  for (const child of node.children) countPage(child, counts, isCell);
  return counts;
}

/** @throws Error for a link that is neither absolute nor on the page */
function countMarkdown(text: string): Counts {
  const counts = {...NOTHING};
  visit(reader.parse(text), (node) => {
    if (node.type === 'heading') counts.headings++;
    // What only looks like an address has no place in the source.
    if (node.type === 'link' && node.position) counts.links++;
    if ((node.type === 'link' || node.type === 'image') && !/^(?:https?|mailto):/.test(node.url)) {
      throw new Error(`${node.url} isn't absolute.`);
    }
    if (node.type === 'code') counts.blocks++;
    if (node.type === 'inlineCode') counts.codes++;
    if (node.type === 'table') counts.tables++;
  });
  return counts;
}

for (const [name, paths] of Object.entries({
  English: allPaths.filter((path) => !path.startsWith('/zh/')),
  Chinese: allPaths.filter((path) => path.startsWith('/zh/')),
})) {
  test(`each ${name} page has as many headings, links, codes, and tables as its Markdown`, () => {
    const differences: Record<string, unknown> = {};
    const total = {...NOTHING};
    for (const path of paths) {
      const html = readBuilt(path);
      const page = countPage(articleOf(html), {...NOTHING});
      const markdown = readFileSync(`build${markdownAddress(path)}`, 'utf8');
      const counted = countMarkdown(markdown);
      for (const key of Object.keys(NOTHING) as (keyof Counts)[]) total[key] += counted[key];
      if (JSON.stringify(page) !== JSON.stringify(counted)) differences[path] = [page, counted];
      expect
        .soft(html.includes(`type=text/markdown href=${markdownAddress(path)} />`), path)
        .toBe(true);
    }
    expect(differences).toEqual({});
    expect(total.headings).toBeGreaterThan(paths.length);
    expect(total.tables).toBeGreaterThan(100);
  });
}

test('each list of pages for language models has the Markdown of every page of its language, once', () => {
  for (const prefix of ['', '/zh']) {
    const list = readFileSync(`build${prefix}/llms.txt`, 'utf8');
    const listed = [...list.matchAll(/\]\(([^)]+\.md)\)/g)].map(
      ([, url = '']) => new URL(url).pathname,
    );
    const paths = allPaths.filter((path) => path.startsWith('/zh/') === (prefix !== ''));
    expect(listed.sort()).toEqual(paths.map(markdownAddress).sort());
  }
});

test('a table of fields, the samples of a route, and a list in a cell survive as Markdown', () => {
  const fields = readFileSync('build/guide/drivers/s3.md', 'utf8');
  expect(fields).toMatch(
    new RegExp(
      `^\\| Bucket<br>\\[\`${bucketKey}\`\\]\\([^)]+\\) text \\*\\*Required\\*\\* \\| — \\| \\S.* \\|$`,
      'm',
    ),
  );
  const route = readFileSync('build/guide/api/fs.md', 'utf8');
  for (const language of ['bash', 'javascript', 'python', 'go']) {
    expect(route).toContain(`\`\`\`${language}\n`);
  }
  expect(readFileSync('build/reference/versions.md', 'utf8')).toMatch(/\|.*<br>• .*<br>• .*\|/);
});

inBrowser('the menu of a page copies its Markdown', async ({page, context, request}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/zh/guide/drivers/s3.html');
  await startApplication(page);
  await page.getByText('复制或打印').click();
  await page.getByRole('button', {name: '复制为 Markdown'}).click();
  await expect(page.getByRole('status').filter({hasText: 'Markdown'})).toBeVisible();
  const response = await request.get('/zh/guide/drivers/s3.md');
  expect(response.headers()['content-type']).toBe('text/markdown; charset=utf-8');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await response.text());
  // A press elsewhere closes it.
  const menu = page.locator('details').filter({hasText: '打开 Markdown 版'});
  await menu.locator('summary').click();
  await expect(page.getByRole('link', {name: '打开 Markdown 版'})).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', {name: '打开 Markdown 版'})).toBeHidden();
});

inBrowser('the link to the Markdown goes along to the next page', async ({page}) => {
  await page.goto('/guide/drivers/s3.html');
  await startApplication(page);
  const link = page.locator('link[rel=alternate][type="text/markdown"]');
  await expect(link).toHaveAttribute('href', '/guide/drivers/s3.md');
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
  await page.getByRole('navigation', {name: 'Breadcrumbs'}).getByRole('link').last().click();
  await expect(page).not.toHaveURL(/s3\.html/);
  await expect(page.locator('html')).toHaveAttribute('data-same-document');
  const address = markdownAddress(new URL(page.url()).pathname);
  await expect(link).toHaveAttribute('href', address);
});
