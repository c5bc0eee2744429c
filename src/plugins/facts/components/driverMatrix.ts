import type {RootContent} from 'mdast';
import * as z from 'zod';
import {defineComponent} from '../component';
import type {FactContext} from '../component';
import {loginKinds, needsOwnApplication} from '../data/logins';
import type {DriverFact} from '../data/schema';
import {el, inlineCode, link, table} from '../nodes';
import {capabilityNames} from '../words';
import {issueKinds} from './caveats';
import {ISSUES_PAGE, isAlwaysProxied} from './shared';

const props = z.strictObject({
  /** Every column: for a page of its own, where the table is wide. */
  full: z.literal(true).optional(),
});

const operations = ['uploadEnabled', 'mkdir', 'rename', 'move', 'copy', 'remove'] as const;

/** Operations only a few drivers have; the full table shows them. */
const extras = ['rapidUpload', 'offlineDownloadTool'] as const;

const loginNames = {
  token: {en: 'token', zh: '令牌'},
  cookie: {en: 'cookie', zh: 'Cookie'},
  password: {en: 'password', zh: '密码'},
  key: {en: 'key', zh: '密钥'},
  none: {en: 'none', zh: '无需登录'},
} as const;

/** What the site map says of the page that covers a driver. */
interface DriverPage {
  readonly doc: string;
  readonly title: string;
  /** Everything the filter compares a typed word with: both languages, names and keywords. */
  readonly words: string;
}

function pageOf(context: FactContext, name: string): DriverPage {
  const {facts, words} = context;
  const page = facts.raw['driver-pages'].find(({drivers}) => drivers.includes(name));
  const doc = `guide/drivers/${page?.slug ?? ''}`;
  const found = [name, page?.titleEn, page?.titleZh, page?.slug, ...context.keywordsOf(doc)];
  return {
    doc,
    title: (words.locale === 'zh' ? page?.titleZh : page?.titleEn) ?? name,
    words: withoutParts(found.flatMap((word) => word?.toLowerCase() ?? [])).join(' '),
  };
}

/** Words without those that stand in another one: who looks for a part finds it there. */
function withoutParts(words: readonly string[]): readonly string[] {
  const different = [...new Set(words)].filter(Boolean);
  return different.filter(
    (word) => !different.some((other) => other !== word && other.includes(word)),
  );
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

/** Known issues of a driver, linked to the list of them. */
function issueCell(context: FactContext, {name, caveats}: DriverFact): RootContent {
  const count = caveats.filter(({kind}) => issueKinds.some((issue) => issue === kind)).length;
  const href = context.hrefOf(ISSUES_PAGE);
  return el(
    'td',
    {},
    count === 0 || href === undefined
      ? String(count)
      : link(`${href}?driver=${encodeURIComponent(name)}`, String(count)),
  );
}

/** What only the full table shows. */
function furtherCells(context: FactContext, driver: DriverFact): readonly RootContent[] {
  return [
    ...extras.map((extra) => mark(context, driver.capabilities[extra])),
    el('td', {}, context.releases().drivers[driver.name] ?? '—'),
    issueCell(context, driver),
  ];
}

function row(context: FactContext, driver: DriverFact, isFull: boolean): RootContent {
  const {locale} = context.words;
  const {doc, title, words} = pageOf(context, driver.name);
  const href = context.hrefOf(doc);
  const logins = loginKinds(driver);
  const traits = [
    ...operations.filter((operation) => driver.capabilities[operation]),
    isAlwaysProxied(driver) ? 'proxied' : 'redirect',
    ...logins.map((login) => `login-${login}`),
    ...(needsOwnApplication(driver) ? ['application'] : []),
  ];
  return el(
    'tr',
    {'data-traits': traits.join(' '), 'data-words': words},
    el(
      'th',
      {scope: 'row'},
      href === undefined ? inlineCode(driver.uiLabel) : link(href, inlineCode(driver.uiLabel)),
      el('span', {className: 'factsLabel'}, title),
    ),
    operations.map((operation) => mark(context, driver.capabilities[operation])),
    el('td', {}, context.word(isAlwaysProxied(driver) ? 'routeProxy' : 'routeRedirect')),
    el(
      'td',
      {},
      logins.map((login) => loginNames[login][locale]).join(locale === 'zh' ? '、' : ', '),
    ),
    isFull && furtherCells(context, driver),
  );
}

/** Every driver with what it can do; the page's filters work on these rows. */
export const driverMatrix = defineComponent<z.infer<typeof props>>({
  props,
  covers: (_props, {raw}) => raw.drivers.map(({name}) => `matrix:${name}`),
  render({full = false}, context) {
    const {locale} = context.words;
    const matrix = table(
      context.word('driverName'),
      [
        context.word('driverName'),
        ...operations.map((operation) => capabilityNames[operation][locale]),
        context.word('delivery'),
        locale === 'zh' ? '登录方式' : 'Sign-in',
        ...(full
          ? [
              ...extras.map((extra) => capabilityNames[extra][locale]),
              context.word('firstRelease'),
              context.word('knownIssues'),
            ]
          : []),
      ],
      context.facts.raw.drivers.map((driver) => row(context, driver, full)),
    );
    return full ? [el('div', {className: 'factsWide'}, matrix)] : [matrix];
  },
});
