import type {Localized} from '@site/src/lib/localized';

export * from '../../../../../src/config/footer';

/** A maintainer's own text before the copyright line; the real site has none. */
export const footerText: Localized = {en: 'Run by the team.', zh: '由团队维护。'};
