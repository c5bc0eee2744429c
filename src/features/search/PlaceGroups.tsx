import type {ReactNode} from 'react';
import Heading from '@theme/Heading';
import {escapeHtml} from '@site/src/lib/search/highlight';
import type {FoundPlace} from '@site/src/lib/search/answer';
import type {EmbeddedAnswer} from './embeddedSearch';
import {PlaceLink} from './HitLink';
import {areaName, nearTitlesText, otherLanguageText} from './searchTexts';
import styles from './Search.lazy.module.css';

/** Results on the search page: by page; else near titles and the other language's results. */
export function PlaceGroups({answer}: {readonly answer: EmbeddedAnswer}): ReactNode {
  const near = answer.near.map(({path, title, area}): FoundPlace => ({
    url: path,
    kind: 'page',
    area,
    title,
    pageTitle: title,
    titleHtml: escapeHtml(title),
    excerptHtml: '',
  }));
  return (
    <div className={styles.groups}>
      {groupsOf(answer.places).map((places) => (
        <Group key={places[0]?.url} title={titleOf(places[0])} places={places} />
      ))}
      <Group title={otherLanguageText()} places={answer.inOtherLanguage} />
      <Group title={nearTitlesText()} places={near} />
    </div>
  );
}

function Group({
  title,
  places,
}: {
  readonly title: string;
  readonly places: readonly FoundPlace[];
}): ReactNode {
  if (places.length === 0) return null;
  return (
    <section className={styles.group}>
      <Heading as="h2">{title}</Heading>
      <ul className={styles.places}>
        {places.map((place) => (
          <li key={place.url}>
            <PlaceLink url={place.url} className={styles.place} kind={place.kind}>
              {/* Escaped by markWords, which adds nothing but marks. */}
              <strong dangerouslySetInnerHTML={{__html: place.titleHtml}} />
              {place.excerptHtml !== '' && (
                <p dangerouslySetInnerHTML={{__html: place.excerptHtml}} />
              )}
            </PlaceLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Neighbours of one page together; the answer has them in this order. */
function groupsOf(places: readonly FoundPlace[]): readonly (readonly FoundPlace[])[] {
  return places.reduce<FoundPlace[][]>((groups, place) => {
    const last = groups.at(-1);
    const isSamePage = last?.[0] !== undefined && pathOf(last[0]) === pathOf(place);
    return isSamePage ? [...groups.slice(0, -1), [...last, place]] : [...groups, [place]];
  }, []);
}

const pathOf = ({url}: FoundPlace): string => url.replace(/#.*/, '');

const titleOf = (place: FoundPlace | undefined): string =>
  place ? `${areaName(place.area)} › ${place.pageTitle}` : '';
