import {strToU8, unzipSync} from 'fflate';
import {expect, test} from 'vitest';
import {zipFile} from '@site/src/plugins/output/offline/zipFile';

const MTIME = new Date(1980, 0, 2);

const files = new Map([
  ['docs/安装.html', strToU8('<p>安装</p>'.repeat(500))],
  ['docs/empty.txt', new Uint8Array()],
]);

test('what is packed can be unpacked, with names in any script', () => {
  const unpacked = new Map(Object.entries(unzipSync(zipFile(files, MTIME))));
  expect([...unpacked.keys()]).toEqual([...files.keys()]);
  for (const [name, content] of files)
    expect([...(unpacked.get(name) ?? [])]).toEqual([...content]);
});

test('the same files give the same ZIP file, which is smaller than they are', () => {
  const zip = zipFile(files, MTIME);
  expect(zipFile(files, MTIME)).toEqual(zip);
  expect(zip.length).toBeLessThan(1000);
});
