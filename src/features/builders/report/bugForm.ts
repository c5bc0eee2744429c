/** Fields of AList's bug form, in its order (`.github/ISSUE_TEMPLATE/bug_report.yml`), with the names that it shows. */
const bugForm = [
  {id: 'version', label: 'AList Version / AList 版本'},
  {id: 'driver', label: 'Driver used / 使用的存储驱动'},
  {id: 'bug-description', label: 'Describe the bug / 问题描述'},
  {id: 'reproduction', label: 'Reproduction / 复现链接'},
  {id: 'config', label: 'Config / 配置'},
  {id: 'logs', label: 'Logs / 日志'},
] as const;

type BugFieldId = (typeof bugForm)[number]['id'];

/** Texts for the fields of the form, without secrets. */
export type BugTexts = Readonly<Record<BugFieldId, string>>;

const FORM_URL = 'https://github.com/AlistGo/alist/issues/new?template=bug_report.yml';

/**
 * GitHub answers longer URLs with an error. Its limit is about 8,000 bytes, but readers who aren't signed in are sent on
 * with the URL encoded once more inside another.
 */
const MAX_URL = 6000;

/** Longest title that GitHub's lists show on one line. */
const MAX_TITLE = 100;

/** GitHub takes 65,536 letters for all fields together. */
const MAX_FIELD = 24_000;

/** Halves of characters, which can't be written in a URL. */
const HALVES = /\p{Surrogate}/gu;

/** The last lines of a text that is too long: a log ends with what has happened. */
function lastLines(text: string): string {
  if (text.length <= MAX_FIELD) return text;
  const end = text.slice(-MAX_FIELD);
  return `…\n${end.slice(end.indexOf('\n') + 1)}`;
}

const encoded = (text: string): string => encodeURIComponent(text.replaceAll(HALVES, ''));

/** A text as a block of code, which nothing inside it ends. */
function fenced(text: string, language = ''): string {
  const longest = Math.max(2, ...Array.from(text.matchAll(/`+/g), ([ticks]) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language}\n${lastLines(text.trimEnd())}\n${fence}`;
}

function shownText(id: BugFieldId, text: string): string {
  if (text.trim() === '') return '';
  if (id === 'logs') return fenced(text);
  return id === 'config' ? fenced(text, /^\s*\{/.test(text) ? 'json' : '') : text.trim();
}

/** A field as the form takes it. */
export interface BugField {
  readonly id: BugFieldId;
  readonly label: string;
  readonly text: string;
}

/** The fields that have a text, in the order of the form. */
export function bugFields(texts: BugTexts): readonly BugField[] {
  return bugForm
    .map(({id, label}) => ({id, label, text: shownText(id, texts[id])}))
    .filter(({text}) => text !== '');
}

/** The whole report as one text. */
export function reportText(texts: BugTexts): string {
  return bugFields(texts)
    .map(({label, text}) => `### ${label}\n\n${text}\n`)
    .join('\n');
}

/** A link to the form that is filled in as far as a URL can be. */
export interface BugLink {
  readonly href: string;
  /** Fields that are too long for the link. */
  readonly left: readonly BugField[];
}

/**
 * Makes the link that opens the form.
 *
 * @param title of the issue
 */
export function bugLink(title: string, texts: BugTexts): BugLink {
  const [line = ''] = title.split('\n');
  const start = line.trim().slice(0, MAX_TITLE);
  let href = start === '' ? FORM_URL : `${FORM_URL}&title=${encoded(start)}`;
  const left: BugField[] = [];
  for (const field of bugFields(texts)) {
    const longer = `${href}&${field.id}=${encoded(field.text)}`;
    if (longer.length <= MAX_URL) href = longer;
    else left.push(field);
  }
  return {href, left};
}
