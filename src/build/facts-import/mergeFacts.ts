import {isDeepStrictEqual} from 'node:util';

/** What came of a merge. */
export interface Merged {
  readonly value: unknown;
  /** Places where the source changed and the wording was ours: the source's value was taken, and needs our words. */
  readonly toReword: readonly string[];
}

type Entry = Readonly<Record<string, unknown>>;

const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Properties that tell the entries of a list apart, in order of preference. */
const identities: readonly (readonly [string, string?])[] = [
  ['id'],
  ['name'],
  ['key'],
  ['path'],
  ['slug'],
  ['command'],
  ['bit'],
  ['key', 'shownWhen'],
  ['code', 'message'],
];

/** How to tell the entries of a list apart. */
interface Identity {
  readonly of: (entry: Entry) => string;
  /** Whether two entries differ in nothing else. */
  readonly isAllThatDiffers: (one: Entry, other: Entry) => boolean;
}

/** How to tell the entries of these lists apart; nothing for lists of texts and the like. */
function identityOf(lists: readonly (readonly unknown[])[]): Identity | undefined {
  if (!lists.flat().every(isEntry)) return undefined;
  const read = (entry: Entry, [first, second]: readonly [string, string?]): unknown =>
    second === undefined
      ? entry[first]
      : entry[second] && JSON.stringify([entry[first], entry[second]]);
  const properties = identities.find((each) =>
    lists.every((list) => {
      const keys = (list as readonly Entry[]).map((entry) => read(entry, each));
      return (
        keys.every((key) => key !== undefined && key !== '') && new Set(keys).size === keys.length
      );
    }),
  );
  if (properties === undefined) return undefined;
  const without = (entry: Entry): Entry =>
    Object.fromEntries(Object.entries(entry).filter(([name]) => !properties.includes(name)));
  return {
    of: (entry) => String(read(entry, properties)),
    isAllThatDiffers: (one, other) => isDeepStrictEqual(without(one), without(other)),
  };
}

/**
 * Entries that the source renamed, by their old key: it left one out and brought one that is otherwise the same. Two that
 * fit are no rename, because a guess could give an entry the text of another one.
 */
function renamesIn(
  old: Entry,
  ours: Entry,
  theirs: Entry,
  {isAllThatDiffers}: Identity,
): ReadonlyMap<string, string> {
  const gone = Object.keys(old).filter((key) => key in ours && !(key in theirs));
  const fresh = Object.keys(theirs).filter((key) => !(key in old) && !(key in ours));
  const pairs = gone.flatMap((from) =>
    fresh
      .filter((to) => isAllThatDiffers(old[from] as Entry, theirs[to] as Entry))
      .map((to) => [from, to] as const),
  );
  return new Map(
    pairs.filter(
      (pair) => pairs.filter(([from, to]) => from === pair[0] || to === pair[1]).length === 1,
    ),
  );
}

/**
 * Three-way merge: takes what is new in the source, and keeps what is ours where the source is unchanged or has
 * only another name.
 *
 * @param base what the source said when it was last taken; `undefined` where it said nothing
 * @param ours what the project says
 * @param theirs what the source says now
 * @param place where this is, for the messages
 */
export function mergeFacts(base: unknown, ours: unknown, theirs: unknown, place: string): Merged {
  if (isDeepStrictEqual(theirs, base) || isDeepStrictEqual(theirs, ours)) {
    return {value: ours, toReword: []};
  }
  if (isDeepStrictEqual(ours, base)) return {value: theirs, toReword: []};
  if (isEntry(ours) && isEntry(theirs)) {
    return mergeEntries(isEntry(base) ? base : {}, ours, theirs, place);
  }
  if (Array.isArray(ours) && Array.isArray(theirs)) {
    const old: readonly unknown[] = Array.isArray(base) ? base : [];
    const identity = identityOf([old, ours, theirs]);
    if (identity) {
      // In brackets, because a bare number would be sorted to the front.
      const keyed = (list: readonly unknown[]): Entry =>
        Object.fromEntries(
          (list as readonly Entry[]).map((entry) => [`[${identity.of(entry)}]`, entry]),
        );
      const [was, own, now] = [keyed(old), keyed(ours), keyed(theirs)];
      const renames = renamesIn(was, own, now, identity);
      const renamed = (entries: Entry): Entry =>
        Object.fromEntries(
          Object.entries(entries).map(([key, entry]) => [renames.get(key) ?? key, entry]),
        );
      const merged = mergeEntries(renamed(was), renamed(own), now, place);
      return {...merged, value: Object.values(merged.value as Entry)};
    }
  }
  return {value: theirs, toReword: [`${place}: ${JSON.stringify(theirs)}`]};
}

function mergeEntries(base: Entry, ours: Entry, theirs: Entry, place: string): Merged {
  const keys = [...new Set([...Object.keys(theirs), ...Object.keys(ours)])];
  const merged = keys.map((key) => {
    const isGone = !(key in theirs) && key in base;
    const part = isGone
      ? {value: undefined, toReword: []}
      : mergeFacts(
          base[key],
          ours[key],
          theirs[key],
          key.startsWith('[') ? place + key : `${place}.${key}`,
        );
    return {key, ...part};
  });
  return {
    value: Object.fromEntries(
      merged.filter(({value}) => value !== undefined).map(({key, value}) => [key, value]),
    ),
    toReword: merged.flatMap(({toReword}) => toReword),
  };
}

/**
 * A value with the properties of its objects in the order of an earlier value, so that only what has changed differs in
 * its file. New properties come last.
 */
export function inOrderOf(earlier: unknown, value: unknown): unknown {
  if (Array.isArray(earlier) && Array.isArray(value)) {
    const identity = identityOf([earlier, value]);
    const old = new Map(
      earlier.map((entry: Entry, index) => [identity?.of(entry) ?? String(index), entry]),
    );
    return value.map((entry: Entry, index) =>
      inOrderOf(old.get(identity?.of(entry) ?? String(index)), entry),
    );
  }
  if (!isEntry(earlier) || !isEntry(value)) return value;
  const kept = Object.keys(earlier).filter((key) => key in value);
  const keys = new Set([...kept, ...Object.keys(value)]);
  return Object.fromEntries([...keys].map((key) => [key, inOrderOf(earlier[key], value[key])]));
}
