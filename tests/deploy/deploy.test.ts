import {execFileSync} from 'node:child_process';
import {chmodSync, mkdirSync, readFileSync, readdirSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {gunzipSync, gzipSync} from 'node:zlib';
import {afterAll, beforeAll, expect, test, vi} from 'vitest';
import type {Answer, Proxy, kinds} from '../samples/proxies';
import {startProxy} from '../samples/proxies';
import {parseEnvironment} from '@site/src/lib/node/environment';
import {joinPolicies, type Policy} from '@site/src/plugins/output/page-policy/policy';
import {
  kindPolicy,
  needPolicies,
  type PageKind,
} from '@site/src/plugins/output/page-policy/sources';
import {writeHostFiles} from '@site/src/plugins/output/page-policy/writeHostFiles';
import {toolHeaders} from '@site/src/plugins/output/finishTokenTools';
import {scan} from '../helpers/observatory';
import {loadApacheModules} from '../samples/servers';
import {describeWith, temporaryFolder} from '../samples/tools';

const SITE = 'docs.example.com';
const LONG = 'word '.repeat(1000);

/** What only the compressed file says, so that it can be told apart. */
const PACKED_AHEAD = 'const isPacked = true;';

/** A small site with a file of every kind that the build writes. */
const files: Readonly<Record<string, string>> = {
  'index.html': 'home',
  '404.html': 'nothing here',
  'zh/index.html': '首页',
  'zh/404.html': '这里什么也没有',
  'guide/index.html': 'guide',
  'guide/install/docker.html': `docker ${LONG}`,
  'zh/guide/install/docker.html': 'docker 中文',
  'guide/drawn.html': 'a drawing',
  'guide/api/fs.html': 'files',
  'zh/guide/api/index.html': '接口',
  'tool/index.html': 'tools',
  'tool/quark.html': 'quark',
  'zh/tool/quark.html': '夸克',
  // A language that has been added.
  'xx/404.html': 'xx nothing here',
  'xx/guide/api/index.html': 'xx api',
  'xx/tool/quark.html': 'xx quark',
  'assets/js/main.1a2b.js': `const text = '${LONG}';`,
  'assets/css/styles.css': `/* ${LONG} */`,
  'zh/assets/js/main.3c4d.js': 'const a = 1;',
  'xx/assets/js/main.7a8b.js': 'const b = 1;',
  'assets/js/packed.5e6f.js': `const text = '${LONG}';`,
  'img/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'site.webmanifest': '{"name": "AList"}',
  'sitemap.xml': '<urlset/>',
  'robots.txt': 'User-agent: *',
  'openapi.json': '{"openapi": "3.1.0"}',
  'zh/openapi.json': '{"openapi": "3.1.1"}',
  'facts/drivers.json': '{"drivers": []}',
  'zh/facts/drivers.json': '{"drivers": [1]}',
  'xx/facts/drivers.json': '{"drivers": [2]}',
  'guide/install/docker.md': `# docker ${LONG}`,
  'llms.txt': '# AList',
};

const REPORTS = 'https://reports.example.com/csp';

/** The policies of that site, as its build would write them. */
async function writePolicies(outDir: string, siteBase: string): Promise<void> {
  const environment = parseEnvironment({DOCS_CSP_REPORT: REPORTS});
  const kinds = Object.fromEntries(
    (['page', 'api', 'tool', 'redirect'] as const).map((kind) => [
      kind,
      kindPolicy(kind, environment),
    ]),
  ) as Record<PageKind, Policy>;
  const drawn = {
    kind: 'page',
    policy: joinPolicies([kinds.page, needPolicies.diagram]),
  } as const;
  const rules = ['*', 'guide/api/*'].map((pattern) => `${siteBase}${pattern}\n`);
  writeFileSync(path.join(outDir, '_headers'), `${rules.join('')}${toolHeaders(siteBase)}\n`);
  await writeHostFiles(
    {outDir, baseUrl: siteBase, siteBase, environment},
    {kinds, own: {[`${siteBase}guide/drawn.html`]: drawn}},
  );
}

/** What policies of kinds of pages have in common, and what only they have. */
const policies: readonly (readonly [string, RegExp, RegExp])[] = [
  ['/', /connect-src 'self'; .*trusted-types default site; frame-ancestors 'self'/, /unsafe/],
  ['/zh/nope.html', /connect-src 'self';/, /unsafe/],
  ['/guide/install/docker', /connect-src 'self';.*report-to csp/, /unsafe/],
  ['/guide/drawn', /style-src 'self' 'unsafe-inline'/, /script-src[^;]*unsafe/],
  ['/guide/drawn.html', /style-src 'self' 'unsafe-inline'/, /script-src[^;]*unsafe/],
  ['/zh/guide/api/', /connect-src 'self' https: http:.*frame-ancestors 'none'/, /unsafe/],
  [
    '/tool/quark',
    /connect-src 'self' https:\/\/.*frame-ancestors 'none'/,
    /unsafe|https:[ ;]|report/,
  ],
  ['/assets/js/main.1a2b.js', /^default-src 'none'; .*script-src 'self'; connect-src/, /trusted/],
];

const CHECKED = 'public, max-age=0, must-revalidate';
const KEPT = 'public, max-age=31536000, immutable';
const common = {
  'x-content-type-options': 'nosniff',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  'strict-transport-security': 'max-age=31536000',
};
const page = {
  ...common,
  'cache-control': CHECKED,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'SAMEORIGIN',
};
/** Readers enter tokens there. */
const api = {...page, 'x-frame-options': 'DENY', 'cross-origin-opener-policy': 'same-origin'};
/** Tools on other sites read the description of the API. */
const shared = {...page, 'access-control-allow-origin': '*'};
const asset = {...page, 'cache-control': KEPT};
const tool = {
  ...common,
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
};

/** What each kind of URL answers: status, file, type, headers. */
const visits: readonly (readonly [
  string,
  number,
  string,
  RegExp,
  Readonly<Record<string, string>>,
])[] = [
  ['/', 200, 'index.html', /^text\/html; charset=utf-8$/i, page],
  ['/zh/', 200, 'zh/index.html', /^text\/html; charset=utf-8$/i, page],
  ['/guide/', 200, 'guide/index.html', /^text\/html/, page],
  ['/guide', 200, 'guide/index.html', /^text\/html/, page],
  ['/guide/install/docker.html', 200, 'guide/install/docker.html', /^text\/html/, page],
  ['/guide/install/docker', 200, 'guide/install/docker.html', /^text\/html/, page],
  ['/guide/install/docker/', 200, 'guide/install/docker.html', /^text\/html/, page],
  ['/zh/guide/install/docker/?q=1', 200, 'zh/guide/install/docker.html', /^text\/html/, page],
  ['/guide/api/fs.html', 200, 'guide/api/fs.html', /^text\/html/, api],
  ['/guide/api/fs', 200, 'guide/api/fs.html', /^text\/html/, api],
  ['/zh/guide/api', 200, 'zh/guide/api/index.html', /^text\/html/, api],
  ['/xx/guide/api', 200, 'xx/guide/api/index.html', /^text\/html/, api],
  ['/guide/%61pi/fs.html', 200, 'guide/api/fs.html', /^text\/html/, api],
  ['/%74ool/quark.html', 200, 'tool/quark.html', /^text\/html/, tool],
  ['/nope', 404, '404.html', /^text\/html/, page],
  ['/guide/install/', 404, '404.html', /^text\/html/, page],
  ['/zh/nope.html', 404, 'zh/404.html', /^text\/html/, page],
  ['/zh/tool/nope', 404, 'zh/404.html', /^text\/html/, common],
  ['/tool/', 200, 'tool/index.html', /^text\/html/, tool],
  ['/tool', 200, 'tool/index.html', /^text\/html/, tool],
  ['/tool/quark.html', 200, 'tool/quark.html', /^text\/html/, tool],
  ['/tool/quark?code=1', 200, 'tool/quark.html', /^text\/html/, tool],
  ['/zh/tool/quark/', 200, 'zh/tool/quark.html', /^text\/html/, tool],
  ['/xx/tool/quark', 200, 'xx/tool/quark.html', /^text\/html/, tool],
  ['/assets/js/main.1a2b.js', 200, 'assets/js/main.1a2b.js', /javascript/, asset],
  ['/zh/assets/js/main.3c4d.js', 200, 'zh/assets/js/main.3c4d.js', /javascript/, asset],
  ['/xx/assets/js/main.7a8b.js', 200, 'xx/assets/js/main.7a8b.js', /javascript/, asset],
  ['/assets/css/styles.css', 200, 'assets/css/styles.css', /^text\/css/, asset],
  ['/assets/js/gone.js', 404, '404.html', /^text\/html/, {...common, 'cache-control': CHECKED}],
  ['/img/logo.svg', 200, 'img/logo.svg', /^image\/svg\+xml/, page],
  ['/site.webmanifest', 200, 'site.webmanifest', /^application\/manifest\+json/, page],
  ['/sitemap.xml', 200, 'sitemap.xml', /^(text|application)\/xml/, page],
  ['/robots.txt', 200, 'robots.txt', /^text\/plain/, page],
  ['/openapi.json', 200, 'openapi.json', /^application\/json/, shared],
  ['/zh/openapi.json', 200, 'zh/openapi.json', /^application\/json/, shared],
  ['/facts/drivers.json', 200, 'facts/drivers.json', /^application\/json/, shared],
  ['/zh/facts/drivers.json', 200, 'zh/facts/drivers.json', /^application\/json/, shared],
  ['/xx/facts/drivers.json', 200, 'xx/facts/drivers.json', /^application\/json/, shared],
  [
    '/guide/install/docker.md',
    200,
    'guide/install/docker.md',
    /^text\/markdown; charset=utf-8/i,
    page,
  ],
  ['/guide/install/nope.md', 404, '404.html', /^text\/html/, page],
  ['/llms.txt', 200, 'llms.txt', /^text\/plain; charset=utf-8/i, page],
];

/** Types that the systems of both servers name, with the endings of files. */
const types = [
  'text/html html',
  'text/css css',
  'text/plain txt',
  'text/xml xml',
  'application/javascript js',
  'application/json json',
  'image/svg+xml svg',
];

/** Folder of the host for which the command in deploy/README.md changes a file. */
const FOLDER = '/docs';

const guide = readFileSync('deploy/README.md', 'utf8');

/** Code in deploy/README.md in a language, in order. */
function codeIn(language: string): readonly string[] {
  const blocks = guide.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, 'gm'));
  return Array.from(blocks, ([, code = '']) => code);
}

