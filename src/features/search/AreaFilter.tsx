import {useId, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {searchAreas, type SearchArea} from '@site/src/lib/shared/search/records';
import {areaName} from './searchTexts';
import styles from './Search.lazy.module.css';

/** Limits results to a part of the site. */
export function AreaFilter({
  area,
  onArea,
}: {
  readonly area: SearchArea | undefined;
  readonly onArea: (area: SearchArea | undefined) => void;
}): ReactNode {
  const name = useId();
  return (
    <fieldset className={styles.areas}>
      <legend className="spoken">
        <Translate id="search.areas" description="Name of the filter by parts of the site">
          Search in
        </Translate>
      </legend>
      {[undefined, ...searchAreas].map((choice) => (
        <label key={choice ?? 'all'} className={styles.area}>
          <input
            type="radio"
            name={name}
            checked={choice === area}
            onChange={() => onArea(choice)}
          />
          <span>{areaName(choice)}</span>
        </label>
      ))}
    </fieldset>
  );
}
