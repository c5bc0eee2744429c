import {fragmentsOf, normalize} from '@site/src/features/fact-filter/findMessages';
import {compareVersions, isVersion} from '@site/src/lib/shared/versions';
import type {KnownMessage, ReportData} from '@site/src/lib/shared/reportData';

/** What a report is about. */
export interface ReportTopic {
  /** Registered name of the driver; empty if no storage is involved. */
  readonly driver: string;
  readonly version: string;
  /** Message or log, without secrets. */
  readonly text: string;
}

/** What can be behind a message. */
export interface Cause {
  /** A message that the site explains, a known issue of the driver, or what a newer release repaired. */
  readonly kind: 'message' | 'issue' | 'fix';
  /** In Markdown: code and bold text. */
  readonly title: string;
  readonly cause?: string | undefined;
  readonly remedy?: string | undefined;
  /** Where more is; missing for fixes. */
  readonly href?: string | undefined;
  /** Name of the driver whose page explains the message. */
  readonly driver?: string | undefined;
  /** Release with the fix. */
  readonly version?: string;
}

/** More than this isn't a proposal, but a list to search. */
const MAX_MESSAGES = 4;
const MAX_OTHERS = 2;

/** Lines of a log that are looked at: the last ones, because the reader copies what has happened. */
const MAX_LINES = 400;

/** Longer lines are bodies of responses. */
const MAX_LINE_LENGTH = 4000;

/** Lines of a log that say what went wrong. Others count only if there are none. */
const WRONG = /err|fail|fatal|panic|warn|denied|invalid|not |can't|cannot|无|失败|错误|不/i;

/** How much of the fixed text of a message must be in a line, unless the piece is long. */
const MIN_SHARE = 0.6;
const LONG_PIECE = 24;

/** What counts as much as so many letters of a message: it comes from the chosen driver. */
const OF_DRIVER = 30;

/** Codes at the beginning of a provider's messages, such as `AADSTS`. */
const CODE = /^(?=.*[A-Z\d].*[A-Z\d])[A-Z][\w-]{4,}$/;

/** A message that ends with another one, which is the reason. */
const ENDS_OPEN = /(?:\.{3}|…)$/;

/** A piece at the end of a line: AList joins messages from the outermost step to the innermost, which is the cause. */
const AT_END = 10;

/** Pieces of a message to look for; see `fragmentsOf`. */
function piecesOf(text: string): readonly string[] {
  const fragments = fragmentsOf(text);
  return fragments.length === 0 && CODE.test(text) ? [normalize(text)] : fragments;
}

function linesOf(text: string): readonly string[] {
  const lines = [...new Set(text.split(/[\r\n]+/).map((line) => line.slice(0, MAX_LINE_LENGTH)))];
  const wrong = lines.filter((line) => WRONG.test(line));
  return (wrong.length > 0 ? wrong : lines).slice(-MAX_LINES).map(normalize);
}

/** How well a message fits the lines; 0 if it doesn't. */
function scoreOf({texts, drivers}: KnownMessage, lines: readonly string[], driver: string): number {
  if (drivers && driver !== '' && !drivers.includes(driver)) return 0;
  const scores = texts.flatMap((text) => {
    const fragments = piecesOf(text);
    const whole = fragments.reduce((sum, {length}) => sum + length, 0);
    return lines.map((line) => {
      const found = fragments.filter((fragment) => line.includes(fragment));
      const length = found.reduce((sum, fragment) => sum + fragment.length, 0);
      const longest = Math.max(0, ...found.map((fragment) => fragment.length));
      if (length < whole * MIN_SHARE && longest < LONG_PIECE) return 0;
      const end = Math.max(0, ...found.map((each) => line.lastIndexOf(each) + each.length));
      const part = ENDS_OPEN.test(text) ? 0.5 : 1;
      return length === 0 ? 0 : part * length + AT_END * (end / line.length);
    });
  });
  const best = Math.max(0, ...scores);
  return best === 0 || !drivers?.includes(driver) ? best : best + OF_DRIVER;
}

function messages(data: ReportData, {driver, text}: ReportTopic): readonly Cause[] {
  const lines = linesOf(text);
  return data.messages
    .map((message) => ({message, score: scoreOf(message, lines, driver)}))
    .filter(({score}) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, MAX_MESSAGES)
    .map(({message: {texts, cause, remedy, href, drivers = []}}) => ({
      kind: 'message',
      driver: data.drivers.find(({name}) =>
        drivers.includes(driver) ? name === driver : name === drivers[0],
      )?.label,
      title: texts.map((each) => `\`${each}\``).join(' / '),
      cause,
      remedy,
      href,
    }));
}

function issues(data: ReportData, {driver, text}: ReportTopic): readonly Cause[] {
  const line = normalize(text);
  const href = data.drivers.find(({name}) => name === driver)?.href;
  return data.issues
    .filter((issue) => issue.driver === driver)
    .filter(({signs}) =>
      signs.some((sign) => fragmentsOf(sign).some((part) => line.includes(part))),
    )
    .slice(0, MAX_OTHERS)
    .map((issue) => ({kind: 'issue', title: issue.text, href}));
}

function fixes(data: ReportData, {driver, version}: ReportTopic): readonly Cause[] {
  if (!isVersion(version)) return [];
  return data.fixes
    .filter((fix) => fix.drivers.includes(driver) && compareVersions(fix.version, version) > 0)
    .slice(0, MAX_OTHERS)
    .map((fix) => ({kind: 'fix', title: fix.text, version: fix.version}));
}

/**
 * What can be behind a message or a log, the likeliest first: messages that the site explains, then known issues of the
 * driver that the text shows, then what newer releases have repaired.
 */
export function findCauses(data: ReportData, topic: ReportTopic): readonly Cause[] {
  if (topic.text.trim() === '') return [];
  return [...messages(data, topic), ...issues(data, topic), ...fixes(data, topic)];
}
