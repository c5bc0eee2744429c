/** On the `<meta>` with the policy of a page that is allowed more than others of its kind. From the build. */
export const OWN_POLICY = 'data-own-policy';

/**
 * Whether a page has its own Content Security Policy. A policy belongs to the document, so such a page is loaded as a
 * document, and so is the page after it: docs-internal/decisions/2026-11-25-content-policy.md.
 */
export function hasOwnPolicy(page: ParentNode): boolean {
  return page.querySelector(`meta[${OWN_POLICY}]`) !== null;
}
