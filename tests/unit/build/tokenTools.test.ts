import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {applications, serverFeatures} from '@site/server/contract';
import {routes} from '@site/server/providers/registry';
import {findProxyTarget} from '@site/server/proxy';
import {parseSettings} from '@site/server/settings';
import {tokenProviders} from '@site/src/data/token-providers/all';
import {listRequests} from '@site/src/lib/shared/token-flow/listRequests';
import type {RequestTemplate} from '@site/src/lib/shared/token-flow/types';
import {
  directOrigins,
  helperPages,
  pagesOf,
  toolPages,
  toolPageTitles,
} from '@site/src/build/tokenTools';

const ids = tokenProviders.map(({id}) => id);

/** What is in the folder beside records: parts of several. */
const SHARED = ['all', 'exchangeCommand', 'inputs'];

test('every file of a record is in the list, under its id', () => {
  const files = readdirSync('src/data/token-providers').map((file) => path.basename(file, '.ts'));
  expect([...ids, ...SHARED].sort()).toEqual(files.sort());
});

describe('the pages under /tool/', () => {
  const files = readdirSync('src/pages/tool', {recursive: true, encoding: 'utf8'}).filter((file) =>
    file.endsWith('.tsx'),
  );
  const addressOf = (file: string): string =>
    `/tool/${file
      .split(path.sep)
      .join('/')
      .replace(/(index)?\.tsx$/, '')}`;

  test('are those of the records, and the index', () => {
    expect(files.map(addressOf).sort()).toEqual([...toolPages].sort());
  });

  test.each(tokenProviders.map((provider) => [provider.id, provider] as const))(
    'of %s show their own record',
    (id, provider) => {
      const own = pagesOf(provider).filter(
        (page) => !provider.links.some((link) => link.href === page),
      );
      expect(own.length).toBeGreaterThan(0);
      for (const page of own) {
        const code = readFileSync(`src/pages${page}.tsx`, 'utf8');
        expect(code).toContain(`from '@site/src/data/token-providers/${id}';`);
        expect(code).toMatch(page.endsWith('/callback.html') ? /<CallbackPage / : /<StartPage /);
      }
    },
  );

  test('have a title where they may be looked for', () => {
    expect(Object.entries(toolPageTitles).map(([page, {en, zh}]) => `${page} ${en} ${zh}`)).toEqual(
      [
        '/tool/ Token helpers 令牌助手',
        '/tool/115/token.html 115 Open: token helper 115 Open：令牌助手',
        '/tool/115/cookie.html 115 QR code token: token helper 115 二维码令牌：令牌助手',
        '/tool/aliyundrive/old.html Aliyundrive (old driver): token helper 阿里云盘（旧版驱动）：令牌助手',
        '/tool/aliyundrive/request.html Aliyundrive Open: token helper 阿里云盘 Open：令牌助手',
        '/tool/dropbox/request.html Dropbox: token helper Dropbox：令牌助手',
        '/tool/google/request.html Google: token helper 谷歌：令牌助手',
        '/tool/google/album.html Google Photos albums 谷歌相册的相册 ID',
        '/tool/onedrive/request.html OneDrive: token helper OneDrive：令牌助手',
        '/tool/onedrive/webdav.html SharePoint WebDAV URL SharePoint 的 WebDAV 地址',
        '/tool/wopan/token.html WoPan: token helper 联通云盘：令牌助手',
      ],
    );
  });
});

test('every driver that a record fills shows the helper on its page', () => {
  const pages = [...ids].sort().flatMap((id) => {
    const {targets = []} = tokenProviders.find((each) => each.id === id) ?? {};
    return targets.map(({page}) => [id, page] as const);
  });
  const missing = pages.filter(
    ([id, page]) =>
      !readFileSync(`docs/guide/drivers/${page}.mdx`, 'utf8').includes(
        `<TokenTool provider="${id}" />`,
      ),
  );
  expect(missing).toEqual([]);
  expect(Object.keys(helperPages).sort()).toEqual([...ids].sort());
});

test('the policy of the pages allows exactly the hosts that flows ask directly', () => {
  expect(directOrigins).toEqual([
    'https://api.dropboxapi.com',
    'https://oauth2.googleapis.com',
    'https://photoslibrary.googleapis.com',
    'https://oauth.yandex.com',
    'https://graph.microsoft.com',
    'https://microsoftgraph.chinacloudapi.cn',
    'https://graph.microsoft.us',
  ]);
});

test('the contract can go into the image of the server alone', () => {
  expect(readFileSync('server/contract.ts', 'utf8')).not.toMatch(/^import|\bfrom '/m);
});

describe.each(tokenProviders)('the record of $id and the server', ({id, flows, commands = []}) => {
  const templates = flows.flatMap((flow) =>
    (flow.kind === 'sms' ? (['default'] as const) : flow.clients).flatMap((client) =>
      [undefined, new Set(serverFeatures)].flatMap((features) =>
        listRequests(flow, client, true, features && {client, hasSecret: true, features}).map(
          ({template}) => template,
        ),
      ),
    ),
  );
  const answers = ({method, url}: RequestTemplate): boolean => {
    const [, call = ''] = /^\{api\}\/alist(\/.+)/.exec(url) ?? [];
    const target = url.replace('{api}', 'https://api.example.com').replace('{sid}', 'a'.repeat(8));
    return call === ''
      ? findProxyTarget(target) !== undefined
      : routes.some((route) => route.path === call && route.methods.includes(method));
  };

  test('agree on what the pages ask the server for', () => {
    const asked = templates.filter(({url}) => url.startsWith('{api}'));
    expect(asked.filter((template) => !answers(template))).toEqual([]);
  });

  test('agree on whose application a code is exchanged with', () => {
    const usesDefault = flows.some(
      (flow) => flow.kind === 'code' && flow.clients.includes('default'),
    );
    expect(Object.hasOwn(applications, id)).toBe(usesDefault);
  });

  test('send a code to the same host, whoever sends it', () => {
    const upstreams = Object.values(parseSettings({}).upstreams);
    const origins = commands.map(
      ({url}) => new URL(url.replace('{loginHost}', 'login.microsoftonline.com')).origin,
    );
    // The server has no part in the sign-in with Google.
    const known = [...upstreams, 'https://oauth2.googleapis.com'];
    expect(origins.filter((origin) => !known.includes(origin))).toEqual([]);
  });
});
