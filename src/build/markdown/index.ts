import type {Options} from '@docusaurus/preset-classic';
import type {LocaleCode} from '../../lib/shared/localized';
import remarkFacts from './facts/index';
import rehypeChinese from './chinese';
import rehypeCode from './code/index';
import remarkMarks from './marks';
import remarkMissingTranslation from './missingTranslation';
import remarkPageParts from './pageParts';
import remarkStaticHtml from './static-html/index';
import rehypeTables from './tables';
import rehypeTasks from './tasks';
import remarkWidgets from './widgets/index';

type Steps = Pick<
  Exclude<NonNullable<Options['docs']>, boolean>,
  'beforeDefaultRemarkPlugins' | 'remarkPlugins' | 'rehypePlugins'
>;

/** Where the steps work. */
interface StepsOptions {
  readonly siteDir: string;
  readonly locale: LocaleCode;
  /** Base URL path of the site. */
  readonly base: string;
}

/** All steps that compile a page, in their order. Docusaurus's own run after the first list. */
export function markdownSteps({siteDir, locale, base}: StepsOptions): Steps {
  return {
    beforeDefaultRemarkPlugins: [
      [remarkFacts, {siteDir, locale}],
      [remarkWidgets, {siteDir}],
      [remarkMissingTranslation, {siteDir, locale}],
      remarkPageParts,
    ],
    remarkPlugins: [remarkMarks, [remarkStaticHtml, {locale, base}]],
    rehypePlugins: [
      ...(locale === 'zh' ? [rehypeChinese] : []),
      rehypeCode,
      rehypeTables,
      rehypeTasks,
    ],
  };
}
