import type {ReactNode} from 'react';
import driverUrls from '@generated/site-builders/default/driversUrls';
import formUrls from '@generated/site-builders/default/formsUrls';
import type {BodyProps} from '@site/src/components/LazyWidget/widgetState';
import {TAKES_SECRETS} from '@site/src/features/builders/takesSecrets';
import {useBuilderData} from '@site/src/features/builders/useBuilderData';
import {usePageDriver} from '@site/src/hooks/usePageDriver';
import type {StorageDriver, StorageForm} from '@site/src/lib/shared/storageForm';
import {FinderView} from './FinderView';

/** The storage builder with all drivers. The form of a driver is fetched once it's chosen. */
export default function StorageFinderBody({fallback, onFail}: BodyProps): ReactNode {
  const driver = usePageDriver();
  const drivers = useBuilderData(driverUrls['all'], onFail) as readonly StorageDriver[] | undefined; // written by src/plugins/builders
  const chosen = drivers?.find((each) => each.driver === driver);
  const forms = useBuilderData(chosen && formUrls[chosen.page], onFail) as
    readonly StorageForm[] | undefined;
  const form = forms?.find((each) => each.driver === driver);
  return drivers ? (
    <FinderView drivers={drivers} chosen={chosen} form={form} takesSecrets={TAKES_SECRETS} />
  ) : (
    fallback
  );
}
