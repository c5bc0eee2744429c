/** What the application needs to show a document. It's in the document's HTML (`DOCUMENT_PARTS`). */
export interface DocumentParts {
  /** Address in the router. */
  readonly path: string;
  /** Name of its sidebar. */
  readonly sidebar?: string;
  /** The bundler's id of the page's content. */
  readonly module: string | number;
  /** The bundler's ids of the scripts and styles that hold the content and what it uses. */
  readonly chunks: readonly (string | number)[];
  /** File of the page's own script, with its id. */
  readonly file: readonly [chunk: string | number, name: string];
}

/** Name of the `<meta>` with a document's parts as JSON. */
export const DOCUMENT_PARTS = 'site-page';

/** Name of the `<meta>` with the application's scripts, which are the same on all pages of a build. */
export const SITE_SCRIPTS = 'site-scripts';
