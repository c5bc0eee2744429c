import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {describe, expect, test} from 'vitest';

interface Message {
  readonly message: string;
  readonly description?: string;
}

const readTexts = (file: string): Readonly<Record<string, Message>> =>
  JSON.parse(readFileSync(file, 'utf8')) as Record<string, Message>;

function sourceFiles(): readonly string[] {
  return readdirSync('src', {recursive: true})
    .map((name) => path.join('src', String(name)))
    .filter((name) => /\.tsx?$/.test(name));
}

/** Ids of all translatable texts in our source, found in its syntax tree. */
function idsInSource(): readonly string[] {
  const ids: string[] = [];
  for (const file of sourceFiles()) {
    const source = ts.createSourceFile(
      file,
      readFileSync(file, 'utf8'),
      ts.ScriptTarget.ESNext,
      true,
    );
    const visit = (node: ts.Node): void => {
      if (ts.isCallExpression(node) && node.expression.getText() === 'translate') {
        const [argument] = node.arguments;
        if (argument && ts.isObjectLiteralExpression(argument)) {
          for (const property of argument.properties) {
            if (ts.isPropertyAssignment(property) && property.name.getText() === 'id') {
              ids.push((property.initializer as ts.StringLiteral).text);
            }
          }
        }
      }
      if (ts.isJsxAttribute(node) && node.name.getText() === 'id') {
        const parent = node.parent.parent;
        if (
          parent.tagName.getText() === 'Translate' &&
          node.initializer &&
          ts.isStringLiteral(node.initializer)
        ) {
          ids.push(node.initializer.text);
        }
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return [...new Set(ids)].sort();
}

/** Choices of the installation builder that have one name in both languages. */
const sameInChinese: ReadonlySet<string> = new Set([
  'Linux',
  'Windows',
  'macOS',
  'Unraid',
  'TrueNAS',
  'Portainer',
  'docker run',
  'nginx',
  'Caddy',
  'Apache',
  'Traefik',
  'HTTPS',
  'PUID',
  'PGID',
  'MySQL',
  'PostgreSQL',
]);

describe('interface texts', () => {
  const zh = readTexts('i18n/zh/code.json');
  const ids = idsInSource();

  test('every text of our components has its Chinese', () => {
    expect(ids.length).toBeGreaterThan(0);
    expect(ids.filter((id) => !Object.hasOwn(zh, id))).toEqual([]);
  });

  test('no Chinese text is left over', () => {
    expect(Object.keys(zh).filter((id) => !ids.includes(id) && !id.startsWith('theme.'))).toEqual(
      [],
    );
  });

  test.each([
    'i18n/zh/code.json',
    'i18n/zh/docusaurus-theme-classic/navbar.json',
    'i18n/zh/docusaurus-theme-classic/footer.json',
    'i18n/zh/docusaurus-plugin-content-docs/current.json',
  ])('%s reads Chinese', (file) => {
    const names = ['Telegram', 'Discord', 'Docs', 'AList', 'GitHub', 'Docker'];
    const english = Object.entries(readTexts(file)).filter(
      ([, {message}]) =>
        !/\p{Script=Han}/u.test(message) &&
        !sameInChinese.has(message) &&
        !names.some((name) => message.includes(name)),
    );
    expect(english).toEqual([]);
  });
});

test('every group of the sidebars has its Chinese name', async () => {
  const {default: sidebars} = await import('@site/sidebars');
  const chinese = JSON.parse(
    readFileSync('i18n/zh/docusaurus-plugin-content-docs/current.json', 'utf8'),
  ) as Record<string, unknown>;
  const groupsOf = (items: unknown): readonly string[] =>
    (Array.isArray(items) ? items : []).flatMap((item: {label?: string; items?: unknown}) =>
      item.label === undefined ? [] : [item.label, ...groupsOf(item.items)],
    );
  const missing = Object.entries(sidebars).flatMap(([name, items]) =>
    groupsOf(items).filter((label) => !(`sidebar.${name}.category.${label}` in chinese)),
  );
  expect(missing).toEqual([]);
});
