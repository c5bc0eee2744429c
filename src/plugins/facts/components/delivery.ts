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

/** Ways a download can take, from the driver's flags (storage-common.json, rule `mustProxy`). */
function routesOf(driver: DriverFact): readonly Route[] {
  const isProxied = isAlwaysProxied(driver);
  const redirect: Route = {
    name: 'routeRedirect',
    hops: ['provider', 'visitor'],
    isDefault: true,
    how: {
      en: ['The visitor is sent to a link of the provider and loads the file from there.'],
      zh: ['访客会跳转到服务商的链接，文件由服务商直接传给访客。'],
    },
  };
  const through: Route = {
    name: 'routeProxy',
    hops: ['provider', 'server', 'visitor'],
    isDefault: isProxied,
    how: isProxied
      ? {
          en: ['The driver cannot redirect; AList reads the file and passes it on.'],
          zh: ['此驱动无法重定向，由 AList 读取文件并转发。'],
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
            '网页：打开 ',
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
    how: {
      en: [
        'Fill ',
        proxyUrl,
        '; for WebDAV set ',
        policy,
        ' to ',
        inlineCode('use_proxy_url'),
        '.',
      ],
      zh: [
        '填写 ',
        proxyUrl,
        '；WebDAV 另将 ',
        policy,
        ' 设为 ',
        inlineCode('use_proxy_url'),
        '。',
      ],
    },
  };
  return isProxied ? [through, external] : [redirect, through, external];
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

/** Ways a file can take to the visitor, the default one marked; drawn and said. */
export const delivery = defineComponent<z.infer<typeof props>>({
  props,
  covers: () => [],
  render({driver: name}, context) {
    const driver = context.facts.driver(name);
    const headers = driver.linkHeaders.map((header) => context.words.text('drivers', header));
    const {locale} = context.words;
    return [
      el(
        'ul',
        {className: 'factsRoutes'},
        routesOf(driver).map((route) => routeItem(context, route)),
      ),
      ...(driver.capabilities.proxyOverride
        ? [
            el(
              'p',
              {},
              locale === 'zh'
                ? '此驱动在运行时逐个请求决定是否代理。'
                : 'This driver decides at run time, for each request, whether to proxy.',
            ),
          ]
        : []),
      ...(headers.length === 0
        ? []
        : [
            el(
              'p',
              {},
              locale === 'zh'
                ? '服务商要求下载请求带有以下请求头，重定向后的浏览器不会发送：'
                : 'The provider expects these headers with a download; a redirected browser does not send them: ',
              joined(
                headers.map((header) => inlineCode(header)),
                comma(context),
              ),
              locale === 'zh' ? '。' : '.',
            ),
          ]),
    ];
  },
});
