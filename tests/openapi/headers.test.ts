import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {headersFor, parseHeaderRules} from '@site/scripts/lib/headerRules.mjs';

const rules = parseHeaderRules(readFileSync('static/_headers', 'utf8'));

test('tools on other sites can import both files by address, and read no other page', () => {
  const origins = ['/openapi.json', '/zh/openapi.json', '/', '/pages.json', '/zh/x/openapi.json']
    .map((address) => headersFor(rules, address)['access-control-allow-origin'])
    .map((origin) => origin ?? 'none');
  expect(origins).toEqual(['*', '*', 'none', 'none', 'none']);
});
