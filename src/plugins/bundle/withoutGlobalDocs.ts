interface DocsData {
  readonly versions?: readonly object[];
}

/**
 * Docusaurus's global data without the docs plugin's list of all documents, which this site's theme parts
 * do not ask for. It would be in the script of every page, and grow with each.
 *
 * @param json global data, by plugin and its instance
 */
export function withoutGlobalDocs(json: string): string {
  const data = JSON.parse(json) as Readonly<Record<string, Readonly<Record<string, DocsData>>>>;
  const docs = data['docusaurus-plugin-content-docs'];
  if (docs === undefined) return json;
  const withoutDocs = Object.entries(docs).map(
    ([instance, {versions = [], ...rest}]) =>
      [instance, {...rest, versions: versions.map((version) => ({...version, docs: []}))}] as const,
  );
  return JSON.stringify({
    ...data,
    'docusaurus-plugin-content-docs': Object.fromEntries(withoutDocs),
  });
}
