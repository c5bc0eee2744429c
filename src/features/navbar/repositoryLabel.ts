/** Hosts whose name the link carries; any other is just a source (specification section 2). */
const hosts: readonly (readonly [host: string, name: string])[] = [
  ['github.com', 'GitHub'],
  ['gitlab.com', 'GitLab'],
  ['gitee.com', 'Gitee'],
  ['bitbucket.org', 'Bitbucket'],
];

/**
 * Name of the repository link: the configured one, else that of the kind of host.
 *
 * @throws TypeError when the address is none
 */
export function repositoryLabel({
  url,
  label,
}: {
  readonly url: string;
  readonly label?: string;
}): string {
  const {hostname} = new URL(url);
  const known = hosts.find(([host]) => hostname === host || hostname.endsWith(`.${host}`));
  return label ?? known?.[1] ?? 'Source';
}
