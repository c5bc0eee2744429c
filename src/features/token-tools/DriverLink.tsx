import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useAllDocsData} from '@docusaurus/plugin-content-docs/client';
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
  const docs = useAllDocsData()['default']?.versions.flatMap((version) => version.docs) ?? [];
  const path = docs.find(({id}) => id === `guide/drivers/${page}`)?.path;
  const text = t('driverPage', {driver});
  return path === undefined ? driver : <Link to={path}>{text}</Link>;
}
