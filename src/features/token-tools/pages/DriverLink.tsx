import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useTexts} from '@site/src/features/token-tools/texts';

/** Link to the page of a driver. */
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
  return <Link to={path}>{text}</Link>;
}
