import type {RecordStorage} from '@site/src/lib/browser/token-flow/recordStore';

/** Storage in memory, whose content tests can read. */
export function memoryStorage(): RecordStorage & {readonly all: Map<string, string>} {
  const all = new Map<string, string>();
  return {
    all,
    get length() {
      return all.size;
    },
    key: (index) => [...all.keys()][index] ?? null,
    getItem: (key) => all.get(key) ?? null,
    setItem: (key, value) => void all.set(key, value),
    removeItem: (key) => void all.delete(key),
  };
}
