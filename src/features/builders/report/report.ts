import type {Masker} from './mask';

/** Texts that a reader pastes or types, by what they are. */
export const reportKeys = ['text', 'what', 'steps', 'config'] as const;

export type ReportKey = (typeof reportKeys)[number];

/** Texts of a report. */
type ReportTexts = Readonly<Record<ReportKey, string>>;

/** A report in progress. */
export interface Report {
  /** What the fields show: without secrets as soon as something is pasted, or a field is left. */
  readonly shown: ReportTexts;
  /** The same without secrets, always. */
  readonly masked: ReportTexts;
}

const noTexts: ReportTexts = {text: '', what: '', steps: '', config: ''};

export const emptyReport: Report = {shown: noTexts, masked: noTexts};

/** A letter at a time is typed; more has been pasted, dropped, or completed. */
function isPasted(before: string, after: string): boolean {
  return after.length - before.length > 1;
}

/**
 * A report with one text changed. What is pasted is masked before it's shown; and what it tells about the other texts, such
 * as a token that is in them without its key, is masked there, too.
 */
export function withText(report: Report, key: ReportKey, text: string, masker: Masker): Report {
  const masked = {...report.masked, [key]: masker.mask(text)};
  if (!isPasted(report.shown[key], text)) return {shown: {...report.shown, [key]: text}, masked};
  return allMasked({shown: report.shown, masked}, masker);
}

/** A report whose fields show no secret. */
export function allMasked(report: Report, masker: Masker): Report {
  const masked = Object.fromEntries(
    reportKeys.map((key) => [key, masker.mask(report.masked[key])]),
  ) as Record<ReportKey, string>;
  return {shown: masked, masked};
}
