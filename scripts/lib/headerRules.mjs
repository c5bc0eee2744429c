/**
 * @typedef {{pattern: string, headers: Record<string, string>}} HeaderRule
 */

/**
 * Reads the `_headers` format of Netlify and Cloudflare Pages: a path pattern, then indented headers.
 *
 * @param {string} text content of the file
 * @returns {HeaderRule[]}
 * @throws {Error} naming the line that is neither a pattern nor a header
 */
export function parseHeaderRules(text) {
  /** @type {HeaderRule[]} */
  const rules = [];
  text.split('\n').forEach((line, index) => {
    if (line.trim() === '' || line.startsWith('#')) return;
    if (line.startsWith('/')) {
      rules.push({pattern: line.trim(), headers: {}});
      return;
    }
    const header = /^\s+([\w-]+):\s*(.+)$/.exec(line);
    const rule = rules.at(-1);
    if (!header?.[1] || !header[2] || !rule) {
      throw new Error(`_headers, line ${index + 1}: expected "/path" or "  Name: value".`);
    }
    rule.headers[header[1].toLowerCase()] = header[2];
  });
  return rules;
}

/**
 * Headers that apply to a path; a later rule wins. `*` stands for any run of characters.
 *
 * @param {readonly HeaderRule[]} rules
 * @param {string} pathname
 * @returns {Record<string, string>}
 */
export function headersFor(rules, pathname) {
  const matching = rules.filter(({pattern}) => {
    const source = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
    return new RegExp(`^${source.join('.*')}$`).test(pathname);
  });
  return Object.assign({}, ...matching.map(({headers}) => headers));
}
