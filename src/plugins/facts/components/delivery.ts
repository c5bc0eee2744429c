import type {RootContent} from 'mdast';
import * as z from 'zod';
import {defineComponent} from '../component';
import type {FactContext} from '../component';
import type {DriverFact} from '../data/schema';
import {el, inlineCode, joined} from '../nodes';
import type {Child} from '../nodes';
import type {Word} from '../words';
import {comma, isAlwaysProxied} from './shared';

const props = z.strictObject({driver: z.string()});

interface Route {
  readonly name: Word;
  readonly hops: readonly Word[];
  readonly isDefault: boolean;
  readonly how: {readonly en: readonly Child[]; readonly zh: readonly Child[]};
}

const webProxy = inlineCode('web_proxy');
const policy = inlineCode('webdav_policy');
const proxyUrl = inlineCode('down_proxy_url');

/**
 * Routes of a download, from the driver's flags (storage-common.json, rule `mustProxy`). A download proxy
 * alone changes no redirect: server/handles/down.go Down, server/handles/fsread.go FsGet.
 */
function routesOf(driver: DriverFact): readonly Route[] {
  const isProxied = isAlwaysProxied(driver);
  const canTurnOffProxy = driver.capabilities.proxyOverride;
  const redirect: Route = {
    name: 'routeRedirect',
    hops: ['provider', 'visitor'],
    isDefault: !isProxied,
    how: {
      en: [
        'AList redirects the visitor to a link from the provider. The file doesn’t go through your server.',
      ],
      zh: ['AList 把访客重定向到服务商的链接，文件不经过你的服务器。'],
    },
  };
  const through: Route = {
    name: 'routeProxy',
    hops: ['provider', 'server', 'visitor'],
    isDefault: isProxied,
    how: canTurnOffProxy
      ? {
          en: [
            'AList reads the file and sends it to the visitor. A field of this driver turns this off for web downloads.',
          ],
          zh: ['文件由 AList 读取后传给访客。此驱动有一个字段，可以为网页端下载关闭代理。'],
        }
      : isProxied
        ? {
            en: ['This driver can’t redirect. AList reads the file and sends it to the visitor.'],
            zh: ['此驱动不支持重定向，文件由 AList 读取后传给访客。'],
          }
        : {
            en: [
              'Web: turn on ',
              webProxy,
              '. WebDAV: set ',
              policy,
              ' to ',
              inlineCode('native_proxy'),
              '.',
            ],
            zh: [
              '网页端：开启 ',
              webProxy,
              '。WebDAV：将 ',
              policy,
              ' 设为 ',
              inlineCode('native_proxy'),
              '。',
            ],
          },
  };
  const external: Route = {
    name: 'routeProxyUrl',
    hops: ['provider', 'proxyServer', 'visitor'],
    isDefault: false,
    how: isProxied
      ? {
          en: [
            'Enter the proxy’s URL in ',
            proxyUrl,
            '. Web downloads then use it. For WebDAV, also set ',
            policy,
            ' to ',
            inlineCode('use_proxy_url'),
            '.',
          ],
          zh: [
            '在 ',
            proxyUrl,
            ' 填写代理地址，网页端下载即改用该代理。WebDAV 还要将 ',
            policy,
            ' 设为 ',
            inlineCode('use_proxy_url'),
            '。',
          ],
        }
      : {
          en: [
            'Enter the proxy’s URL in ',
            proxyUrl,
            '. For web downloads, also turn on ',
            webProxy,
            '. For WebDAV, also set ',
            policy,
            ' to ',
            inlineCode('use_proxy_url'),
            '. Without these, redirected downloads don’t use the proxy.',
          ],
          zh: [
            '在 ',
            proxyUrl,
            ' 填写代理地址。网页端还要开启 ',
            webProxy,
            '，WebDAV 还要将 ',
            policy,
            ' 设为 ',
            inlineCode('use_proxy_url'),
            '。否则，重定向的下载不会经过该代理。',
          ],
        },
  };
  if (!isProxied) return [redirect, through, external];
  return canTurnOffProxy ? [through, redirect, external] : [through, external];
}

function routeItem(context: FactContext, route: Route): RootContent {
  return el(
    'li',
    {},
    el(
      'div',
      {className: 'factsLine'},
      el('strong', {}, context.word(route.name)),
      route.isDefault && el('span', {className: 'factsMark'}, context.word('isDefault')),
    ),
    el(
      'p',
      {className: 'factsHops'},
      joined(
        route.hops.map((hop) => el('span', {}, context.word(hop))),
        ' → ',
      ),
    ),
    el('div', {className: 'factsLine'}, route.how[context.words.locale]),
  );
}

/** Headers AList adds to its request, which a redirected visitor never gets (Link.Header in the driver). */
function headerNote(
  context: FactContext,
  canRedirect: boolean,
  headers: readonly string[],
): RootContent {
  const names = joined(
    headers.map((header) => inlineCode(header)),
    comma(context),
  );
  if (context.words.locale === 'zh') {
    return el(
      'p',
      {},
      'AList 向服务商下载文件时会发送以下请求头：',
      names,
      canRedirect ? '。重定向后，访客的浏览器得不到这些值。' : '。',
    );
  }
  return el(
    'p',
    {},
    'When AList downloads a file from the provider, it sends these headers: ',
    names,
    canRedirect ? '. A redirected browser doesn’t get their values.' : '.',
  );
}

/** How a driver's files reach the visitor: every route in a diagram and in words, the default one marked. */
export const delivery = defineComponent<z.infer<typeof props>>({
  props,
  covers: () => [],
  render({driver: name}, context) {
    const driver = context.facts.driver(name);
    const headers = driver.linkHeaders.map((header) => context.words.text('drivers', header));
    const canRedirect = !isAlwaysProxied(driver) || driver.capabilities.proxyOverride;
    return [
      el(
        'ul',
        {className: 'factsRoutes'},
        routesOf(driver).map((route) => routeItem(context, route)),
      ),
      ...(headers.length === 0 ? [] : [headerNote(context, canRedirect, headers)]),
    ];
  },
});
