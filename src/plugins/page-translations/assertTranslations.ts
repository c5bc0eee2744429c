import {translationFaults} from '../../build/page-checks/structure';

/**
 * Refuses a page that does not be in every locale (sitemap section 1): Docusaurus would fall
 * back to English without a word.
 *
 * @throws Error naming each missing file
 */
export function assertTranslations(siteDir: string): void {
  const faults = translationFaults(siteDir);
  if (faults.length > 0) throw new Error(faults.map(({message}) => message).join('\n'));
}
