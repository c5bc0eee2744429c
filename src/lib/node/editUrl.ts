import type {EditHost} from './environment';

/** Edit-address patterns of the four kinds of code host (specification section 9). */
const patterns: Readonly<Record<EditHost, string>> = {
  github: ':repo/edit/:branch/:path',
  gitlab: ':repo/-/edit/:branch/:path',
  gitee: ':repo/edit/:branch/:path',
  // Without `at`, a branch whose name has a slash would be read as the beginning of the path.
  bitbucket: ':repo/src/:branch/:path?mode=edit&spa=0&at=:branch&fileviewer=file-view-default',
};

/** The same for reading a file. */
const readPatterns: Readonly<Record<EditHost, string>> = {
  github: ':repo/blob/:branch/:path',
  gitlab: ':repo/-/blob/:branch/:path',
  gitee: ':repo/blob/:branch/:path',
  bitbucket: ':repo/src/:branch/:path?at=:branch',
};

/** A file of this repository: address without trailing slash, branch, and path from the repository's top. */
interface RepositoryFile {
  readonly repo: string;
  readonly branch: string;
  readonly path: string;
}

/**
 * Address at which a reader edits one file of this repository.
 *
 * @param host kind of code host
 */
export function editUrl(host: EditHost, target: RepositoryFile): string {
  return filled(patterns[host], target);
}

/**
 * Address at which a reader reads one file of this repository.
 *
 * @param host kind of code host
 */
export function readUrl(host: EditHost, target: RepositoryFile): string {
  return filled(readPatterns[host], target);
}

function filled(pattern: string, {repo, branch, path}: RepositoryFile): string {
  const parts: Readonly<Record<string, string>> = {repo, branch, path: encodePath(path)};
  return pattern.replaceAll(/:(repo|branch|path)/g, (_all, name: string) => parts[name] ?? '');
}

function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}
