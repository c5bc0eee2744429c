import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {expect, test} from 'vitest';

const CODE = /(?<!\.d)\.(tsx?|mjs|js)$/;

const files = readdirSync('src', {recursive: true, encoding: 'utf8'})
  .map((name) => path.posix.join('src', name.split(path.sep).join('/')))
  .filter((name) => CODE.test(name));

/** File of the project that an import names, or undefined for a package or a style sheet. */
function fileOf(importing: string, name: string): string | undefined {
  const start = name.startsWith('@site/')
    ? name.slice('@site/'.length)
    : path.posix.join(path.posix.dirname(importing), name);
  if (!name.startsWith('@site/') && !name.startsWith('.')) return undefined;
  return ['', '.ts', '.tsx', '/index.ts', '/index.tsx']
    .map((ending) => start + ending)
    .find((file) => CODE.test(file) && existsSync(file));
}

/** Folders that files of a folder import from, with one import of each. */
const imports = new Map<string, Map<string, string>>();
for (const file of files) {
  const folder = path.posix.dirname(file);
  const others = imports.get(folder) ?? new Map<string, string>();
  imports.set(folder, others);
  for (const {fileName} of ts.preProcessFile(readFileSync(file, 'utf8')).importedFiles) {
    const imported = fileOf(file, fileName);
    const other = imported === undefined ? folder : path.posix.dirname(imported);
    if (other !== folder) others.set(other, `${file} imports ${imported}`);
  }
}

/** A way from a folder back to itself, as the imports on it. */
function circleOf(folder: string): readonly string[] {
  const seen = new Set<string>();
  const waysOn = [{at: folder, way: [] as readonly string[]}];
  for (let next = waysOn.pop(); next; next = waysOn.pop()) {
    for (const [other, reason] of imports.get(next.at) ?? []) {
      const way = [...next.way, reason];
      if (other === folder) return way;
      if (!seen.has(other)) waysOn.push({at: other, way});
      seen.add(other);
    }
  }
  return [];
}

test('folders don’t import each other in a circle', () => {
  expect(imports.size).toBeGreaterThan(50);
  expect([...imports.keys()].map(circleOf).find((way) => way.length > 0)).toBeUndefined();
});

test('each folder of src/plugins is one plugin of Docusaurus', () => {
  const entries = readdirSync('src/plugins', {withFileTypes: true});
  expect(entries.filter((entry) => entry.isFile()).map(({name}) => name)).toEqual([]);
  const others = entries.filter(
    ({name}) =>
      !/^export default function \w+Plugin\([^]*?\): Plugin \{/m.test(
        readFileSync(`src/plugins/${name}/index.ts`, 'utf8'),
      ),
  );
  expect(others.map(({name}) => name)).toEqual([]);
});
