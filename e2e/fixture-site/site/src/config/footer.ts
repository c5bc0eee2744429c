import type {LocaleCode, Localized} from '@site/src/lib/shared/localized';
import {footerFor as realFooterFor} from '../../../../../src/config/footer';

export * from '../../../../../src/config/footer';

/** A maintainer's own text before the copyright line; the real site has none. */
export const footerText: Localized = {en: 'Run by the team.', zh: '由团队维护。'};

/** The real footer without links to pages of the real site. */
export function footerFor(locale: LocaleCode): ReturnType<typeof realFooterFor> {
  const {links, ...footer} = realFooterFor(locale);
  const outside = links.map(({title, items}) => ({
    title,
    items: items.filter((link) => 'href' in link),
  }));
  return {...footer, links: outside.filter(({items}) => items.length > 0)};
}
