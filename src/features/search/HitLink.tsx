import {useState, type ComponentProps, type ReactElement, type ReactNode} from 'react';
import type {DocSearchModal} from '@docsearch/react/modal';
import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import {useLocaleCode} from '@site/src/hooks/useLocaleCode';
import {localeOfPath} from '@site/src/lib/address';

type Navigator = NonNullable<ComponentProps<typeof DocSearchModal>['navigator']>;

/** A result. The arrow keys choose it, so it takes no part in the order of tabs. */
export function HitLink({
  hit,
  children,
}: {
  readonly hit: {readonly url: string};
  readonly children: ReactNode;
}): ReactElement {
  const locale = useLocaleCode();
  const {url} = hit;
  if (isOwnPage(url, locale)) {
    return (
      <Link to={url} tabIndex={-1}>
        {children}
      </Link>
    );
  }
  return (
    // eslint-disable-next-line @docusaurus/no-html-links -- belongs to the other language's build
    <a href={url} tabIndex={-1}>
      {children}
    </a>
  );
}

/** Goes to the result that is chosen by the Enter key. */
export function useNavigator(): Navigator {
  const history = useHistory();
  const locale = useLocaleCode();
  const [navigator] = useState<Navigator>(() => ({
    navigate({itemUrl}) {
      if (isOwnPage(itemUrl, locale)) history.push(itemUrl);
      else window.location.assign(itemUrl);
    },
  }));
  return navigator;
}

/** Whether the application of this language has the page; others are loaded anew. */
function isOwnPage(url: string, locale: string): boolean {
  return url.startsWith('/') && localeOfPath(url) === locale;
}

/** A result on the search page. */
export function PlaceLink({
  url,
  className,
  kind,
  children,
}: {
  readonly url: string;
  readonly className: string | undefined;
  readonly kind: string;
  readonly children: ReactNode;
}): ReactElement {
  const locale = useLocaleCode();
  const shared = {className: className ?? '', 'data-kind': kind};
  if (isOwnPage(url, locale)) {
    return (
      <Link to={url} {...shared}>
        {children}
      </Link>
    );
  }
  return (
    // eslint-disable-next-line @docusaurus/no-html-links -- belongs to the other language's build
    <a href={url} {...shared}>
      {children}
    </a>
  );
}
