/** Address of a page as Markdown: `/guide/s3.md` for `/guide/s3.html`, and `/guide/index.md` for `/guide/`. */
export function markdownAddress(page: string): string {
  return page.replace(/\/$/, '/index').replace(/(?:\.html)?$/, '.md');
}

/** Pages that say nothing by themselves: the sitemap passes over them, too. */
const SILENT = /^(?:404|search|tool\/.*\/callback)(?:\.html)?$/;

/**
 * Whether a page is also written as Markdown.
 *
 * @param page its path below the folder of its language, without a slash before it
 */
export function hasMarkdown(page: string): boolean {
  return !SILENT.test(page);
}
