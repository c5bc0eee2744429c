/** What a page changes in the footer: a text, or false to hide that part. */
export interface FooterOverride {
  /** False hides the whole footer. */
  readonly text?: string | false;
  readonly copyright?: string | false;
}

/** What the footer reads: the site's own text, and what single pages change, by their address. */
export interface FooterData {
  readonly text: string;
  readonly pages: Readonly<Record<string, FooterOverride>>;
}

/** What a copyright line is made of. */
export interface CopyrightParts {
  /** Word before the sign, such as `Copyright`. */
  readonly word: string;
  readonly year: number;
  /** Names; none for none. */
  readonly authors: readonly string[];
  readonly separator: string;
  /** Name of a licence, or nothing. */
  readonly license?: string | undefined;
}

/** Takes the place of a hyphen where the line must not end: joined to its neighbors, and still a hyphen. */
const JOINED_HYPHEN = '\u2060-\u2060';

/** The copyright line: year, authors, and the licence if there is one (specification section 2). */
export function copyrightLine({word, year, authors, separator, license}: CopyrightParts): string {
  const line = [word, '©', String(year), authors.join(separator)].filter(Boolean).join(' ');
  if (license === undefined || license === '') return line;
  return `${line} · ${license.replaceAll('-', JOINED_HYPHEN)}`;
}

/**
 * What a page's frontmatter changes in the footer.
 *
 * @param frontMatter checked values of `footer`, `copyright`, `license`, and the page's authors
 * @param defaults parts of the site's own copyright line
 * @returns undefined when the page takes the footer as it is
 */
export function footerOverride(
  frontMatter: {
    readonly footer?: string | false | undefined;
    readonly copyright?: string | false | undefined;
    readonly license?: string | undefined;
    readonly authors?: readonly string[] | undefined;
  },
  defaults: CopyrightParts,
): FooterOverride | undefined {
  const {footer, copyright, license, authors} = frontMatter;
  const isOwnLine = license !== undefined || authors !== undefined;
  const line =
    copyright ??
    (isOwnLine
      ? copyrightLine({
          ...defaults,
          license: license ?? defaults.license,
          authors: authors ?? defaults.authors,
        })
      : undefined);
  if (footer === undefined && line === undefined) return undefined;
  return {
    ...(footer === undefined ? {} : {text: footer}),
    ...(line === undefined ? {} : {copyright: line}),
  };
}
