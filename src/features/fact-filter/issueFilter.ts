import {matchesWords} from './driverFilter';

/** What the reader asks of the known issues; empty parts ask nothing. */
export interface IssueFilter {
  readonly q: string;
  readonly kind: string;
  readonly driver: string;
}

/** An issue as its row tells it. */
export interface IssueRow {
  readonly words: string;
  readonly kind: string;
  readonly drivers: readonly string[];
}

/** Reads a filter from the address; values no one offers simply find nothing to choose. */
export function parseIssueFilter(params: URLSearchParams): IssueFilter {
  const read = (name: string): string => (params.get(name) ?? '').trim();
  return {q: read('q'), kind: read('kind'), driver: read('driver')};
}

/** The address query of a filter, empty parts omitted. */
export function issueFilterQuery(filter: IssueFilter): string {
  const params = new URLSearchParams(Object.entries(filter).filter(([, value]) => value !== ''));
  return params.size === 0 ? '' : `?${params.toString()}`;
}

/** Whether an issue is what the reader asks for. */
export function matchesIssue(row: IssueRow, {q, kind, driver}: IssueFilter): boolean {
  return (
    matchesWords(row.words, q) &&
    (kind === '' || row.kind === kind) &&
    (driver === '' || row.drivers.includes(driver))
  );
}
