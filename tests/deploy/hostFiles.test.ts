import {mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {parseAllHeaders} from '@netlify/headers-parser';
import {parseAllRedirects} from '@netlify/redirect-parser';
import {describe, expect, test} from 'vitest';
import {headersFor, parseHeaderRules} from '@site/scripts/lib/headerRules.mjs';
import {headersUnder, redirectsUnder} from '@site/src/plugins/output/finishHostFiles';
import {parseEnvironment} from '@site/src/lib/node/environment';
import {hostRules} from '@site/src/plugins/output/page-policy/hostRules';
import {kindPolicy} from '@site/src/plugins/output/page-policy/sources';
import {withPolicies} from '@site/src/plugins/output/page-policy/writeHostFiles';
import {toolHeaders} from '@site/src/plugins/output/finishTokenTools';
import {scan} from '../helpers/observatory';

const CHECKED = 'public, max-age=0, must-revalidate';

/** Both files as the build writes them for a site under a base. */
function builtFiles(base: string): {readonly headers: string; readonly redirects: string} {
  const environment = parseEnvironment({});
  const languages = [base, `${base}zh/`];
  const tools = languages.map((baseUrl) => toolHeaders(baseUrl));
  const text = [headersUnder(base, readFileSync('static/_headers', 'utf8')), ...tools].join('\n');
  const kinds = Object.fromEntries(
    (['page', 'api', 'tool', 'redirect'] as const).map((kind) => [
      kind,
      kindPolicy(kind, environment),
    ]),
  );
  return {
    headers: withPolicies(text, hostRules({kinds, own: {}}, environment, base), languages, base),
    redirects: redirectsUnder(base, readFileSync('static/_redirects', 'utf8')),
  };
}

type Headers = Readonly<Record<string, string>>;

interface NetlifyRule {
  readonly forRegExp: RegExp;
  readonly values: Headers;
}

/** Headers of a path on Netlify, as its command line finds them: of several rules, the last value counts. */
async function onNetlify(text: string, pathname: string): Promise<Headers> {
  const file = path.join(mkdtempSync(path.join(os.tmpdir(), 'netlify-')), '_headers');
  writeFileSync(file, text);
  const {headers, errors} = await parseAllHeaders({
    headersFiles: [file],
    configHeaders: [],
    minimal: false,
  });
  expect(errors).toEqual([]);
  const rules = headers as readonly NetlifyRule[];
  const matching = rules.filter(({forRegExp}) => forRegExp.test(pathname));
  return Object.fromEntries(
    matching.flatMap(({values}) =>
      Object.entries(values).map(([name, value]) => [name.toLowerCase(), value]),
    ),
  );
}

/** Headers of a path on Cloudflare Pages: the values of all rules are joined. */
function onCloudflare(text: string, pathname: string): Headers {
  const joined: Record<string, string> = {};
  for (const rule of parseHeaderRules(text)) {
    for (const [name, value] of Object.entries(headersFor([rule], pathname))) {
      joined[name] = name in joined ? `${joined[name]}, ${value}` : value;
    }
  }
  return joined;
}

const hosts = {
  Netlify: onNetlify,
  'Cloudflare Pages': (text: string, pathname: string) =>
    Promise.resolve(onCloudflare(text, pathname)),
} as const;

describe.each(['/', '/docs/'])('for a site under %s', (base) => {
  const {headers, redirects} = builtFiles(base);
  const at = (file: string): string => base + file;

  describe.each(Object.entries(hosts))('on %s', (_, headersOf) => {
    test.each(['', 'guide/', 'zh/guide/install/docker.html', 'nope', 'sitemap.xml'])(
      'the page “%s” is checked before it is used again, and has its headers',
      async (file) => {
        const found = await headersOf(headers, at(file));
        // Without a rule, both hosts send CHECKED.
        expect(found['cache-control'] ?? CHECKED).toBe(CHECKED);
        expect(found).toMatchObject({
          'x-content-type-options': 'nosniff',
          'referrer-policy': 'strict-origin-when-cross-origin',
          'x-frame-options': 'SAMEORIGIN',
          'permissions-policy': 'camera=(), microphone=(), geolocation=()',
        });
      },
    );

    test.each([
      '',
      'guide/',
      'zh/guide/install/docker.html',
      'nope',
      'tool/',
      'zh/tool/baidu/callback',
    ])('a scan of “%s” gives the best grade', async (file) => {
      const page = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'">`;
      expect((await headersOf(headers, at(file)))['content-security-policy']).toBeDefined();
      expect(scan(await headersOf(headers, at(file)), page).grade).toBe('A+');
    });

    test.each(['guide/api/fs.html', 'zh/guide/api/'])(
      '%s may ask the server that a reader enters',
      async (file) => {
        const found = (await headersOf(headers, at(file)))['content-security-policy'];
        // Of several policies in a list, all have to allow it.
        for (const policy of found?.split(', ') ?? []) {
          expect(policy).toMatch(/connect-src 'self' https: http:/);
        }
      },
    );

    test.each(['assets/js/main.1a2b.js', 'zh/assets/css/styles.3c4d.css'])(
      '%s is kept for a year',
      async (file) => {
        expect(await headersOf(headers, at(file))).toMatchObject({
          'cache-control': 'public, max-age=31536000, immutable',
          'x-content-type-options': 'nosniff',
        });
      },
    );

    test.each(['tool/', 'tool/115/token.html', 'zh/tool/baidu/callback'])(
      '%s is kept nowhere, and is strict',
      async (file) => {
        const found = await headersOf(headers, at(file));
        expect(found).toMatchObject({
          'cache-control': 'no-store',
          'cross-origin-opener-policy': 'same-origin',
        });
        expect(found['content-security-policy']).toContain("frame-ancestors 'none'");
        // In a list of values, browsers use the last one that they know.
        expect(found['referrer-policy']).toMatch(/(^|, )no-referrer$/);
        expect(found['permissions-policy']).toMatch(/camera=\(\).*payment=\(\), usb=\(\)$/);
        // Several values forbid frames, as does the policy.
        expect(found['x-frame-options']).toMatch(/(^|, )DENY$/);
      },
    );

    test('programs on other sites can read the API and the facts, and nothing else', async () => {
      for (const file of [
        'openapi.json',
        'zh/openapi.json',
        'facts/drivers.json',
        'zh/facts/drivers.schema.json',
      ]) {
        expect((await headersOf(headers, at(file)))['access-control-allow-origin']).toBe('*');
      }
      for (const file of ['', 'pages.json', 'tool/']) {
        expect(await headersOf(headers, at(file))).not.toHaveProperty(
          'access-control-allow-origin',
        );
      }
    });
  });

  test('the files fit into the limits of Cloudflare Pages', () => {
    expect(parseHeaderRules(headers).length).toBeLessThanOrEqual(100);
    const rows = redirects.trim().split('\n');
    expect(rows.filter((row) => /^\S*[*:]/.test(row)).length).toBeLessThanOrEqual(100);
    expect(rows.length).toBeLessThanOrEqual(2000);
    const sources = rows.map((row) => row.split(' ')[0]);
    // It ignores a second row for a path.
    expect(sources).toEqual([...new Set(sources)]);
    for (const row of rows) expect(row).toMatch(/^\/\S* \/\S* 301$/);
  });

  test('Netlify reads every redirect, and both ends are on this site', async () => {
    const file = path.join(mkdtempSync(path.join(os.tmpdir(), 'netlify-')), '_redirects');
    writeFileSync(file, redirects);
    const read = await parseAllRedirects({
      redirectsFiles: [file],
      configRedirects: [],
      minimal: false,
    });
    expect(read.errors).toEqual([]);
    const rows = read.redirects as readonly {from: string; to: string; status: number}[];
    expect(rows).toHaveLength(redirects.trim().split('\n').length);
    for (const {from, to, status} of rows) {
      expect([from.startsWith(base), to.startsWith(base), status]).toEqual([true, true, 301]);
    }
    expect(rows).toContainEqual(
      expect.objectContaining({from: at('api/*'), to: at('guide/api/:splat')}),
    );
  });
});
