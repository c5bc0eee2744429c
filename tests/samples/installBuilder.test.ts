import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {choicesOf, type Draft, type Start} from '@site/src/features/builders/install/choices';
import type {Comments} from '@site/src/features/builders/install/comments';
import {planOf, type StepName} from '@site/src/features/builders/install/plan';
import {comments as englishComments} from '@site/src/features/builders/install/texts';
import {completeLocales, type CompleteLocale} from '@site/src/lib/shared/localized';
import {samplesOf} from './samples';

/** Comments as the build of a language writes them. */
function commentsIn(locale: CompleteLocale): Comments {
  if (locale === 'en') return englishComments;
  const texts = JSON.parse(readFileSync('i18n/zh/code.json', 'utf8')) as Record<
    string,
    {readonly message: string}
  >;
  const names = Object.keys(englishComments) as (keyof Comments)[];
  const textOf = (name: string): string =>
    texts[`installBuilder.comment${name.charAt(0).toUpperCase()}${name.slice(1)}`]?.message ?? '';
  return Object.fromEntries(names.map((name) => [name, textOf(name)])) as unknown as Comments;
}

/** A sample of a page that the builder makes, too. */
interface Twin {
  readonly page: string;
  /** Text in the sample's title, and in its code. */
  readonly sample: readonly [title: string, text: string];
  readonly start: Start;
  readonly draft: Draft;
  readonly step: StepName;
  /** A variable of the page that the sample uses, and the value that the page gives it. */
  readonly variable?: readonly [name: string, value: string];
}

const PROXY_PAGE = 'guide/install/reverse-proxy.mdx';
const DOCKER_PAGE = 'guide/install/docker.mdx';
const NAS_PAGE = 'guide/install/nas.mdx';

const twins: readonly Twin[] = [
  {
    page: DOCKER_PAGE,
    sample: ['docker-compose.yml', 'container_name'],
    start: 'docker',
    draft: {},
    step: 'compose',
  },
  {
    page: NAS_PAGE,
    sample: ['docker-compose.yml', 'container_name'],
    start: 'nas',
    draft: {},
    step: 'compose',
  },
  {
    page: PROXY_PAGE,
    sample: ['nginx/conf.d/alist.conf', 'server_name'],
    start: 'proxy',
    draft: {},
    step: 'proxyFile',
  },
  {
    page: PROXY_PAGE,
    sample: ['Caddyfile', 'files.example.com'],
    start: 'proxy',
    draft: {proxy: 'caddy'},
    step: 'proxyFile',
  },
  {
    page: PROXY_PAGE,
    sample: ['Caddyfile', '@alist'],
    start: 'proxy',
    draft: {proxy: 'caddy', host: 'example.com', subpath: '/alist'},
    step: 'proxyFile',
  },
  {
    page: PROXY_PAGE,
    sample: ['apache2/sites-available', 'VirtualHost'],
    start: 'proxy',
    draft: {proxy: 'apache'},
    step: 'proxyFile',
  },
  {
    page: PROXY_PAGE,
    sample: ['docker-compose.yml', 'traefik:v3'],
    start: 'proxy',
    draft: {proxy: 'traefik'},
    step: 'compose',
  },
  {
    page: PROXY_PAGE,
    sample: ['', 'a2enmod'],
    start: 'proxy',
    draft: {proxy: 'apache'},
    step: 'proxyLoad',
  },
  {
    page: 'guide/install/index.mdx',
    sample: ['alist.service', 'WorkingDirectory'],
    start: 'manual',
    draft: {},
    step: 'unit',
  },
  {
    page: 'guide/install/index.mdx',
    sample: ['', 'New-ScheduledTaskAction'],
    start: 'manual',
    draft: {system: 'windows'},
    step: 'task',
  },
  {
    page: 'guide/install/manual.mdx',
    sample: ['', 'LaunchDaemons/local.alist.plist > /dev/null'],
    start: 'manual',
    draft: {system: 'macos'},
    step: 'launchd',
    variable: ['DIR', '$HOME/alist'],
  },
];

test.each(completeLocales)('the page in %s gives the folder in its sample this value', (locale) => {
  const settings = twins.flatMap(({page, variable}) =>
    variable === undefined ? [] : [[page, `${variable[0]}="${variable[1]}"`] as const],
  );
  expect(settings).toHaveLength(1);
  for (const [page, line] of settings) {
    expect(samplesOf(locale, page).map(({code}) => code.trim())).toContain(line);
  }
});

describe('what the builder makes of a page’s own values is the page’s sample', () => {
  for (const locale of completeLocales) {
    test.each(twins)(`$page, $step of $draft (${locale})`, (twin) => {
      const {page, start, draft, step, variable: [name, value] = ['', '']} = twin;
      const [title, text] = twin.sample;
      const samples = samplesOf(locale, page);
      const sample = samples.find((each) => each.title.includes(title) && each.code.includes(text));
      const written = name === '' ? sample?.code : sample?.code.replaceAll(`$${name}`, value);
      const {steps} = planOf(choicesOf(start, draft), commentsIn(locale));
      const made = steps.find((each) => each.name === step)?.code;
      expect(made).toBe(written?.trimEnd());
    });
  }
});
