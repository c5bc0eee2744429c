/** A page's text without code, tags, comments and link targets. */
export function proseOf(body: string): string {
  return body
    .replace(/^(`{3,})[\s\S]*?^\1/gm, '')
    .replace(/\{\/\*[\s\S]*?\*\/\}/g, '')
    .replace(/`[^`\n]*`/g, '')
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/<[^>]+>/g, '')
    .replace(/https?:\/\/\S+/g, '');
}
