import {execFileSync} from 'node:child_process';
import {mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import type {ServerFeature} from '@site/server/contract';
import {tokenProviders} from '@site/src/data/token-providers/all';
import drivers from '@site/src/data/facts/drivers.json';
import {listRequests} from '@site/src/lib/shared/token-flow/listRequests';
import {
  authorizeUrl,
  completeValues,
  contextOf,
  startCodeFlow,
} from '@site/src/lib/browser/token-flow/codeFlow';
import {challenge115, challengeS256} from '@site/src/lib/browser/token-flow/pkce';
import {curlOf} from '@site/src/lib/browser/token-flow/command';
import {
  describeRequest,
  DOTS,
  fill,
  prepareRequest,
} from '@site/src/lib/shared/token-flow/requests';
import type {CodeFlow, RequestTemplate, Values} from '@site/src/lib/shared/token-flow/types';
import {provider as onedrive} from '@site/src/data/token-providers/onedrive';
import {memoryStorage} from '@site/tests/helpers/memoryStorage';

const purpose = {en: '', zh: ''};
const providers = tokenProviders;

const form: RequestTemplate = {
  method: 'POST',
  url: 'https://example.com/token',
  encoding: 'form',
  fields: {
    grant_type: 'authorization_code',
    code: '{code}',
    client_secret: '{clientSecret}',
    note: '{zone}',
  },
  purpose,
};

describe('a request', () => {
  test('is filled in, and fields without a value are left out', () => {
    const request = prepareRequest(form, {code: 'a&b', clientSecret: 's p'});
    expect(request.body).toBe('grant_type=authorization_code&code=a%26b&client_secret=s+p');
    expect(request.secrets).toEqual(expect.arrayContaining(['a&b', 's p']));
  });

  test('puts a query behind the address, encoded', () => {
    const request = prepareRequest(
      {...form, method: 'GET', encoding: 'query', fields: {code: '{code}'}},
      {code: '&x=1#'},
    );
    expect(request.url).toBe('https://example.com/token?code=%26x%3D1%23');
  });

  test('never fills a value into another value', () => {
    expect(fill('{code}', {code: '{clientSecret}', clientSecret: 'x'})).toBe('{clientSecret}');
  });

  test('is listed with dots for its secrets', () => {
    const {host, fields} = describeRequest(form, {code: 'c', clientSecret: 's', zone: 'global'});
    expect(host).toBe('example.com');
    expect(fields.map(({name, value}) => `${name}=${value}`)).toEqual([
      'grant_type=authorization_code',
      `code=${DOTS}`,
      `client_secret=${DOTS}`,
      'note=global',
    ]);
  });

  test('becomes a command without secrets', () => {
    expect(curlOf(form, {code: 'real-code', clientSecret: "it's", zone: "o'x"})).toBe(
      [
        `{ printf 'data-urlencode = "code=%s"\\n' "$CODE"`,
        `  printf 'data-urlencode = "client_secret=%s"\\n' "$CLIENT_SECRET"`,
        "} | curl -X POST 'https://example.com/token' \\",
        "  --data-urlencode 'grant_type=authorization_code' \\",
        "  --data-urlencode 'note=o'\\''x' \\",
        '  --config -',
      ].join('\n'),
    );
  });
});

/** What a shell makes of a command, with `curl` only saying what it was given. */
function runInShell(command: string, variables: Record<string, string>) {
  const folder = mkdtempSync(path.join(tmpdir(), 'curl-'));
  writeFileSync(
    path.join(folder, 'curl'),
    '#!/bin/sh\nprintf "%s\\n" "$@"\ncase "$*" in *-*config*|*@-*) echo STDIN; cat;; esac\n',
    {mode: 0o755},
  );
  const output = execFileSync('sh', ['-c', command], {
    env: {PATH: `${folder}:${process.env['PATH'] ?? ''}`, ...variables},
    cwd: folder,
  }).toString();
  const left = readdirSync(folder).filter((name) => name !== 'curl');
  rmSync(folder, {recursive: true});
  const [given = '', read = ''] = output.split('STDIN\n');
  return {given, read, left};
}

describe('a command in a shell', () => {
  const hostile = '$(touch hacked)`touch hacked`"; touch hacked; \'%s\\';
  const variables = {CODE: 'real-code', CLIENT_SECRET: 'real-secret'};
  const json: RequestTemplate = {...form, encoding: 'json'};

  test.each([
    ['form', form],
    ['json', json],
  ])('runs nothing of a value and lists no secret among the processes (%s)', (_, template) => {
    const {given, read, left} = runInShell(curlOf(template, {zone: hostile}), variables);
    expect(left).toEqual([]);
    expect(given).not.toMatch(/real-code|real-secret/);
    expect(read).toContain('real-secret');
    expect(read).toContain('real-code');
    expect(given + read).toContain('$(touch hacked)`touch hacked`');
  });

  test('sends every value as it is, also in JSON', () => {
    const zone = `${hostile}\n\t年度报告 "quoted"`;
    const {read} = runInShell(curlOf(json, {zone}), variables);
    expect(JSON.parse(read)).toMatchObject({note: zone, code: 'real-code'});
    const {given} = runInShell(curlOf(form, {zone}), variables);
    expect(given).toContain(`note=${zone}`);
  });
});

describe('PKCE', () => {
  test('S256 is that of RFC 7636, appendix B', async () => {
    expect(await challengeS256('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk')).toBe(
      'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    );
  });

  test('115 wants standard Base64 with padding', async () => {
    expect(await challenge115('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk')).toBe(
      'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw+cM=',
    );
  });
});

const codeFlows = tokenProviders.flatMap(({id, flows}) =>
  flows.flatMap((flow) => (flow.kind === 'code' ? [{id, flow}] : [])),
);

describe.each(codeFlows)('the sign-in of $id', ({id, flow}: {id: string; flow: CodeFlow}) => {
  const given: Values = {
    clientId: 'my-client',
    clientSecret: 'my-secret',
    zone: 'global',
    scope: 'a b',
    redirectUri: `https://alistgo.com/tool/${id}/callback`,
    api: 'https://api.example.com',
  };

  test('sends state and challenge to the provider, and nothing secret', async () => {
    for (const client of flow.clients) {
      const storage = memoryStorage();
      const about = {
        provider: id,
        client,
        values: given,
        features: [],
        apiName: 'cf',
        locale: 'en',
      } as const;
      const {url, state, record} = await startCodeFlow(flow, about, storage, 1);
      const query = new URL(url).searchParams;
      expect(query.get('state')).toBe(state);
      expect(state).toMatch(/^[\w-]{43}$/);
      expect(url).not.toContain('my-secret');
      const {verifier} = record.values;
      expect(query.get('code_challenge')).toBe(
        verifier === undefined ? null : await challengeS256(verifier),
      );
      expect(verifier !== undefined && url.includes(verifier)).toBe(false);
      expect(storage.all.size).toBe(1);
    }
  });

  test('lists every request before it is sent', () => {
    for (const client of flow.clients) {
      for (const {template} of listRequests(flow, client, true)) {
        const {host, fields} = describeRequest(template, completeValues(flow, given));
        expect(host).not.toBe('');
        expect(fields.map(({value}) => value)).not.toContain('my-secret');
      }
    }
  });

  test('has an address for every value of its record', () => {
    expect(() => new URL(authorizeUrl(flow, completeValues(flow, given)))).not.toThrow();
  });
});

describe.each(providers)('$id', (provider) => {
  test('names drivers and fields that exist', () => {
    for (const target of provider.targets) {
      const driver = drivers.find(({name}) => name === target.driver);
      const keys = driver?.fields.map(({key}) => key) ?? [];
      for (const {name} of target.fields) expect(keys, target.driver).toContain(name);
    }
  });

  test('says everything in both languages, with no secret in it', () => {
    const texts = JSON.stringify(provider);
    expect(texts).not.toMatch(/"(en|zh)":""/);
    expect(texts).not.toMatch(/client_secret":"(?!\{clientSecret\}|<)/);
  });
});

describe.each([
  ['baidu', 'default'],
  ['baidu', 'own'],
  ['123pan', 'default'],
] as const)('a sign-in of %s with the %s app on a copy of the site', (id, client) => {
  const flow = tokenProviders
    .find((provider) => provider.id === id)
    ?.flows.find((each) => each.kind === 'code');
  const exchangeFor = (site: string, features: readonly ServerFeature[]) =>
    flow?.exchange(
      contextOf({client, values: {redirectUri: `${site}/tool/${id}/callback`}, features}),
    );

  test('is not begun with a server that would name its own address', () => {
    expect(exchangeFor('https://docs.example.com', [])).toBeUndefined();
  });

  test('sends its address to a server that takes one', () => {
    expect(exchangeFor('https://docs.example.com', ['redirect_uri'])?.fields).toMatchObject({
      redirect_uri: '{redirectUri}',
    });
  });

  test('is begun on the public site with every server that has the app', () => {
    expect(exchangeFor('https://alistgo.com', []) !== undefined).toBe(client === 'default');
  });
});

describe('a sign-in that returns to another address than the public site', () => {
  const flow = onedrive.flows.find((each) => each.kind === 'code');
  const exchangeFor = (redirectUri: string, features: readonly ServerFeature[]) =>
    flow?.exchange(contextOf({client: 'own', values: {redirectUri}, features}));

  test('is not begun with a server that would send the secret along with its own address', () => {
    expect(exchangeFor('https://docs.example.com/tool/onedrive/callback', [])).toBeUndefined();
    expect(exchangeFor('https://alistgo.com.evil.example/tool', [])).toBeUndefined();
  });

  test('is begun where the server takes the address, and on the public site', () => {
    const elsewhere = 'https://docs.example.com/tool/onedrive/callback';
    expect(exchangeFor(elsewhere, ['redirect_uri'])).toBeDefined();
    expect(exchangeFor('https://alistgo.com/tool/onedrive/callback', [])).toBeDefined();
  });

  test('sends the client as the relay wants it, and keeps no copy of it', () => {
    const template = exchangeFor('https://alistgo.com/tool/onedrive/callback', []);
    if (template === undefined) throw new Error('The exchange is closed.');
    const values = {
      api: 'https://a.example',
      code: 'c',
      clientId: 'i',
      clientSecret: 's',
      zone: 'cn',
    };
    const {body} = prepareRequest(template, values);
    expect(JSON.parse(body ?? '')).toEqual({code: 'c', client: btoa('i::s::cn')});
  });
});

test('Google is asked for the files only, not who the reader is', () => {
  const scopes = JSON.stringify(tokenProviders.find(({id}) => id === 'google')?.flows);
  expect(scopes).not.toMatch(/openid|profile|email/);
});

test('the manual steps of 115 say of what the challenge is the Base64', () => {
  const manual = tokenProviders.find(({id}) => id === '115')?.manual;
  expect(manual?.en).toMatch(/Base64 of its raw SHA-256 digest/);
  expect(manual?.zh).toMatch(/SHA-256 原始摘要做 Base64 编码/);
});
