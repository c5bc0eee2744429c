import type {EditHost} from './environment';

/** Edit-address patterns of the four kinds of code host (specification section 9). */
const patterns: Readonly<Record<EditHost, string>> = {
  github: ':repo/edit/:branch/:path',
  gitlab: ':repo/-/edit/:branch/:path',
  gitee: ':repo/edit/:branch/:path',
  bitbucket: ':repo/src/:branch/:path?mode=edit',
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
  return patterns[host]
    .replace(':repo', target.repo)
    .replace(':branch', target.branch)
    .replace(':path', encodeURI(target.path));
}
