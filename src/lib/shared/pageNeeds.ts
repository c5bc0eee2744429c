/**
 * A part of a page that needs more than other pages are allowed to do. What each needs, and why:
 * `src/plugins/output/page-policy/sources.ts`.
 */
export const pageNeeds = ['chart', 'demo', 'diagram', 'flowchart', 'player', 'video'] as const;

export type PageNeed = (typeof pageNeeds)[number];

declare module 'react' {
  // Its parameter has to have the name that React gave it.
  // eslint-disable-next-line @typescript-eslint/no-unused-vars
  interface HTMLAttributes<T> {
    /** Tells the build what the page's Content Security Policy has to allow. */
    readonly 'data-needs'?: PageNeed;
    /** Origin of another host that the part asks for its files. */
    readonly 'data-origin'?: string | undefined;
  }
}
