import {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {pageInfoItems, type PageInfoItem} from '@site/src/data/pageInfo';
import {useLocaleCode} from '@site/src/hooks/useLocaleCode';
import {languageOf} from '@site/src/lib/shared/localized';
import type {Named} from '@site/src/lib/shared/namedEntries';
import type {PageRun} from '@site/src/lib/shared/liveResults';
import type {PageDay, PageFrontMatter} from '@site/src/lib/shared/pageFrontMatter';
import styles from './PageInfo.module.css';

interface ItemProps {
  readonly frontMatter: PageFrontMatter;
  /** Number of views, from anyone who counts them; this site has no provider. */
  readonly pageViews?: ReactNode;
}

/** How each item shows; undefined when the page has nothing of the kind. */
const items: Readonly<Record<PageInfoItem, (props: ItemProps) => ReactNode>> = {
  Author: ({frontMatter}) =>
    frontMatter.authors && (
      <Translate
        id="pageInfo.author"
        description="Who wrote the page"
        values={{names: <Names entries={frontMatter.authors} />}}
      >
        {'Author: {names}'}
      </Translate>
    ),
  Original: ({frontMatter}) =>
    frontMatter.isOriginal && (
      <Translate id="pageInfo.original" description="Marks a page that was written for this site">
        Original
      </Translate>
    ),
  Date: ({frontMatter}) => frontMatter.date !== undefined && <Day {...frontMatter.date} />,
  PageView: ({pageViews}) => pageViews,
  ReadingTime: ({frontMatter}) =>
    frontMatter.minutes !== undefined && (
      <Translate
        id="pageInfo.readingTime"
        description="Reading time of the page"
        values={{minutes: frontMatter.minutes}}
      >
        {'{minutes} min read'}
      </Translate>
    ),
  Category: ({frontMatter}) =>
    frontMatter.categories && (
      <Translate
        id="pageInfo.category"
        description="Categories of the page"
        values={{names: <Names entries={frontMatter.categories} />}}
      >
        {'Category: {names}'}
      </Translate>
    ),
  Tag: ({frontMatter}) =>
    frontMatter.tags && (
      <Translate
        id="pageInfo.tags"
        description="Tags of the page"
        values={{names: <Names entries={frontMatter.tags} />}}
      >
        {'Tags: {names}'}
      </Translate>
    ),
  Run: ({frontMatter}) => frontMatter.run && <Run run={frontMatter.run} />,
};

/** Page that lists what was run, and what wasn't and why. */
const TESTED_PAGE = '/reference/tested.html';

/**
 * The line below a page's title (specification section 2): what the page says about itself, in the order of
 * `pageInfoItems`. Items without a value are omitted.
 */
export function PageInfo({
  order = pageInfoItems,
  ...props
}: ItemProps & {readonly order?: readonly PageInfoItem[]}): ReactNode {
  const shown = order.flatMap((item) => {
    const content = items[item](props);
    return content ? [<li key={item}>{content}</li>] : [];
  });
  return shown.length > 0 && <ul className={styles.info}>{shown}</ul>;
}

function Names({entries}: {readonly entries: readonly Named[]}): ReactNode {
  const separator = languageOf(useLocaleCode()).listSeparator;
  return entries.map(({name, href}, index) => (
    <Fragment key={name}>
      {index > 0 && separator}
      {href === undefined ? name : <Link to={href}>{name}</Link>}
    </Fragment>
  ));
}

function Day({iso, words}: PageDay): ReactNode {
  return <time dateTime={iso}>{words}</time>;
}

function Run({run}: {readonly run: PageRun<PageDay>}): ReactNode {
  return (
    <Link to={run.state === 'not-run' ? `${TESTED_PAGE}#not-run` : TESTED_PAGE}>{sentence()}</Link>
  );

  function sentence(): ReactNode {
    if (run.state === 'run')
      return (
        <Translate
          id="pageInfo.run"
          description="The steps of the page were followed with a running AList"
          values={{version: run.version, date: <Day {...run.date} />}}
        >
          {'Steps tested with AList {version} on {date}'}
        </Translate>
      );
    if (run.state === 'partly')
      return (
        <Translate
          id="pageInfo.runPartly"
          description="Some steps of the page were followed with a running AList"
          values={{version: run.version, date: <Day {...run.date} />}}
        >
          {'Some steps tested with AList {version} on {date}'}
        </Translate>
      );
    return (
      <Translate id="pageInfo.notRun" description="The steps of the page were not followed">
        Steps not tested
      </Translate>
    );
  }
}
