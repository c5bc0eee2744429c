import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import routes from '@generated/routes';
import {hasRoute} from '@site/src/lib/hasRoute';
import {useTexts} from './texts';

/** Link to the page of a driver; its name alone while the page is not written. */
export function DriverLink({
  page,
  driver,
}: {
  readonly page: string;
  readonly driver: string;
}): ReactNode {
  const {t} = useTexts();
  const path = useBaseUrl(`/guide/drivers/${page}.html`);
  const text = t('driverPage', {driver});
  return hasRoute(routes, path) ? <Link to={path}>{text}</Link> : driver;
}
