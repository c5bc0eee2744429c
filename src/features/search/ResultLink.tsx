import type {ComponentProps, ReactElement} from 'react';
import Link from '@docusaurus/Link';
import {useLocaleCode} from '@site/src/hooks/useLocaleCode';
import {localeOfPath} from '@site/src/lib/address';
import {sitePath} from '@site/src/lib/sitePath';

/** A link to a result. Pages of the other language belong to another build and are loaded as a document. */
export function ResultLink({
  url,
  className = '',
  children,
  ...rest
}: {readonly url: string} & Omit<ComponentProps<'a'>, 'href' | 'ref' | 'style'>): ReactElement {
  const locale = useLocaleCode();
  const props = {...rest, className};
  if (url.startsWith('/') && localeOfPath(sitePath(url)) === locale) {
    return (
      <Link to={url} {...props}>
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
