import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {LocaleCode, Localized} from '@site/src/lib/localized';
import {footerFor as realFooterFor} from '../../../../../src/config/footer';

export * from '../../../../../src/config/footer';

/** A maintainer's own text before the copyright line; the real site has none. */
export const footerText: Localized = {en: 'Run by the team.', zh: '由团队维护。'};

/** The real footer without links to pages of the real site. */
export function footerFor(locale: LocaleCode): NonNullable<ThemeConfig['footer']> {
  const {links = [], ...footer} = realFooterFor(locale);
  return {...footer, links: links.filter((link) => 'href' in link)};
}
