import {pageNames} from '@site/tests/helpers/pages';
import {samplesOf, type Sample} from './samples';

/** Samples of all pages in both languages. A file of its own, because reading them takes seconds. */
export const allSamples: readonly Sample[] = (['en', 'zh'] as const).flatMap((locale) =>
  pageNames(locale).flatMap((name) => samplesOf(locale, name)),
);
