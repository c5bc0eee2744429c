import {mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {compare, filesOf, writeFiles} from '@site/scripts/pictures/files';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'picture-files-'));
});

afterEach(() => {
  rmSync(folder, {recursive: true});
});

/** A screenshot of one color. */
function screenshot(width: number): Promise<Buffer> {
  return sharp({create: {width, height: 40, channels: 3, background: '#369'}})
    .png()
    .toBuffer();
}

test('a picture is kept as PNG, and in the widths that browsers load', async () => {
  const files = await filesOf('users/en-light.png', await screenshot(900));
  expect([...files.keys()]).toEqual([
    'users/en-light.png',
    'users/en-light.480.webp',
    'users/en-light.736.webp',
    'users/en-light.900.webp',
  ]);
});

test('the same screen is the same picture, and another one differs', async () => {
  const file = 'users/en-light.png';
  const png = async (width: number): Promise<Buffer> =>
    (await filesOf(file, await screenshot(width))).get(file) ?? Buffer.alloc(0);
  expect(compare(folder, file, await png(500))).toBe('new');
  writeFiles(folder, await filesOf(file, await screenshot(500)));
  expect(compare(folder, file, await png(500))).toBe('same');
  expect(compare(folder, file, await png(501))).toBe('different');
});

test('widths of an earlier size are deleted, and other pictures stay', async () => {
  writeFiles(folder, await filesOf('users/en-light.png', await screenshot(900)));
  writeFileSync(path.join(folder, 'users/en-dark.900.webp'), '');
  writeFiles(folder, await filesOf('users/en-light.png', await screenshot(500)));
  expect(readdirSync(path.join(folder, 'users')).toSorted()).toEqual([
    'en-dark.900.webp',
    'en-light.480.webp',
    'en-light.500.webp',
    'en-light.png',
  ]);
});
