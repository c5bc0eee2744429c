import {createHash} from 'node:crypto';

/** Scripts that stand in a page; blocks of data (`application/ld+json`) are not run and need no leave. */
const INLINE_SCRIPT = /<script(?![^>]*\b(?:src|type="?application\/))[^>]*>([^]*?)<\/script>/g;

const STYLE_ATTRIBUTE = /<[a-z][^>]*?\sstyle=(?:"([^"]*)"|([^\s">]+))/g;

/** Hashes of what stands inline in a page, as a Content-Security-Policy names them. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  /** Of `style` attributes: the generator hides its icons with one. */
  readonly styles: readonly string[];
}

const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Hashes of a finished page. */
export function inlineHashes(html: string): InlineHashes {
  const styles = [...html.matchAll(STYLE_ATTRIBUTE)].map((match) => match[1] ?? match[2] ?? '');
  return {
    scripts: unique([...html.matchAll(INLINE_SCRIPT)].map(([, code = '']) => hashOf(code))),
    styles: unique(styles.map(hashOf)),
  };
}

/** Hashes of several pages in one list. */
export function joinHashes(all: readonly InlineHashes[]): InlineHashes {
  return {
    scripts: unique(all.flatMap(({scripts}) => scripts)),
    styles: unique(all.flatMap(({styles}) => styles)),
  };
}

const unique = (values: readonly string[]): readonly string[] => [...new Set(values)];

/**
 * The policy of a helper page: our own files, the inline scripts that were there when the site was built,
 * and requests to nobody but the servers a flow may ask. Forms go nowhere: before the application runs, a
 * browser would put what was typed into the address.
 *
 * @param hashes of what stands inline
 * @param connectOrigins origins that may be asked
 * @param isHeader whether it is sent as a header; framing can be forbidden only there
 */
export function contentPolicy(
  hashes: InlineHashes,
  connectOrigins: readonly string[],
  isHeader: boolean,
): string {
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes.scripts],
    'style-src': ["'self'"],
    ...(hashes.styles.length === 0
      ? {}
      : {'style-src-attr': ["'unsafe-hashes'", ...hashes.styles]}),
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...connectOrigins],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    ...(isHeader ? {'frame-ancestors': ["'none'"]} : {}),
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
