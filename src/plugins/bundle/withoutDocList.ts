/** An entry of a sidebar in Docusaurus's page data. */
interface SidebarEntry {
  readonly type: string;
  readonly items?: readonly SidebarEntry[];
  readonly [key: string]: unknown;
}

/** What the site reads of an entry; the rest is what the stock theme makes of it. */
const ENTRY_KEYS = ['type', 'label', 'href', 'customProps'];

/** The breadcrumbs ask of a link whether it leads to a document, but not to which. */
const SOME_DOC = {docId: '-'};

function shortEntry(entry: SidebarEntry): object {
  const known = ENTRY_KEYS.filter((key) => entry[key] !== undefined);
  return {
    ...Object.fromEntries(known.map((key) => [key, entry[key]])),
    ...(entry['docId'] === undefined ? {} : SOME_DOC),
    ...(entry.items === undefined ? {} : {items: entry.items.map(shortEntry)}),
  };
}

/**
 * Page data of the docs plugin without its list of all documents with their descriptions, which only the
 * stock theme's cards read, and with the sidebars' labels and addresses alone. It is in the script of every
 * document, and grows with each.
 *
 * @param json generated page data; other data than the version's is returned as it is
 */
export function withoutDocList(json: string): string {
  const data = JSON.parse(json) as {
    version?: {docs?: unknown; docsSidebars?: Readonly<Record<string, readonly SidebarEntry[]>>};
  };
  const {version} = data;
  if (version?.docs === undefined) return json;
  const sidebars = Object.entries(version.docsSidebars ?? {}).map(
    ([name, entries]) => [name, entries.map(shortEntry)] as const,
  );
  return JSON.stringify({
    ...data,
    version: {...version, docs: {}, docsSidebars: Object.fromEntries(sidebars)},
  });
}
