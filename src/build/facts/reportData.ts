import fs from 'node:fs';
import path from 'node:path';
import type {
  KnownFix,
  KnownIssue,
  KnownMessage,
  ReportData,
  ReportDriver,
} from '../../lib/shared/reportData';
import {permalinkOf} from '../pages/pagePaths';
import {hasDoc, mentionedMessagesOf} from '../pages/readDocs';
import {fileOf} from '../pages/sitePages';
import {errorPage} from './errorPages';
import type {Facts} from './facts';
import type {LocalizedFacts} from './localizedFacts';
import {readReleases} from './releases';
import {secretKeys} from './secretKeys';
import {inLanguage} from '../../lib/shared/localized';

/** Names of hosts below the domains where providers are. */
const HOST =
  /(?<![\w%-])(?:[a-z\d][a-z\d-]*\.)+(?:com|cn|net|org|io|me|cc|im|app|dev|jp|ru|tv|ee|nz)(?:\.cn)?(?![\w.-]*\w)/g;

/** What samples put before the domain of a provider, if it isn't `example.com` itself. */
const SAMPLE = /^.*example[\w-]*\./;

/** Shorter pieces of code, such as `302`, are in too many logs. */
const MIN_SIGN = 6;

/** What a piece of code can be that isn't from a log: a path, a URL, a header with a placeholder, a command. */
const NO_SIGN = /^[/.~]|^https?:|<|^alist\b|^--|^[\w-]+(?:\.[\w-]+)+$|^[A-Za-z]+$/;

type DriverPage = Facts['raw']['driver-pages'][number];

const docOfPage = ({slug}: DriverPage): string => `guide/drivers/${slug}`;

function publicHosts({raw}: Facts, siteDir: string, pages: readonly DriverPage[]): string[] {
  const texts = [
    JSON.stringify([raw.drivers, raw.settings, raw.errors]),
    ...pages
      .map(docOfPage)
      .filter((doc) => hasDoc(siteDir, doc))
      .map((doc) => fs.readFileSync(path.join(siteDir, fileOf('en', doc)), 'utf8')),
  ];
  const hosts = texts.flatMap((text) => text.toLowerCase().match(HOST) ?? []);
  const named = hosts.map((host) => host.replace(SAMPLE, '')).filter((host) => host.includes('.'));
  return [...new Set(named)].sort();
}

function errorMessages({raw}: Facts, localized: LocalizedFacts): readonly KnownMessage[] {
  return raw.errors.errors.map((error) => ({
    texts: [error.message],
    href: `${permalinkOf(errorPage(error))}#err-${error.id}`,
    cause: localized.text('errors', error.cause),
    ...(error.remedy === null ? {} : {remedy: localized.text('errors', error.remedy)}),
  }));
}

function driverMessages(siteDir: string, pages: readonly DriverPage[]): readonly KnownMessage[] {
  return pages.flatMap((page) =>
    mentionedMessagesOf(siteDir, docOfPage(page)).map(({id, texts}) => ({
      texts,
      href: `${permalinkOf(docOfPage(page))}#${id}`,
      drivers: page.drivers,
    })),
  );
}

function issues({raw}: Facts, localized: LocalizedFacts): readonly KnownIssue[] {
  const fields = [
    ...raw.drivers.flatMap((driver) => driver.fields),
    ...raw['storage-common'].formFields,
  ];
  const words = new Set([
    ...fields.flatMap(({key, options}) => [key, ...(options ?? [])]),
    ...raw.settings.settings.map(({key}) => key),
    ...raw['config-file'].fields.map((field) => field.path),
  ]);
  return raw.drivers.flatMap(({name, caveats}) =>
    caveats
      .filter(({kind}) => kind !== 'note')
      .map(({text}) => ({
        driver: name,
        text: localized.text('drivers', text),
        signs: Array.from(text.matchAll(/`([^`]+)`/g), ([, code = '']) => code).filter(
          (code) => code.length >= MIN_SIGN && !words.has(code) && !NO_SIGN.test(code),
        ),
      }))
      .filter(({signs}) => signs.length > 0),
  );
}

function fixes(facts: Facts, localized: LocalizedFacts, siteDir: string): readonly KnownFix[] {
  const names = facts.raw.drivers.map(({name}) => name).sort((a, b) => b.length - a.length);
  return readReleases(siteDir, facts.raw).releases.flatMap(({version, notes}) =>
    notes
      .filter(({kind}) => kind === 'fix')
      .map(({text}) => {
        // Longer names first: `115 Open` isn't `115`.
        let rest = ` ${text.en} `;
        const drivers = names.filter((name) => {
          const before = rest;
          rest = rest.replaceAll(name, '');
          return rest !== before;
        });
        return {version, text: inLanguage(text, localized.locale), drivers};
      })
      .filter(({drivers}) => drivers.length > 0),
  );
}

function reportDrivers(
  localized: LocalizedFacts,
  pages: readonly DriverPage[],
): readonly ReportDriver[] {
  return pages
    .flatMap((page) =>
      page.drivers.map((name) => ({
        name,
        label: localized.driver(name),
        href: permalinkOf(docOfPage(page)),
      })),
    )
    .sort((a, b) => a.label.localeCompare(b.label, localized.locale));
}

/** What the report composer needs to know (`features/builders/report`), as its only file. */
export function reportData(
  facts: Facts,
  localized: LocalizedFacts,
  siteDir: string,
): {readonly report: ReportData} {
  const pages = facts.raw['driver-pages'].filter(({drivers}) => drivers.length > 0);
  return {
    report: {
      logFile: String(facts.config('log.name').default),
      secretKeys: secretKeys(facts),
      publicHosts: publicHosts(facts, siteDir, pages),
      drivers: reportDrivers(localized, pages),
      versions: readReleases(siteDir, facts.raw).releases.map(({version}) => version),
      messages: [...errorMessages(facts, localized), ...driverMessages(siteDir, pages)],
      issues: issues(facts, localized),
      fixes: fixes(facts, localized, siteDir),
    },
  };
}
