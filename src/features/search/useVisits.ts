import {useState} from 'react';
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

/** Results opened lately and favorites, kept in the browser. */
export function useVisits(indexName: string): VisitsModel {
  const [visits, setVisits] = useState(() => readVisits(indexName));

  function change(next: Visits): void {
    setVisits(next);
    writeVisits(indexName, next);
  }

  return {
    ...visits,
    visit: ({url, kind, title, pageTitle}) =>
      change(withVisit(visits, {url, kind, title, pageTitle})),
    keep: (visit) => change(withFavorite(visits, visit)),
    forget: (visit) => change(withoutVisit(visits, visit)),
    clear: () => change({recent: [], favorites: []}),
  };
}
