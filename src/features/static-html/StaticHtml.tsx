import {useEffect, type MouseEvent, type ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Translate from '@docusaurus/Translate';
import {useHistory} from '@docusaurus/router';
import {Html} from '@site/src/components/Html/Html';
import {events} from '@site/src/lib/shared/early/contract';

export interface StaticHtmlProps {
  /** Id of the block, the same on every page load: page and number. */
  readonly id: string;
  /** Ids of elements inside, separated by spaces, for the check of links at build. */
  readonly anchors?: string;
  /** In the browser: HTML of the block, missing when it could not be fetched. */
  readonly html?: string | undefined;
  /** At build and in development: the block itself. */
  readonly children?: ReactNode;
}

/** The link of a click that should change the page without loading it again. */
function readInternalLink(event: MouseEvent): HTMLAnchorElement | null {
  const isPlain =
    event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const isInternal =
    link?.origin === location.origin && !link.target && !link.hasAttribute('download');
  return isPlain && !event.defaultPrevented && isInternal ? link : null;
}

/** A part of a page that is HTML only: its content never travels as script (engineering decision 10). */
export function StaticHtml({id, anchors, html, children}: StaticHtmlProps): ReactNode {
  const brokenLinks = useBrokenLinks();
  const history = useHistory();
  for (const anchor of anchors?.split(' ').filter(Boolean) ?? []) {
    brokenLinks.collectAnchor(anchor);
  }
  useEffect(() => {
    if (html !== undefined) dispatchEvent(new Event(events.tabsDrawn));
  }, [html]);
  if (children !== undefined) return <div data-static={id}>{children}</div>;

  function handleClick(event: MouseEvent): void {
    const link = readInternalLink(event);
    if (!link) return;
    event.preventDefault();
    history.push(`${link.pathname}${link.search}${link.hash}`);
  }

  if (html === undefined) {
    return (
      <p role="alert">
        <Translate
          id="staticHtml.failed"
          description="Shown when a table of facts could not be loaded"
        >
          This part couldn’t be loaded.
        </Translate>{' '}
        <button type="button" className="clean-btn" onClick={() => location.reload()}>
          <Translate id="staticHtml.retry" description="Button that reloads the page">
            Reload the page
          </Translate>
        </button>
      </p>
    );
  }
  return (
    // Links inside are plain links; this only spares a page load.
    <Html as="div" html={html} data-static={id} suppressHydrationWarning onClick={handleClick} />
  );
}
