import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import postcss, {type Declaration} from 'postcss';
import {expect, test} from 'vitest';

/** `content: '→' / ''`, which Firefox 127, Safari 17.3, and older do not read. */
const hasAlternative = (value: string): boolean => /^(['"]).*\1\s*\/\s*['"]/.test(value);

const declarations = readdirSync('src', {recursive: true})
  .map((name) => path.join('src', String(name)))
  .filter((file) => file.endsWith('.css'))
  .flatMap((file) => {
    const found: Declaration[] = [];
    postcss.parse(readFileSync(file, 'utf8')).walkDecls('content', (declaration) => {
      if (hasAlternative(declaration.value)) found.push(declaration);
    });
    return found;
  });

/** Whether older browsers have something to draw. */
function hasFallback(declaration: Declaration): boolean {
  const before = declaration.prev();
  return before?.type === 'decl' && before.prop === 'content';
}

test('signs drawn by style sheets are there in browsers that know no text alternative for them', () => {
  expect(declarations.length).toBeGreaterThan(0);
  expect(declarations.filter((each) => !hasFallback(each)).map(String)).toEqual([]);
});
