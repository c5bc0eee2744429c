import {useEffect, useRef, useState, type ReactNode, type ToggleEvent} from 'react';
import {useLocation} from '@docusaurus/router';
import {LazyWidget} from '@site/src/components/LazyWidget/LazyWidget';
import {replaceQuery} from '@site/src/lib/browser/replaceQuery';
import {linkParams} from '@site/src/lib/shared/early/contract';
import type {Start} from './choices';

const loadBuilder = () =>
  import(/* webpackChunkName: "widget-install-builder" */ './InstallBuilder.lazy');

/** Takes the builder out of the address, so that a reload doesn't open it again. */
function forgetBuilder(): void {
  const params = new URLSearchParams(location.search);
  params.delete(linkParams.builder);
  const query = params.toString();
  replaceQuery(query === '' ? '' : `?${query}`);
}

/**
 * Opens the installation builder in place of the samples that are its children. It's closed at first, because it's where
 * a page begins: what comes near the screen would start the application at once. A link with its name in the query opens
 * it, even if the link is on the same page.
 *
 * @param start what the builder of this page begins with
 * @param title what opens it
 */
export function InstallBuilder({
  start,
  title,
  children,
}: {
  readonly start: Start;
  readonly title: string;
  readonly children: ReactNode;
}): ReactNode {
  /** Another one after each link that the reader follows. */
  const {key} = useLocation();
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    const {current} = details;
    if (!current) return;
    if (new URLSearchParams(location.search).has(linkParams.builder)) {
      current.open = true;
      if (location.hash === '') current.scrollIntoView();
    }
    // Also opened before the application ran.
    setOpen(current.open);
  }, [key]);

  function toggle({newState}: ToggleEvent<HTMLDetailsElement>): void {
    const opens = newState === 'open';
    setOpen(opens);
    if (!opens) forgetBuilder();
  }

  return (
    <>
      <details ref={details} className="details" data-needs-scripts onToggle={toggle}>
        <summary>{title}</summary>
        {isOpen && (
          <LazyWidget load={loadBuilder} body={{start}}>
            {null}
          </LazyWidget>
        )}
      </details>
      <div hidden={isOpen}>{children}</div>
    </>
  );
}
