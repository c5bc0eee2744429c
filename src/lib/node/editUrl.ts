import type {EditHost} from './environment';

/** Edit-address patterns of the four kinds of code host (specification section 9). */
const patterns: Readonly<Record<EditHost, string>> = {
  github: ':repo/edit/:branch/:path',
  gitlab: ':repo/-/edit/:branch/:path',
  gitee: ':repo/edit/:branch/:path',
  // Without `at`, a branch whose name has a slash would be read as the beginning of the path.
  bitbucket: ':repo/src/:branch/:path?mode=edit&spa=0&at=:branch&fileviewer=file-view-default',
};

/**
 * Address at which a reader edits one file of this repository.
 *
 * @param host kind of code host
 * @param target repository address without trailing slash, branch, and path from the repository's top
 */
export function editUrl(
  host: EditHost,
  target: {readonly repo: string; readonly branch: string; readonly path: string},
): string {
  const {repo, branch, path} = target;
  const parts: Readonly<Record<string, string>> = {repo, branch, path: encodePath(path)};
  return patterns[host].replaceAll(
    /:(repo|branch|path)/g,
    (_all, name: string) => parts[name] ?? '',
  );
}

function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}