/** A file in deploy/, changed with that command if the site is in a folder. */
function sourceOf(name: string, folder: string): string {
  const file = path.join('deploy', name);
  if (folder === '') return readFileSync(file, 'utf8');
  const [, script = ''] = /^sed -E '(.+)' \S+ > /m.exec(guide) ?? [];
  return execFileSync('sed', ['-E', script, file], {encoding: 'utf8'});
}

/** Each server's file as an operator installs it, around a built site in a folder. */
const servers = {
  nginx: (root: string, folder: string) =>
    sourceOf('nginx.conf', folder)
      .replaceAll('/srv/alist-docs/build', root)
      // The main configuration, which includes the file, names the types.
      .replaceAll(
        '    charset utf-8;',
        `    types { ${types.map((line) => `${line};`).join(' ')} }\n    charset utf-8;`,
      ),
  caddy: (root: string, folder: string) =>
    sourceOf('Caddyfile', folder).replaceAll('/srv/alist-docs/build', root),
  apache: (root: string, folder: string) => {
    const added = readFileSync(path.join(root, folder, 'policies/htaccess'), 'utf8');
    const source = sourceOf('htaccess', folder) + added;
    writeFileSync(path.join(root, folder, '.htaccess'), source);
    writeFileSync(path.join(root, 'mime.types'), types.join('\n'));
    const modules = /modules ([\w\s#,]+)\./.exec(source)?.[1]?.match(/[a-z]{3,}/g) ?? [];
    return `
${loadApacheModules(modules).join('\n')}
TypesConfig ${root}/mime.types
DocumentRoot ${root}
<Directory ${root}>
  AllowOverride All
  Require all granted
</Directory>
<VirtualHost *:443>
  ServerName ${SITE}
  SSLEngine on
  SSLCertificateFile x
  SSLCertificateKeyFile x
</VirtualHost>`;
  },
} as const satisfies Record<keyof typeof kinds, (root: string, folder: string) => string>;

/**
 * Each configuration with the lines that keep codes out of its logs, as deploy/README.md says, and with the logs in a
 * folder. Caddy writes everything to one log.
 */
const withLogs = {
  nginx: (configuration: string, logs: string) => {
    const [, above = '', inServers = ''] =
      /Above.*\n([\s\S]*)^# In both.*\n([\s\S]*)/m.exec(codeIn('nginx')[0] ?? '') ?? [];
    return (
      above + configuration.replaceAll(/(server_name .*\n)/g, (line) => line + inServers)
    ).replaceAll('/var/log/nginx', logs);
  },
  caddy: (configuration: string, logs: string) =>
    configuration
      .replace('log default {\n', (line) => `${line}output file ${logs}/caddy.log\n`)
      .replace(/(docs\.example\.com \{\n)/, '$1log\n'),
  apache: (configuration: string, logs: string) =>
    configuration
      .replace(/(?=<\/VirtualHost>)/, () => codeIn('apache')[0] ?? '')
      .replaceAll('${APACHE_LOG_DIR}', logs),
} as const;

const installations = (['nginx', 'caddy', 'apache'] as const).flatMap((kind) =>
  ['', FOLDER].map((folder) => ({kind, folder})),
);

for (const {kind, folder} of installations) {
  describeWith(kind, `serves the built site with the file in deploy/ at ${folder}/`, (program) => {
    const root = temporaryFolder();
    const logs = temporaryFolder();
    let server: Proxy | undefined;
    const visit = (url: string, headers: Record<string, string> = {}): Promise<Answer> => {
      if (!server) throw new Error('The server did not start.');
      return server.visit({path: folder + url, headers});
    };
    beforeAll(async () => {
      // Servers read the files as their own user.
      chmodSync(root, 0o755);
      for (const [name, text] of Object.entries(files)) {
        const file = path.join(root, folder, name);
        mkdirSync(path.dirname(file), {recursive: true});
        writeFileSync(file, text);
      }
      await writePolicies(path.join(root, folder), `${folder}/`);
      const packed = path.join(root, folder, 'assets/js/packed.5e6f.js.gz');
      writeFileSync(packed, gzipSync(PACKED_AHEAD));
      const configuration = withLogs[kind](servers[kind](root, folder), logs);
      server = await startProxy(kind, program, configuration, '127.0.0.1:1', SITE);
    });
    afterAll(() => server?.stop());

    test.each(visits)('%s answers %i', async (url, status, file, type, headers) => {
      const answer = await visit(url);
      expect(answer.body.toString()).toBe(files[file]);
      expect(answer.status).toBe(status);
      expect(answer.headers['content-type']).toMatch(type);
      expect(answer.headers).toMatchObject(headers);
    });

    test('the folder of the site is found without its slash', async () => {
      const {status, headers, body} = await visit('');
      // A server may also lead to it.
      const found = status === 200 ? body.toString() : headers.location?.replace(/^.*:\d+/, '');
      expect(found, String(status)).toBe(status === 200 ? files['index.html'] : `${folder}/`);
    });

    // Apache's host, and not its file, chooses the protocol.
    if (kind !== 'apache') {
      test('speaks HTTP/2', async () => {
        expect(await server?.chosenProtocol()).toBe('h2');
      });
    }

    test.each([
      ['//tool/quark.html', tool],
      ['/guide/../tool/quark.html', tool],
      ['/guide/%2e%2e/tool/quark.html', tool],
      ['/tool%2fquark.html', tool],
      ['/tool/./quark', tool],
      ['/TOOL/quark.html', tool],
      ['//guide//api/fs.html', api],
      ['/guide%2Fapi%2Ffs.html', api],
    ])('%s is no way to the page without its headers', async (url, headers) => {
      const answer = await visit(url);
      const pages = [files['tool/quark.html'], files['guide/api/fs.html']];
      // A server may also find nothing there, or lead to the plain path.
      const isPage = pages.includes(answer.body.toString());
      expect(isPage || [301, 308, 400, 403, 404].includes(answer.status)).toBe(true);
      expect(isPage ? answer.headers : headers).toMatchObject(headers);
    });

    test.each(policies)('%s has the policy of its kind', async (url, wanted, unwanted) => {
      const {headers} = await visit(url);
      expect(headers['content-security-policy']).toMatch(wanted);
      expect(headers['content-security-policy']).not.toMatch(unwanted);
      // One header only: browsers would apply every one.
      expect(headers['content-security-policy']).not.toContain(',');
      expect(headers['reporting-endpoints']).toBe(`csp="${REPORTS}"`);
    });

    test.each(['/img/logo.svg', '/openapi.json', '/robots.txt'])(
      '%s, which is no page, has no policy',
      async (url) => {
        expect((await visit(url)).headers).not.toHaveProperty('content-security-policy');
      },
    );

    test.each(['/', '/zh/', '/guide/install/docker', '/nope', '/tool/'])(
      'a scan of %s gives the best grade',
      async (url) => {
        const {headers, body} = await visit(url);
        expect(scan(headers as Record<string, string>, body.toString()).grade).toBe('A+');
      },
    );

    test.each(['/guide/install/docker.html', '/assets/js/main.1a2b.js', '/assets/css/styles.css'])(
      '%s is compressed for browsers that ask for it',
      async (url) => {
        const answer = await visit(url, {'Accept-Encoding': 'gzip'});
        expect(answer.headers['content-encoding']).toBe('gzip');
        expect(answer.headers.vary).toMatch(/accept-encoding/i);
        expect(gunzipSync(answer.body).toString()).toBe(files[url.slice(1)]);
      },
    );

    // Apache's file compresses every response itself.
    if (kind !== 'apache') {
      test('sends a file that the build has compressed', async () => {
        const answer = await visit('/assets/js/packed.5e6f.js', {'Accept-Encoding': 'gzip'});
        expect(answer.headers['content-encoding']).toBe('gzip');
        expect(answer.headers['content-type']).toMatch(/javascript/);
        expect(answer.headers).toMatchObject(asset);
        expect(gunzipSync(answer.body).toString()).toBe(PACKED_AHEAD);
        const plain = await visit('/assets/js/packed.5e6f.js');
        expect(plain.headers).not.toHaveProperty('content-encoding');
        expect(plain.body.toString()).toBe(files['assets/js/packed.5e6f.js']);
      });
    }

    // Apache's file is for one folder. Its host leads visitors to HTTPS.
    if (kind !== 'apache') {
      test('leads visitors without TLS to the same page with TLS', async () => {
        const answer = await server?.visit({path: `${folder}/guide/?q=1`, isPlain: true});
        expect([301, 308]).toContain(answer?.status);
        expect(answer?.headers.location).toMatch(/^https:\/\/docs\.example\.com(:\d+)?\//);
        expect(answer?.headers.location).toContain(`${folder}/guide/?q=1`);
      });
    }

    test('logs which page somebody has opened, without the code in its URL', async () => {
      const pages = ['/tool/quark', '/tool/quark.html', '/zh/tool/quark/', '/tool/nope'];
      for (const each of pages) {
        await visit(`${each}?code=LOGTEST`, {Referer: `https://${SITE}/tool/?code=LOGTEST`});
      }
      await server?.visit({path: `${folder}/tool/quark?code=LOGTEST`, isPlain: true});
      await visit('/guide/?last');
      const read = (): string =>
        readdirSync(logs)
          .map((name) => readFileSync(path.join(logs, name), 'utf8'))
          .join('');
      await vi.waitFor(() => expect(read()).toContain(`${folder}/guide/`));
      expect(read()).toMatch(new RegExp(`${folder}/zh/tool/quark`));
      expect(read()).not.toContain('LOGTEST');
    });

    test('pages of other sites can’t read anything else', async () => {
      const {headers} = await visit('/guide/', {Origin: 'https://other.example'});
      expect(headers).not.toHaveProperty('access-control-allow-origin');
    });

    test('pages say when they changed, so that a check costs nothing', async () => {
      const first = await visit('/guide/');
      const again = await visit('/guide/', {'If-None-Match': first.headers.etag ?? ''});
      expect(again.status).toBe(304);
    });
  });
}

describeWith('bash', 'releases as deploy/README.md describes them', (program) => {
  test('take the place of the last one, and can be taken back', () => {
    const host = temporaryFolder();
    const [, release = '', rollback = ''] = codeIn('bash')
      .slice(-3)
      .map((code) => code.replaceAll('/srv/alist-docs', host));
    const run = (code: string, text: string): void => {
      mkdirSync(path.join(host, 'project/build'), {recursive: true});
      writeFileSync(path.join(host, 'project/build/index.html'), text);
      execFileSync(program, ['-euc', code], {cwd: path.join(host, 'project')});
    };
    const served = (): string => readFileSync(path.join(host, 'build/index.html'), 'utf8');
    run(release, 'first');
    expect(served()).toBe('first');
    const [first = ''] = readdirSync(path.join(host, 'releases'));
    expect(first).toMatch(/^\d{8}-\d{6}$/);
    // Releases of one second have one name.
    renameSync(path.join(host, 'releases', first), path.join(host, 'releases/20260131-120000'));
    run(release, 'second');
    expect(served()).toBe('second');
    run(rollback, 'third');
    expect(served()).toBe('first');
    expect(readdirSync(host).sort()).toEqual(['build', 'project', 'releases']);
  });
});
