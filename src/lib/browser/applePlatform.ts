/**
 * Whether a browser runs on an Apple device: Mac, iPod, iPhone or iPad (specification section 2, home page).
 *
 * @param browser `navigator`; an iPad may call itself a Mac, which comes to the same
 */
export function isApplePlatform({userAgent}: Pick<Navigator, 'userAgent'>): boolean {
  return /\b(Mac|iPod|iPhone|iPad)/.test(userAgent);
}
