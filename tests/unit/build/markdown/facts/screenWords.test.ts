import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {describe, expect, test} from 'vitest';
import type {CompleteLocale} from '@site/src/lib/shared/localized';
import remarkFacts from '@site/src/build/markdown/facts/index';
import {factTextFaults} from '@site/src/build/page-checks/factTexts';
import {copyFacts, siteFacts} from '@site/tests/helpers/facts';

const parser = unified().use(remarkParse).use(remarkMdx);

interface Page {
  readonly locale?: CompleteLocale;
  readonly drivers?: readonly string[];
}

/** What the build finds on a page. */
function faultsOf(body: string, {locale = 'en', drivers = ['S3']}: Page = {}): readonly string[] {
  const faults: string[] = [];
  const step = remarkFacts({
    siteDir: '.',
    locale,
    facts: siteFacts,
    report: ({message}) => faults.push(message),
  });
  const path = 'docs/guide/drivers/s3.mdx';
  step(parser.parse(body), {path, data: {frontMatter: {drivers}}});
  return faults;
}

describe('bold words of the interface pass', () => {
  test.each<[what: string, body: string, locale: CompleteLocale]>([
    ['a path through the menus', 'Open **Manage → Storages → Add**.', 'en'],
    ['the same path in Chinese', '打开 **管理 → 存储 → 添加**。', 'zh'],
    ['a menu of three levels', '打开 **管理 → 设置 → 传输**。', 'zh'],
    ['a button', '选择**保存**。', 'zh'],
    ['a choice', 'Set it to **native proxy**.', 'en'],
    ['a choice in Chinese', '设为**本地代理**。', 'zh'],
    ['a word that the Chinese interface shows in English', '关闭 **Allow preview**。', 'zh'],
    ['a driver in a sentence, by its registered name', '驱动 **S3** 支持上传。', 'zh'],
    ['a linked name', 'Use **[SFTP](./sftp.mdx)** instead.', 'en'],
    ['a heading of an entry', '- **Uploads** go through AList.', 'en'],
    ['a heading of a step', '1. **Replace the password**: it is in the log.', 'en'],
    ['a heading of a cell', '| **Uploads** | work |\n| --- | --- |', 'en'],
  ])('%s', (_what, body, locale) => {
    expect(faultsOf(body, {locale})).toEqual([]);
  });
});

describe('what the interface does not show stops the build, with line and nearest name', () => {
  test.each<[what: string, body: string, locale: CompleteLocale, fault: string]>([
    [
      'a menu that is not there',
      'Words.\n\nOpen **Manage → Storage → Add**.',
      'en',
      's3.mdx:3: the interface shows no "Storage" below **Manage**. Did you mean **Storages**?',
    ],
    [
      'a menu by our own translation',
      '打开 **管理 → 设置 → 流量**。',
      'zh',
      'the interface shows no "流量" below **管理 → 设置**. There are 站点, 样式, 预览,',
    ],
    [
      'a button below a menu',
      'Open **Manage → Storages → Ad**.',
      'en',
      'the interface shows no "Ad" below **Manage → Storages**. Did you mean **Add**?',
    ],
    [
      'a choice by our own translation',
      '设为**本机代理**。',
      'zh',
      'the interface shows no "本机代理" (ui-labels.json). Did you mean **本地代理**?',
    ],
    [
      'an English word where the Chinese interface has its own',
      '点击 **Rebuild indexes**。',
      'zh',
      'the interface shows no "Rebuild indexes"',
    ],
    [
      "another program's path",
      'Choose **Go → Connect to Server** in the Finder.',
      'en',
      `"Go → Connect to Server" isn't a path of AList: those start with Manage. For the words of another program, write <Ui of="…">`,
    ],
    [
      'emphasis',
      'Files **seemingly** move.',
      'en',
      'the interface shows no "seemingly" (ui-labels.json). For the words of another program, write <Ui of="…">; for emphasis, *one star*.',
    ],
    ['emphasis with code in it', 'It **deletes `.git`** there.', 'en', 'write *one star*'],
    [
      'a path that is not bold',
      'Open Manage → Users.',
      'en',
      'a path through the menus is bold: **Manage → …**',
    ],
  ])('%s', (_what, body, locale, fault) => {
    const faults = faultsOf(body, {locale});
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(fault);
  });
});

describe('an option has one spelling', () => {
  test.each<[what: string, body: string, page: Page, component: string]>([
    ['a field of every storage', 'Turn on **Web proxy**.', {}, '<Field name="web_proxy" />'],
    [
      'a field of the page’s driver',
      'Enter the **Access key id**.',
      {},
      '<Field name="access_key_id" driver="S3" />',
    ],
    [
      'a field of the page’s driver, before that of another one',
      'Enter the **Drive type**.',
      {drivers: ['AliyundriveOpen']},
      '<Field name="drive_type" driver="AliyundriveOpen" />',
    ],
    ['a setting', 'Turn on **Sign all**.', {drivers: []}, '<Setting k="sign_all" />'],
    [
      'a field at the beginning of a step',
      '1. **显示文件夹名称**填写 `/s3`。',
      {locale: 'zh'},
      '<Field name="mount_path" />',
    ],
    ['a driver in a step', '1. Choose **S3**.', {}, '<Driver name="S3" />'],
  ])('%s', (_what, body, page, component) => {
    const faults = faultsOf(body, page);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(`Write ${component}`);
  });
});

describe('words of other programs', () => {
  test('are shown in bold, and not looked up', () => {
    const tree = parser.parse('Open <Ui of="FileZilla">Transfer → Speed</Ui>.');
    remarkFacts({siteDir: '.', locale: 'en', facts: siteFacts})(tree, {
      path: 'docs/guide/webdav.mdx',
      data: {},
    });
    expect(JSON.stringify(tree)).toContain('"type":"strong"');
    expect(JSON.stringify(tree)).not.toContain('"Ui"');
  });

  test('must say whose words they are', () => {
    expect(faultsOf('Open <Ui>Transfer</Ui>.')[0]).toContain('write of="…" with the program');
  });
});

test('texts of the facts are checked, with their file and line', () => {
  const copy = copyFacts();
  copy.edit<Record<string, string>>('zh/common.json', (texts) => {
    for (const [english, text] of Object.entries(texts))
      texts[english] = text.replace('**备注**', '**附注**');
  });
  const text = copy.load();
  const [fault] = factTextFaults(copy.siteDir, text);
  expect(fault?.file).toBe('src/data/zh/common.json');
  expect(fault?.line).toBeGreaterThan(0);
  expect(fault?.reason).toContain('the interface shows no "附注"');
  expect(factTextFaults('.', siteFacts)).toEqual([]);
});

test('a path through the menus in a text of the facts is bold, so that it is looked up', () => {
  const copy = copyFacts();
  copy.edit<Record<string, string>>('zh/errors.json', (texts) => {
    for (const [english, text] of Object.entries(texts))
      texts[english] = text.replace(/\*\*(管理 → 索引)\*\*/, '「$1」');
  });
  const faults = factTextFaults(copy.siteDir, copy.load());
  expect(faults.length).toBeGreaterThan(0);
  expect(faults[0]?.file).toBe('src/data/zh/errors.json');
  expect(faults[0]?.reason).toContain('a path through the menus is bold: **管理 → …**');
});
