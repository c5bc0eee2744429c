import {createHash} from 'node:crypto';
import {mkdirSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {demoScripts} from '@site/src/features/code-demo/demo';
import {parseEnvironment} from '@site/src/lib/node/environment';
import {headersUnder} from '@site/src/plugins/output/finishHostFiles';
import {finishPolicies, pagePolicy} from '@site/src/plugins/output/page-policy/finishPolicies';
import {
  extendPolicy,
  inlinePolicy,
  joinPolicies,
  readPolicy,
  writePolicy,
} from '@site/src/plugins/output/page-policy/policy';
import type {PageKind} from '@site/src/plugins/output/page-policy/sources';
import {setHeader} from '@site/src/plugins/output/page-policy/writeHostFiles';
import {toolHeaders} from '@site/src/plugins/output/finishTokenTools';
import {headersFor, parseHeaderRules} from '@site/scripts/lib/headerRules.mjs';
import {scan} from '../../helpers/observatory';

const hash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const policyOf = (
  html: string,
  kind: PageKind = 'page',
  variables: Readonly<Record<string, string>> = {},
): ReturnType<typeof pagePolicy> => pagePolicy(html, kind, parseEnvironment(variables));

describe('what is inline', () => {
  test('is allowed by hash, and files and data are not', () => {
    const html =
      '<script>a()</script><script src="/x.js"></script><script type="application/ld+json">{}</script><svg style="display: none;"></svg><p style=color:red><p style="content:&quot;a&quot;">';
    expect(inlinePolicy(html)).toEqual({
      'script-src': [hash('a()')],
      'style-src-attr': [
        "'unsafe-hashes'",
        hash('display: none;'),
        hash('color:red'),
        hash('content:"a"'),
      ],
    });
  });

  test('is named once, and nothing is named where nothing is inline', () => {
    expect(inlinePolicy('<script>a()</script><script>a()</script>')).toEqual({
      'script-src': [hash('a()')],
    });
    expect(inlinePolicy('<p>text')).toEqual({});
  });
});

describe('several policies in one', () => {
  test('allow what one of them allows', () => {
    const joined = joinPolicies([
      {'script-src': ["'self'"], 'form-action': ["'none'"]},
      {'script-src': ["'self'", 'https://a.example'], 'form-action': ['https://b.example']},
    ]);
    expect(joined).toEqual({
      'script-src': ["'self'", 'https://a.example'],
      'form-action': ['https://b.example'],
    });
  });

  test('demand trusted types only if all of them do', () => {
    const strict = {'require-trusted-types-for': ["'script'"], 'trusted-types': ['one']};
    expect(joinPolicies([strict, {'script-src': ["'self'"]}])).toEqual({'script-src': ["'self'"]});
    expect(joinPolicies([strict, {...strict, 'trusted-types': ['two']}])).toEqual({
      ...strict,
      'trusted-types': ['one', 'two'],
    });
  });

  test('keep the permission for everything inline, which a hash would take back', () => {
    const joined = joinPolicies([
      {'style-src': ["'self'"], 'style-src-attr': ["'unsafe-hashes'", hash('a')]},
      {'style-src': ["'self'", "'unsafe-inline'"]},
    ]);
    expect(joined['style-src-attr']).toEqual(["'self'", "'unsafe-inline'"]);
  });

  test('are read as they were written', () => {
    const policy = {'default-src': ["'none'"], 'script-src': ["'self'", hash('a')]};
    expect(readPolicy(writePolicy(policy))).toEqual(policy);
  });

  test('an addition changes nothing that it does not name', () => {
    expect(
      extendPolicy({'style-src': ["'self'"], 'img-src': ["'self'"]}, [{'style-src-attr': ['x:']}]),
    ).toEqual({'style-src': ["'self'"], 'img-src': ["'self'"], 'style-src-attr': ["'self'", 'x:']});
  });
});

describe('the policy of a page', () => {
  const page = '<meta charset=UTF-8><script>paint()</script><p>text';

  test.each(['page', 'api', 'tool'] as const)('of the kind %s allows nothing unsafe', (kind) => {
    const text = writePolicy(policyOf(page, kind));
    expect(text).toContain("default-src 'none'; base-uri 'none'; form-action 'none'");
    expect(text).toContain(`script-src 'self' ${hash('paint()')};`);
    expect(text).toContain("style-src 'self';");
    expect(text).toContain("require-trusted-types-for 'script'; trusted-types default site");
    expect(text).not.toMatch(/unsafe|\*|localhost/);
  });

  test('asks nobody but this site, except for the runner and the token helpers', () => {
    expect(policyOf(page)['connect-src']).toEqual(["'self'"]);
    expect(policyOf(page, 'api')['connect-src']).toEqual(["'self'", 'https:', 'http:']);
    const asked = policyOf(page, 'tool', {DOCS_API_CF: 'https://api.example.com'})['connect-src'];
    expect(asked).toContain('https://api.example.com');
    expect(asked?.filter((source) => !/^'self'$|^https:\/\/[\w.-]+$/.test(source))).toEqual([]);
  });

  test('allows hosted search, comments, analytics, and ads only if they are configured', () => {
    const search = {DOCS_ALGOLIA_APP_ID: 'APP', DOCS_ALGOLIA_API_KEY: 'k', DOCS_ALGOLIA_INDEX: 'i'};
    const comments = {
      DOCS_GISCUS_REPO: 'a/b',
      DOCS_GISCUS_REPO_ID: '1',
      DOCS_GISCUS_CATEGORY: 'c',
      DOCS_GISCUS_CATEGORY_ID: '2',
    };
    expect(policyOf(page, 'page', search)['connect-src']).toEqual([
      "'self'",
      'https://app-dsn.algolia.net',
      'https://app-1.algolianet.com',
      'https://app-2.algolianet.com',
      'https://app-3.algolianet.com',
    ]);
    expect(policyOf(page, 'api', comments)['frame-src']).toEqual(['https://giscus.app']);
    expect(policyOf(page, 'page', comments)['trusted-types']).toContain('lit-html');
    expect(policyOf(page, 'page', {...comments, DOCS_COMMENTS: 'off'})).toEqual(policyOf(page));
    const tracking = policyOf(page, 'page', {
      DOCS_ANALYTICS_SCRIPT: 'https://count.example.com/a.js https://count.example.com/b.js',
      DOCS_ADS_SCRIPT: 'https://ads.example.com/a.js',
      DOCS_SCRIPT_ORIGINS: 'https://cdn.example.com',
    });
    const hosts = [
      'https://count.example.com',
      'https://ads.example.com',
      'https://cdn.example.com',
    ];
    expect(tracking['script-src']).toEqual(["'self'", ...hosts, hash('paint()')]);
    expect(tracking['connect-src']).toEqual(["'self'", ...hosts]);
    expect(tracking['frame-src']).toEqual(hosts.slice(1));
    expect(tracking).not.toHaveProperty('trusted-types');
  });

  test.each(['api', 'tool'] as const)('of the kind %s has no analytics and no ads', (kind) => {
    const tracking = {
      DOCS_ANALYTICS_SCRIPT: 'https://count.example.com/a.js',
      DOCS_ADS_SCRIPT: 'https://ads.example.com/a.js',
    };
    expect(policyOf(page, kind, tracking)).toEqual(policyOf(page, kind));
  });

  test('allows a widget what its library needs, on its page only', () => {
    const video = policyOf(`${page}<figure class=a data-needs=video>`);
    expect(video['frame-src']).toEqual(['https://player.bilibili.com']);
    expect(video).toHaveProperty('trusted-types');
    const player = policyOf(
      `${page}<figure data-needs="player" data-origin="https://films.example.com">`,
    );
    expect(player['media-src']).toEqual(["'self'", 'blob:', 'https://films.example.com']);
    expect(player['connect-src']).toContain('https://films.example.com');
    expect(player['style-src']).toContain("'unsafe-inline'");
    expect(player).not.toHaveProperty('trusted-types');
    expect(policyOf(`${page}<figure data-needs=made-up>`)).toEqual(policyOf(page));
  });

  test('allows the scripts of a demo by their hashes', () => {
    const source = {html: '<b>x</b>', css: '', js: 'document.title = "</script>";\n'};
    const escaped = source.js.replace('<', '&lt;');
    const demo = policyOf(
      `${page}<figure data-needs=demo><pre data-language=html><code>&lt;b>x&lt;/b></code></pre><pre data-language=js><code><span>${escaped}</span></code></pre></figure>`,
    );
    expect(demo['script-src']).toEqual([
      "'self'",
      hash('paint()'),
      ...demoScripts(source).map(hash),
    ]);
    expect(demo['form-action']).toEqual(['https://codepen.io', 'https://jsfiddle.net']);
  });
});

test('a demo whose handlers could not run stops the build', () => {
  const demo = (html: string): string =>
    `<figure data-needs=demo><pre data-language=html><code>${html.replaceAll('<', '&lt;')}</code></pre></figure>`;
  expect(() => policyOf(demo('<button onclick="a()">Press</button>'))).toThrow(
    /attribute onclick.*addEventListener/,
  );
  expect(() => policyOf(demo('<button>once = on</button>'))).not.toThrow();
});

/** Files of a built site in both languages, with policies. */
async function finish(
  siteBase: string,
  variables: Readonly<Record<string, string>> = {},
): Promise<(file: string) => string> {
  const root = mkdtempSync(path.join(os.tmpdir(), 'policies-'));
  const page = '<!doctype html><html><head><meta charset=UTF-8><script>paint()</script></head>';
  const files = {
    '404.html': page,
    'index.html': page,
    'guide/plain.html': page,
    'guide/drawn.html': `${page}<figure data-needs=diagram>`,
    'guide/api/fs.html': page,
    'tool/index.html': page,
    'tool/x/callback.html': `${page}<script>scrub()</script>`,
    'old/tool.html':
      '<html><head><meta charset="utf-8"><script>lead()</script><noscript><meta http-equiv="refresh" content="0; url=/tool/"></noscript></head>',
  };
  for (const prefix of ['', 'zh/']) {
    for (const [name, html] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(root, prefix, name)), {recursive: true});
      writeFileSync(path.join(root, prefix, name), html);
    }
  }
  writeFileSync(
    path.join(root, '_headers'),
    `${headersUnder(siteBase, readFileSync('static/_headers', 'utf8'))}${toolHeaders(siteBase)}\n`,
  );
  const context = {siteBase, environment: parseEnvironment(variables)};
  await finishPolicies({...context, outDir: root, baseUrl: siteBase});
  const headers = path.join(root, '_headers');
  writeFileSync(headers, `${readFileSync(headers, 'utf8')}${toolHeaders(`${siteBase}zh/`)}\n`);
  await finishPolicies({...context, outDir: path.join(root, 'zh'), baseUrl: `${siteBase}zh/`});
  return (file) => readFileSync(path.join(root, file), 'utf8');
}

