import {defaultLocale, inLanguage, languageOf} from '../../../lib/shared/localized';
import type {LocaleCode, Localized} from '../../../lib/shared/localized';
import {permalinkOf} from '../../../build/pages/pagePaths';
import type {News, NewsEntry} from '../../../build/site-data/readNews';

/** Page of the news, below `docs`. */
const NEWS_PAGE = 'whats-new';

const titles: Localized = {en: 'AList Docs: what’s new', zh: 'AList 文档：更新动态'};
const authors: Localized = {en: 'AList contributors', zh: 'AList 贡献者'};

/** Where a feed is published. */
interface FeedPlace {
  /** Origin of the site, without a slash at the end. */
  readonly url: string;
  /** Path of the locale, with slashes around. */
  readonly baseUrl: string;
  readonly locale: LocaleCode;
}

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** Days have no time, and a feed wants one: midnight UTC. */
function moment(date: string): string {
  return `${date}T00:00:00Z`;
}

function entryXml({id, date, title, text}: NewsEntry, page: string, locale: LocaleCode): string {
  const address = escapeXml(`${page}#${id}`);
  return `  <entry>
    <id>${address}</id>
    <title>${escapeXml(inLanguage(title, locale))}</title>
    <link href="${address}"/>
    <updated>${moment(date)}</updated>
    <summary>${escapeXml(inLanguage(text, locale).replaceAll('`', ''))}</summary>
  </entry>`;
}

/** The news of one language as an Atom feed (RFC 4287). */
export function atomFeed(news: News, {url, baseUrl, locale}: FeedPlace): string {
  const base = `${url}${baseUrl.replace(/\/$/, '')}`;
  const page = `${base}${permalinkOf(NEWS_PAGE)}`;
  const {tag} = languageOf(titles[locale] === undefined ? defaultLocale : locale);
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${tag}">
  <id>${escapeXml(page)}</id>
  <title>${inLanguage(titles, locale)}</title>
  <link href="${escapeXml(page)}"/>
  <link rel="self" type="application/atom+xml" href="${escapeXml(`${base}/whats-new.xml`)}"/>
  <updated>${moment(news[0]?.date ?? '1970-01-01')}</updated>
  <author><name>${inLanguage(authors, locale)}</name></author>
${news.map((entry) => entryXml(entry, page, locale)).join('\n')}
</feed>
`;
}
