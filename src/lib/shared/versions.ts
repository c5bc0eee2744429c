/** Whether a text is a release of AList, such as `v3.63.0`; betas are none. */
export function isVersion(text: string): boolean {
  return /^v3\.\d+\.\d+$/.test(text);
}

/** Order of two releases: negative when the first is older. */
export function compareVersions(left: string, right: string): number {
  const parts = (version: string): readonly number[] => version.slice(1).split('.').map(Number);
  const [a, b] = [parts(left), parts(right)];
  return a.map((part, index) => part - (b[index] ?? 0)).find((difference) => difference !== 0) ?? 0;
}

/** Order that begins with the newest release. */
export function newestFirst(left: string, right: string): number {
  return compareVersions(right, left);
}