const metaIn = (html: string): string =>
  /<meta charset="?utf-8"?><meta http-equiv="Content-Security-Policy" content="([^"]*)"/i.exec(
    html,
  )?.[1] ?? '';

describe.each(['/', '/docs/'])('a site under %s', (base) => {
  test('has a policy at the start of every page', async () => {
    const read = await finish(base);
    for (const file of ['404.html', 'zh/index.html', 'guide/api/fs.html', 'tool/x/callback.html']) {
      expect(metaIn(read(file)), file).toContain("default-src 'none'");
      expect(metaIn(read(file)), file).not.toContain('frame-ancestors');
    }
    expect(metaIn(read('guide/api/fs.html'))).toContain('https:');
    expect(metaIn(read('tool/x/callback.html'))).toContain(hash('scrub()'));
    expect(metaIn(read('tool/index.html'))).not.toContain(hash('scrub()'));
    expect(metaIn(read('old/tool.html'))).toBe(
      `default-src 'none'; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types 'none'; script-src ${hash('lead()')}`,
    );
  });

  test('marks pages that are allowed more than others, so that they are documents of their own', async () => {
    const read = await finish(base);
    expect(read('zh/guide/drawn.html')).toContain(' data-own-policy>');
    for (const file of ['guide/plain.html', 'tool/x/callback.html', 'old/tool.html']) {
      expect(read(file), file).not.toContain('data-own-policy');
    }
  });

  test('hosts send what the page itself says, or more', async () => {
    const read = await finish(base);
    const rules = parseHeaderRules(read('_headers'));
    for (const file of [
      'index.html',
      'zh/guide/drawn.html',
      'guide/api/fs.html',
      'zh/tool/x/callback.html',
    ]) {
      const sent = readPolicy(headersFor(rules, base + file)['content-security-policy'] ?? '');
      for (const [name, sources] of Object.entries(readPolicy(metaIn(read(file))))) {
        if (name.includes('trusted')) continue;
        const wanted = sources.filter((source) => source !== "'none'");
        const missing = wanted.filter(
          (source) =>
            !sent[name]?.includes(source) &&
            !(source.startsWith("'sha256-") && sent[name]?.includes("'unsafe-inline'")),
        );
        expect(missing, `${file}: ${name}`).toEqual([]);
      }
    }
    expect(read('_headers')).not.toMatch(/script-src[^;]*unsafe/);
    for (const line of read('_headers').split('\n')) expect(line.length).toBeLessThanOrEqual(2000);
  });

  test.each([
    'index.html',
    'zh/index.html',
    'guide/drawn.html',
    'guide/api/fs.html',
    'tool/index.html',
  ])('a scan of %s gives the best grade', async (file) => {
    const read = await finish(base);
    const headers = headersFor(parseHeaderRules(read('_headers')), base + file);
    // The runner can ask a server of the reader that has no TLS.
    const lost = file === 'guide/api/fs.html' ? 'B+' : 'A+';
    expect(scan(headers, read(file)).grade).toBe(lost);
  });
});

