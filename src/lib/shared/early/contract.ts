/*
 * What the early script (`src/early`) and the application tell each other. Both take these names from here; style
 * sheets repeat them.
 */

/**
 * What a press on a button does (`data-action`). The early script answers, before and after the application runs; only
 * `lazy` is left to the application, which finds the mark {@link marks.pressed} when it starts.
 */
export type EarlyAction =
  | 'back'
  | 'color-mode'
  | 'copy'
  | 'fullscreen'
  | 'lazy'
  | 'print'
  | 'search'
  | 'sidebar'
  | 'top'
  | 'unfold'
  | 'wrap';

declare module 'react' {
  // Its parameter has to have the name that React gave it.
  // eslint-disable-next-line @typescript-eslint/no-unused-vars
  interface ButtonHTMLAttributes<T> {
    readonly 'data-action'?: EarlyAction;
  }
}

/** Attributes by which one side leaves word for the other, on `<html>` if nothing else is said. */
export const marks = {
  /** From the early script: the address that the reader asked for, on the page "not found". */
  askedAddress: 'data-address',
  /** From the early script: the browser refused to copy, and nothing was there to say so. */
  copyFailed: 'data-copy-failed',
  /** From the build: the page shows nothing without the application. */
  eager: 'data-eager',
  /** From the build: the page is the answer to addresses that don't exist. */
  notFound: 'data-not-found',
  /** From the early script, on a widget that isn't ready, or a button with the action `lazy`: the reader pressed it. */
  pressed: 'data-pressed',
  /** From the early script: the reader asked for the search window, and has typed this since. The window takes it away. */
  search: 'data-search',
  /** From both sides: what opens the search window could not be loaded. It's said while the reader asks for the window. */
  searchFailed: 'data-search-failed',
  /** From the early script: the sidebar of wide windows is folded away. */
  sidebarCollapsed: 'data-sidebar-collapsed',
} as const;

/** Events, all on `window`. */
export const events = {
  /** From the early script: the browser refused to copy, and the code is selected instead. */
  copyFailed: 'site:copy-failed',
  /** From the early script: the reader asks for the search window, or to close it. */
  search: 'site:search',
  /** From the application: it has drawn tabs, which are to show what is remembered or linked. */
  tabsDrawn: 'site:tabs',
} as const;

/** Names in a page's address. */
export const linkParams = {
  /** A builder is to be open, which the early script starts the application for. */
  builder: 'builder',
} as const;
