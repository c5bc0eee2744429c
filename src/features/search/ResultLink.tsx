import type {ComponentProps, ReactElement} from 'react';
import {Link} from 'react-router-dom'; // Docusaurus loads every page through it
import {useLocaleCode} from '@site/src/hooks/useLocaleCode';
import {localeOfPath} from '@site/src/lib/shared/address';
import {sitePath} from '@site/src/lib/browser/sitePath';

/**
 * A link to a result, with the address as the index has it. Pages of the other language belong to another build and
 * are loaded as a document.
 *
 * It's the router's own link: Docusaurus's watches with an observer each whether it comes into view, to prefetch its
 * page, which this site doesn't do (`src/client/noPrefetch.ts`), and sets up another one each time it's rendered.
 */
export function ResultLink({
  url,
  className = '',
  children,
  ...rest
}: {readonly url: string} & Omit<ComponentProps<'a'>, 'href' | 'ref' | 'style'>): ReactElement {
  const locale = useLocaleCode();
  const props = {...rest, className};
  if (url.startsWith('/') && localeOfPath(sitePath(url)) === locale) {
    // Following the link tells what fails.
    const preload = () => {
      Promise.resolve(window.docusaurus.preload(url)).catch(() => undefined);
    };
    return (
      <Link to={url} {...props} onMouseEnter={preload} onTouchStart={preload}>
        {children}
      </Link>
    );
  }
  return (
    // eslint-disable-next-line @docusaurus/no-html-links -- belongs to the other language's build
    <a href={url} {...props}>
      {children}
    </a>
  );
}
