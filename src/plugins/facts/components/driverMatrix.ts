import type {RootContent} from 'mdast';
import * as z from 'zod';
import {defineComponent} from '../component';
import type {FactContext} from '../component';
import {loginKinds, needsOwnApplication} from '../data/logins';
import type {DriverFact} from '../data/schema';
import {el, inlineCode, link, table} from '../nodes';
import {capabilityNames} from '../words';
import {isAlwaysProxied} from './shared';

const props = z.strictObject({});

const operations = ['uploadEnabled', 'mkdir', 'rename', 'move', 'copy', 'remove'] as const;

const loginNames = {
  token: {en: 'token', zh: '令牌'},
  cookie: {en: 'cookie', zh: 'Cookie'},
  password: {en: 'password', zh: '密码'},
  key: {en: 'key', zh: '密钥'},
  none: {en: 'none', zh: '无需登录'},
} as const;

/** Page of a driver by the site map: the address the facts propose, in the spelling of the site. */
function pageOf(context: FactContext, name: string): string | undefined {
  const page = context.facts.raw['driver-pages'].find(({drivers}) => drivers.includes(name));
  return page && context.hrefOf(`guide/drivers/${page.slug}`);
}

function titleOf(context: FactContext, name: string): string {
  const page = context.facts.raw['driver-pages'].find(({drivers}) => drivers.includes(name));
  return (context.words.locale === 'zh' ? page?.titleZh : page?.titleEn) ?? name;
}

/** Everything the filter compares a typed word with: both languages and the registered name. */
function haystack(context: FactContext, name: string): string {
  const page = context.facts.raw['driver-pages'].find(({drivers}) => drivers.includes(name));
  return [name, page?.titleEn, page?.titleZh, page?.slug].filter(Boolean).join(' ').toLowerCase();
}

function mark(context: FactContext, isOn: boolean): RootContent {
  return el(
    'td',
    {},
    el(
      'span',
      {className: 'factsAnswer', 'data-answer': isOn ? 'yes' : 'no'},
      context.word(isOn ? 'yes' : 'no'),
    ),
  );
}

function row(context: FactContext, driver: DriverFact): RootContent {
  const {locale} = context.words;
  const href = pageOf(context, driver.name);
  const logins = loginKinds(driver);
  const traits = [
    ...operations.filter((operation) => driver.capabilities[operation]),
    isAlwaysProxied(driver) ? 'proxied' : 'redirect',
    ...logins.map((login) => `login-${login}`),
    ...(needsOwnApplication(driver) ? ['application'] : []),
  ];
  return el(
    'tr',
    {'data-traits': traits.join(' '), 'data-words': haystack(context, driver.name)},
    el(
      'th',
      {scope: 'row'},
      href === undefined ? inlineCode(driver.uiLabel) : link(href, inlineCode(driver.uiLabel)),
      el('span', {className: 'factsLabel'}, titleOf(context, driver.name)),
    ),
    operations.map((operation) => mark(context, driver.capabilities[operation])),
    el('td', {}, context.word(isAlwaysProxied(driver) ? 'routeProxy' : 'routeRedirect')),
    el(
      'td',
      {},
      logins.map((login) => loginNames[login][locale]).join(locale === 'zh' ? '、' : ', '),
    ),
  );
}

/** Every driver with what it can do; the page's filters work on these rows. */
export const driverMatrix = defineComponent<z.infer<typeof props>>({
  props,
  covers: (_props, {raw}) => raw.drivers.map(({name}) => `matrix:${name}`),
  render(_props, context) {
    const {locale} = context.words;
    return [
      table(
        context.word('driverName'),
        [
          context.word('driverName'),
          ...operations.map((operation) => capabilityNames[operation][locale]),
          context.word('delivery'),
          locale === 'zh' ? '登录' : 'Login',
        ],
        context.facts.raw.drivers.map((driver) => row(context, driver)),
      ),
    ];
  },
});