describe('reports', () => {
  const REPORTS = 'https://reports.example.com/csp';

  test('are off unless an address is set', async () => {
    const read = await finish('/');
    for (const file of [
      '_headers',
      'index.html',
      'policies/nginx.conf',
      'policies/Caddyfile',
      'policies/htaccess',
    ])
      expect(read(file), file).not.toMatch(/report-(uri|to)|csp=/);
  });

  test('go to that address, and never from a token helper', async () => {
    const read = await finish('/', {DOCS_CSP_REPORT: REPORTS});
    expect(metaIn(read('index.html'))).toMatch(/; report-to csp$/);
    expect(metaIn(read('tool/index.html'))).not.toContain('report');
    const rules = parseHeaderRules(read('_headers'));
    expect(headersFor(rules, '/guide/')['reporting-endpoints']).toBe(`csp="${REPORTS}"`);
    expect(headersFor(rules, '/guide/api/fs.html')['content-security-policy']).toContain(
      `report-uri ${REPORTS}; report-to csp`,
    );
    for (const rule of rules.filter(({pattern}) => /^\/(zh\/)?tool\/|^\/\*/.test(pattern))) {
      expect(rule.headers['content-security-policy']).not.toContain('report');
    }
    for (const file of ['nginx.conf', 'Caddyfile', 'htaccess']) {
      expect(read(`policies/${file}`), file).toContain(`csp="${REPORTS}"`);
    }
  });
});

describe('a line of _headers', () => {
  const text = '/*\n  A: 1\n/tool/*\n  B: 2\n';

  test('is set in its rule, once', () => {
    const once = setHeader(text, '/*', 'C', '3');
    expect(once).toBe('/*\n  A: 1\n  C: 3\n/tool/*\n  B: 2\n');
    expect(setHeader(once, '/*', 'C', '4')).toBe('/*\n  A: 1\n  C: 4\n/tool/*\n  B: 2\n');
    expect(setHeader(text, '/tool/*', 'C', '3')).toBe('/*\n  A: 1\n/tool/*\n  B: 2\n  C: 3\n');
  });

  test('is refused if no host would read it', () => {
    expect(() => setHeader(text, '/*', 'C', 'x'.repeat(2000))).toThrow(
      /_headers, \/\*: C has 2005/,
    );
    expect(() => setHeader(text, '/no/*', 'C', '3')).toThrow('no rule for /no/*');
  });
});
