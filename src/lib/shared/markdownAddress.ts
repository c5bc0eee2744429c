/** Address of a page as Markdown: `/guide/s3.md` for `/guide/s3.html`, and `/guide/index.md` for `/guide/`. */
export function markdownAddress(page: string): string {
  return page.replace(/\/$/, '/index').replace(/(?:\.html)?$/, '.md');
}
