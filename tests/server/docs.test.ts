import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {parseSettings, type Variables} from '@site/server/settings';
import {environmentVariables} from '@site/src/lib/node/environment';

const pages = {
  en: 'docs/guide/advanced/token-server.mdx',
  zh: 'i18n/zh/docusaurus-plugin-content-docs/current/guide/advanced/token-server.mdx',
} as const;

/** Every variable the server asks its environment for. */
function variablesRead(): readonly string[] {
  const read = new Set<string>();
  const environment = new Proxy<Variables>(
    {},
    {
      get: (_, name) => {
        read.add(String(name));
        return undefined;
      },
    },
  );
  parseSettings(environment);
  return [...read];
}

const settings = parseSettings({});
const defaults: Readonly<Record<string, string>> = {
  SITE_BASE_URL: settings.siteOrigin,
  ALLOWED_ORIGINS: settings.allowedOrigins.slice(1).join(','),
  HOST: settings.host,
  PORT: String(settings.port),
  RATE_LIMIT_PER_MINUTE: String(settings.limits.requestsPerMinute),
  ALI_LIMIT_MAX: String(settings.limits.aliyun.max),
  ALI_LIMIT_MINUTES: String(settings.limits.aliyun.minutes),
  UPSTREAM_TIMEOUT_MS: String(settings.limits.upstreamMs),
  LONG_POLL_TIMEOUT_MS: String(settings.limits.longPollMs),
  MOCK: settings.isMock ? '1' : '0',
  ...settings.upstreams,
};

describe.each(Object.entries(pages))('the page about the server (%s)', (_, file) => {
  const rows = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `'));

  test.each(variablesRead())('has a row for %s, with its default', (name) => {
    const row = rows.find((line) => line.split('|')[1]?.includes(`\`${name}\``));
    const cell = row?.split('|').at(-2)?.trim();
    const value = defaults[name];
    expect(cell).toMatch(value === undefined ? /^(none|无)$/ : /^`.+`$/);
    expect([undefined, cell?.replaceAll('、', ',').replace(/[`\s]/g, '')]).toContain(value);
  });

  test('tells the site the server, and the application of every provider that has one', () => {
    const text = readFileSync(file, 'utf8');
    const wanted = Object.keys(environmentVariables).filter((name) =>
      /^DOCS_(API|CLIENT)_/.test(name),
    );
    expect(wanted.length).toBeGreaterThan(5);
    expect(wanted.filter((name) => !text.includes(name))).toEqual([]);
  });

  test('starts the server as the image does, and builds the site from what is installed', () => {
    const text = readFileSync(file, 'utf8');
    const command = /^CMD \[(.*)\]$/m.exec(readFileSync('server/Dockerfile', 'utf8'))?.[1] ?? '';
    const parts = (JSON.parse(`[${command}]`) as readonly string[]).slice(1);
    expect(text).toContain(parts.join(' '));
    expect(text).toMatch(/```bash\nnpm ci\nDOCS_URL=[^`]*npm run build\n```/);
    // Without it, each deployment deletes the variables that were typed at the platform.
    expect(text).toMatch(/wrangler deploy worker\.ts .*--keep-vars/);
  });

  test('names no variable that the server does not read', () => {
    const named = rows.flatMap(
      (line) => line.split('|')[1]?.match(/[A-Z][A-Z0-9]*_[A-Z0-9_]+/g) ?? [],
    );
    expect(named.filter((name) => !variablesRead().includes(name))).toEqual([]);
  });
});
