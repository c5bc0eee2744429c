import type {Localized} from '../lib/shared/localized';

/** Words around footnotes, as the step that makes HTML of Markdown takes them. */
interface FootnoteTexts {
  readonly footnoteLabel: string;
  /** Name of the link back, by the number of the note. */
  readonly footnoteBackLabel: (index: number) => string;
}

/** What a page says around its footnotes; the step's own words are English. */
export const footnoteTexts: Localized<FootnoteTexts> = {
  en: {
    footnoteLabel: 'Footnotes',
    footnoteBackLabel: (index) => `Back to footnote mark ${index + 1}`,
  },
  zh: {footnoteLabel: '脚注', footnoteBackLabel: (index) => `返回脚注标记 ${index + 1}`},
};
