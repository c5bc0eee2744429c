import {compareVersions, isVersion} from '@site/src/lib/shared/versions';

/** Two releases to compare; empty ones set no limit. */
export interface VersionFilter {
  /** The release a reader has. */
  readonly from: string;
  /** The release a reader goes to. */
  readonly to: string;
}

/** Reads a comparison from the address, the older release first; what is no release asks nothing. */
export function parseVersionFilter(params: URLSearchParams): VersionFilter {
  const read = (name: string): string => {
    const value = params.get(name) ?? '';
    return isVersion(value) ? value : '';
  };
  const [from, to] = [read('from'), read('to')];
  const isReversed = from !== '' && to !== '' && compareVersions(from, to) > 0;
  return isReversed ? {from: to, to: from} : {from, to};
}

/** The address query of a comparison, empty parts omitted. */
export function versionFilterQuery(filter: VersionFilter): string {
  const params = new URLSearchParams(Object.entries(filter).filter(([, value]) => value !== ''));
  return params.size === 0 ? '' : `?${params.toString()}`;
}

/** Whether a release added something between the two: after the first, up to the second. */
export function isBetween(since: string, {from, to}: VersionFilter): boolean {
  return (
    (from === '' || compareVersions(since, from) > 0) &&
    (to === '' || compareVersions(since, to) <= 0)
  );
}
