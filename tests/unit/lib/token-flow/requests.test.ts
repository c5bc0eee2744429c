import {describe, expect, test} from 'vitest';
import {tokenProviders} from '@site/src/data/token-providers/all';
import {cookie115} from '@site/src/data/token-providers/115-cookie';
import {oldAliyundrive} from '@site/src/data/token-providers/aliyundrive-old';
import {googleAlbumsRequest, googleRefreshRequest} from '@site/src/data/token-providers/google';
import {siteIdRequest} from '@site/src/data/token-providers/onedrive';
import drivers from '@site/src/data/facts/drivers.json';
import {listRequests} from '@site/src/features/token-tools/listRequests';
import {authorizeUrl, completeValues, startCodeFlow} from '@site/src/lib/token-flow/codeFlow';
import {challenge115, challengeS256} from '@site/src/lib/token-flow/pkce';
import {
  curlOf,
  describeRequest,
  DOTS,
  fill,
  prepareRequest,
} from '@site/src/lib/token-flow/requests';
import type {CodeFlow, RequestTemplate, Values} from '@site/src/lib/token-flow/types';
import {directOrigins} from '@site/src/lib/toolOrigins';
import {memoryStorage} from '@site/tests/helpers/memoryStorage';

const purpose = {en: '', zh: ''};
const providers = [...tokenProviders, cookie115, oldAliyundrive];

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
        "curl -X POST 'https://example.com/token'",
        "--data-urlencode 'grant_type=authorization_code'",
        '--data-urlencode "code=$CODE"',
        '--data-urlencode "client_secret=$CLIENT_SECRET"',
        "--data-urlencode 'note=o'\\''x'",
      ].join(' \\\n  '),
    );
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

test('the policy of the pages allows exactly the hosts that flows ask directly', () => {
  const templates = providers.flatMap(({flows}) =>
    flows.flatMap((flow) =>
      (flow.kind === 'sms' ? (['default'] as const) : flow.clients).flatMap((client) =>
        listRequests(flow, client, true)
          .filter(({isPage}) => isPage !== true)
          .map(({template}) => template.url),
      ),
    ),
  );
  const graph = [
    'graph.microsoft.com',
    'microsoftgraph.chinacloudapi.cn',
    'graph.microsoft.us',
  ].map((graphHost) => fill(siteIdRequest.url, {graphHost, sitePath: 'x'}) ?? '');
  const urls = [...templates, ...graph, googleAlbumsRequest.url, googleRefreshRequest.url];
  const origins = urls
    .filter((url) => url.startsWith('https://'))
    .map((url) => new URL(url).origin);
  expect([...new Set(origins)].sort()).toEqual([...directOrigins].sort());
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
