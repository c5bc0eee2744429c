import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {Icon} from '@site/src/components/Icon/Icon';
import {commonTasks, popularPages} from '@site/src/data/searchStart';
import {useLocaleCode} from '@site/src/hooks/useLocaleCode';
import {ResultLink} from './ResultLink';
import {opensHere} from './SearchResults';
import {useSearchAccount} from './useSearchAccount';
import type {VisitsModel} from './useVisits';
import type {Visit} from './visits';
import styles from './Search.lazy.module.css';
import {inLanguage} from '@site/src/lib/shared/localized';

/** What the window offers while nothing is typed: earlier results, then common tasks and popular pages. */
export function SearchStart({
  visits,
  onOpen,
}: {
  readonly visits: VisitsModel;
  readonly onOpen: () => void;
}): ReactNode {
  const locale = useLocaleCode();
  const {baseUrl} = useSearchAccount();
  const {recent, favorites} = visits;
  const linksTo = (places: typeof popularPages): readonly ShortLink[] =>
    places.map(({path, title}) => ({
      url: baseUrl + path.slice(1),
      title: inLanguage(title, locale),
    }));
  return (
    <div className={clsx(styles.scroller, styles.start)}>
      {favorites.length > 0 && (
        <Section
          title={translate({
            id: 'search.favorites',
            message: 'Favorites',
            description: 'Heading over favorite results in the search window',
          })}
        >
          <VisitList list={favorites} areFavorites visits={visits} onOpen={onOpen} />
        </Section>
      )}
      {recent.length > 0 && (
        <Section
          title={translate({
            id: 'search.recent',
            message: 'Recent',
            description: 'Heading over results opened lately in the search window',
          })}
        >
          <VisitList list={recent} areFavorites={false} visits={visits} onOpen={onOpen} />
        </Section>
      )}
      {recent.length + favorites.length > 0 && (
        <button type="button" className={styles.action} onClick={visits.clear}>
          <Translate
            id="search.forgetAll"
            description="Button that clears recent and favorite results"
          >
            Clear history
          </Translate>
        </button>
      )}
      <Section
        title={translate({
          id: 'search.tasks',
          message: 'Common tasks',
          description: 'Heading over what readers come for most, in the empty search window',
        })}
      >
        <ShortList links={linksTo(commonTasks)} onOpen={onOpen} />
      </Section>
      <Section
        title={translate({
          id: 'search.popular',
          message: 'Popular pages',
          description: 'Heading over popular pages in the empty search window',
        })}
      >
        <ShortList links={linksTo(popularPages)} onOpen={onOpen} />
      </Section>
    </div>
  );
}

interface ShortLink {
  readonly url: string;
  readonly title: string;
}

function Section({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <section aria-label={title}>
      <div className={styles.heading} aria-hidden="true">
        {title}
      </div>
      {children}
    </section>
  );
}

function ShortList({
  links,
  onOpen,
}: {
  readonly links: readonly ShortLink[];
  readonly onOpen: () => void;
}): ReactNode {
  return (
    <ul className={styles.links}>
      {links.map(({url, title}) => (
        <li key={url}>
          <ResultLink url={url} data-start="" onClick={(event) => opensHere(event) && onOpen()}>
            {title}
          </ResultLink>
        </li>
      ))}
    </ul>
  );
}

function VisitList({
  list,
  areFavorites,
  visits,
  onOpen,
}: {
  readonly list: readonly Visit[];
  readonly areFavorites: boolean;
  readonly visits: VisitsModel;
  readonly onOpen: () => void;
}): ReactNode {
  return (
    <ul className={styles.visits}>
      {list.map((visit) => (
        <li key={visit.url} className={styles.visit}>
          <ResultLink
            url={visit.url}
            data-start=""
            className={styles.result}
            data-kind={visit.kind}
            onClick={(event) => opensHere(event) && onOpen()}
          >
            <span className={styles.title}>{visit.title}</span>
            <span className={styles.excerpt}>{visit.pageTitle}</span>
          </ResultLink>
          {!areFavorites && (
            <button
              type="button"
              className={styles.icon}
              aria-label={translate(
                {
                  id: 'search.keep',
                  message: 'Add {title} to favorites',
                  description: 'Button that makes a recent result a favorite',
                },
                {title: visit.title},
              )}
              onClick={() => visits.keep(visit)}
            >
              <Icon name="plus" />
            </button>
          )}
          <button
            type="button"
            className={styles.icon}
            aria-label={translate(
              {
                id: 'search.forget',
                message: 'Remove {title}',
                description: 'Button that removes a recent or favorite result',
              },
              {title: visit.title},
            )}
            onClick={() => visits.forget(visit)}
          >
            <Icon name="close" />
          </button>
        </li>
      ))}
    </ul>
  );
}
