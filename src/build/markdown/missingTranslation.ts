import path from 'node:path';
import type {Root} from 'mdast';
import {environment} from '../../config/environment';
import {readUrl} from '../../lib/node/editUrl';
import type {EditHost} from '../../lib/node/environment';
import {localeOfFile} from '../../lib/node/pageFiles';
import {
  defaultLocale,
  inLanguage,
  languageOf,
  type LocaleCode,
  type Localized,
} from '../../lib/shared/localized';
import {missingTranslationOf, missingTranslationMessage} from '../pages/sitePages';
import {docOf} from '../pages/pagePaths';
import {el} from '../syntax-tree/elements';
import {Admonition, Link} from '../syntax-tree/markdown';

/** What a translator reads first. */
const GUIDE = 'docs-internal/translating.md';

/** For languages that may lack pages; each can have its own words here. */
const texts: Localized<Readonly<Record<'title' | 'text' | 'help', string>>> = {
  en: {
    title: 'Not translated yet',
    text: 'This page is in English, because no one has translated it yet.',
    help: 'Help translate it',
  },
  zh: {title: '尚未翻译', text: '本页还没有译文，先以英文显示。', help: '帮助翻译'},
};

interface PageOptions {
  readonly siteDir: string;
  /** Language of the build. */
  readonly locale: LocaleCode;
}

/**
 * Says at the top of a page that it's shown in English instead of the reader's language. Of the complete languages, only
 * the development server lacks pages, and says which file has to be written.
 */
export default function remarkMissingTranslation({siteDir, locale}: PageOptions) {
  const isDevelopment = process.env['NODE_ENV'] === 'development';
  return (tree: Root, {path: file}: {readonly path: string}): void => {
    const missing = isDevelopment ? missingTranslationOf(siteDir, docOf(file)) : undefined;
    if (missing !== undefined) {
      tree.children.unshift(
        Admonition({
          type: 'warning',
          title: 'This page exists in only one language',
          children: el('p', {}, missingTranslationMessage(missing)),
        }),
      );
    } else if (isShownInEnglish(siteDir, file, locale)) {
      tree.children.unshift(untranslatedNote(locale));
    }
  };
}

/** Whether a page is from another folder than that of the language that it's shown in. */
function isShownInEnglish(siteDir: string, file: string, locale: LocaleCode): boolean {
  return localeOfFile(path.relative(siteDir, file).split(path.sep).join('/')) !== locale;
}

function untranslatedNote(locale: LocaleCode) {
  const {title, text, help} = inLanguage(texts, locale);
  const {DOCS_REPO_HOST, DOCS_REPO, DOCS_REPO_BRANCH} = environment;
  const to = readUrl(DOCS_REPO_HOST as EditHost, {
    repo: DOCS_REPO,
    branch: DOCS_REPO_BRANCH,
    path: GUIDE,
  });
  const {htmlLang, wordSpace} = languageOf(texts[locale] ? locale : defaultLocale);
  const children = el('p', {}, text + wordSpace, Link({to, children: help}));
  return el(
    'div',
    {lang: htmlLang, 'data-search-skip': ''},
    Admonition({type: 'note', title, children}),
  );
}
