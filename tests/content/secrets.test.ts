import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {environmentVariables} from '@site/src/lib/node/environment';
import {findSecrets} from '../helpers/secrets';

const files = execFileSync('git', ['ls-files', '-z'], {encoding: 'utf8'})
  .split('\0')
  .filter((file) => /\.(tsx?|mjs|json|mdx?|ya?ml|css|html|svg|txt)$|Dockerfile$/.test(file))
  .filter((file) => !file.endsWith('package-lock.json'));

describe('secrets of applications', () => {
  test.each([
    [`const clientSecret = "Ab3dEf6hIj9lMn2pQr5t";`],
    [`{"client_secret":"Ab3dEf6hIj9lMn2pQr5t"}`],
    ['BAIDU_CLIENT_SECRET=Ab3dEf6hIj9lMn2pQr5t'],
    ['| `client_secret` | string | `Ab3dEf6hIj9lMn2pQr5t` |'],
    ['GOCSPX-Ab3dEf6hIj9lMn2pQr5tUv8x'],
  ])('are found in %s', (text) => {
    expect(findSecrets(text)).not.toEqual([]);
  });

  test.each([
    ['client_secret: "{clientSecret}"'],
    ['--data-urlencode "client_secret=$CLIENT_SECRET"'],
    ['DROPBOX_CLIENT_SECRET=<secret>'],
    ["{client_secret: 'secret-of-dropbox'}"],
  ])('are not seen in %s', (text) => {
    expect(findSecrets(text)).toEqual([]);
  });

  test('stand in no file of the project', () => {
    expect(files.length).toBeGreaterThan(500);
    const found = files
      .filter((file) => file !== 'tests/content/secrets.test.ts')
      .flatMap((file) => findSecrets(readFileSync(file, 'utf8')).map((text) => `${file}: ${text}`));
    expect(found).toEqual([]);
  });

  test('are no default of a setting: only ids are, and every one of them is documented', () => {
    const known = new Set(Object.values(environmentVariables).map(({fallback}) => fallback));
    const strange = files
      .filter((file) => /^(src|server|docs|i18n|static)\//.test(file) && !file.endsWith('.svg'))
      // The other facts contain the commits they were read from, and checksums of samples.
      .filter(
        (file) => !/^src\/data\/facts(-source)?\//.test(file) || file.endsWith('/drivers.json'),
      )
      // Checksums of the theme parts of Docusaurus that this site replaces.
      .filter((file) => file !== 'src/theme/originals.json')
      .flatMap((file) =>
        [...readFileSync(file, 'utf8').matchAll(/["'`]([A-Za-z0-9]{24,64})["'`]/g)]
          .map(([, value = '']) => value)
          .filter((value) => /\d/.test(value) && /[A-Za-z]/.test(value))
          .filter((value) => !known.has(value))
          .map((value) => `${file}: ${value.slice(0, 4)}…`),
      );
    expect(strange).toEqual([]);
  });
});
