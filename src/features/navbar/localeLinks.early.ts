import {onPress} from '@site/src/lib/browser/early/page';
import {writeStored} from '@site/src/lib/browser/early/stored';
import {LANGUAGE_CHOICE_KEY} from '@site/src/lib/browser/storageKeys';

/** Links to other languages keep the query and hash of the moment. Anyone who follows one is not offered a language again. */
export function watchLocaleLinks(): void {
  onPress((target) => {
    const link = target.closest<HTMLAnchorElement>('a[data-locale-link]');
    if (!link) return;
    link.search = location.search;
    link.hash = location.hash;
    writeStored(LANGUAGE_CHOICE_KEY, link.dataset['localeLink'] ?? '');
  });
}
