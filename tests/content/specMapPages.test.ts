import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {specMapPages} from '@site/tests/specMapPages';

/** True when a file has a test of that title; `…` in the title stands for anything. */
function hasTest(row: string): boolean {
  const [file = '', title = ''] = row.split(' > ');
  const parts = title.split('…').map((part) => part.trim());
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.some((line) => parts.every((part) => line.includes(part)));
}

test.each(specMapPages)('$spec is proved by a test', ({test: row}) => {
  expect(hasTest(row), row).toBe(true);
});
