import type {IconName} from '@site/src/lib/shared/iconPaths';

/** What the link to a repository shows of its host. */
interface RepositoryHost {
  readonly label: string;
  readonly icon: IconName;
}

/** Any host that isn't known is just a source (specification section 2). */
const UNKNOWN: RepositoryHost = {label: 'Source', icon: 'repository'};

/** Hosts whose name the link carries, with the logo of those we have drawn. */
const hosts: readonly (readonly [host: string, shown: RepositoryHost])[] = [
  ['github.com', {label: 'GitHub', icon: 'github'}],
  ['gitlab.com', {label: 'GitLab', icon: 'repository'}],
  ['gitee.com', {label: 'Gitee', icon: 'repository'}],
  ['bitbucket.org', {label: 'Bitbucket', icon: 'repository'}],
];

/**
 * Name and logo of the repository link: the configured name, otherwise that of the kind of host.
 *
 * @throws TypeError when the address is none
 */
export function repositoryHost({
  url,
  label,
}: {
  readonly url: string;
  readonly label?: string;
}): RepositoryHost {
  const {hostname} = new URL(url);
  const known = hosts.find(([host]) => hostname === host || hostname.endsWith(`.${host}`));
  const [, shown] = known ?? ['', UNKNOWN];
  return label === undefined ? shown : {...shown, label};
}
