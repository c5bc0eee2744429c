/*
 * Trusted types: in browsers that know them, text becomes HTML or the address of a script only by way of a policy. The
 * Content Security Policy of a page lists the names of the two here (`src/plugins/output/page-policy/sources.ts`).
 */

interface Rules {
  /** Without a result, the browser refuses the text. */
  readonly createHTML?: (text: string) => string | undefined;
  readonly createScriptURL?: (address: string) => string;
}

interface Factory {
  readonly createPolicy: (
    name: string,
    rules: Rules,
  ) => {readonly createHTML: (text: string) => TrustedHTML};
}

declare global {
  interface Window {
    /** Missing in older browsers, which ask for nothing. */
    readonly trustedTypes?: Factory;
  }
}

/** Name of the policy that browsers ask when code hands over plain text. */
export const DEFAULT_POLICY = 'default';

/** Name of the policy for HTML that the site has made itself. */
export const HTML_POLICY = 'site';

/** What React makes an element for a script of, when it has to draw a page again that an extension has changed. */
const EMPTY_SCRIPT = '<script></script>';

/**
 * Lets scripts be loaded by their address; from where, `script-src` says. Other plain text becomes neither HTML nor a
 * script: for scripts, there's no rule, and for HTML, the rule gives nothing.
 */
export function allowScriptAddresses(): void {
  window.trustedTypes?.createPolicy(DEFAULT_POLICY, {
    createHTML: (text) => (text === EMPTY_SCRIPT ? text : undefined),
    createScriptURL: (address) => address,
  });
}

let policy: ReturnType<Factory['createPolicy']> | undefined;

/**
 * HTML that may be added to a page.
 *
 * @param html made by the build, or escaped by the site
 */
export function trustedHtml(html: string): string | TrustedHTML {
  if (typeof window === 'undefined') return html;
  policy ??= window.trustedTypes?.createPolicy(HTML_POLICY, {createHTML: (text) => text});
  return policy?.createHTML(html) ?? html;
}
