/**
 * Page data of the docs plugin without its list of all documents with their descriptions, which only the
 * stock theme's cards read. It would be in the script of every document, and grow with each.
 *
 * @param json generated page data; other data than the version's is returned as it is
 */
export function withoutDocList(json: string): string {
  const data = JSON.parse(json) as {version?: {docs?: unknown}};
  return data.version?.docs === undefined
    ? json
    : JSON.stringify({...data, version: {...data.version, docs: {}}});
}
