import {useMemo, useRef, useState} from 'react';
import {
  readVisits,
  withFavorite,
  withoutVisit,
  withVisit,
  writeVisits,
  type Visit,
  type Visits,
} from './visits';

/** Results opened lately and favorites, and what changes them. */
export interface VisitsModel extends Visits {
  readonly visit: (visit: Visit) => void;
  readonly keep: (visit: Visit) => void;
  readonly forget: (visit: Visit) => void;
  readonly clear: () => void;
}

/** Results opened lately and favorites, kept in the browser. The functions that change them stay the same. */
export function useVisits(indexName: string): VisitsModel {
  const [visits, setVisits] = useState(() => readVisits(indexName));
  const latest = useRef(visits);

  const changes = useMemo(() => {
    const change = (next: (visits: Visits) => Visits): void => {
      latest.current = next(latest.current);
      setVisits(latest.current);
      writeVisits(indexName, latest.current);
    };
    return {
      visit: ({url, kind, title, pageTitle}: Visit) =>
        change((known) => withVisit(known, {url, kind, title, pageTitle})),
      keep: (visit: Visit) => change((known) => withFavorite(known, visit)),
      forget: (visit: Visit) => change((known) => withoutVisit(known, visit)),
      clear: () => change(() => ({recent: [], favorites: []})),
    };
  }, [indexName]);

  return {...visits, ...changes};
}
