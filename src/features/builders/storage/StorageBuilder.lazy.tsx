import type {ReactNode} from 'react';
import formUrls from '@generated/site-builders/default/formsUrls';
import type {BodyProps} from '@site/src/components/LazyWidget/widgetState';
import type {StorageForm} from '@site/src/lib/shared/storageForm';
import {TAKES_SECRETS} from '@site/src/features/builders/takesSecrets';
import {useBuilderData} from '@site/src/features/builders/useBuilderData';
import {StorageView} from './StorageView';

type Forms = readonly [StorageForm, ...StorageForm[]];

/** The storage builder with what it knows of the page's drivers; both are fetched when it comes near the screen. */
export default function StorageBuilderBody({
  page,
  fallback,
  onFail,
}: BodyProps & {readonly page: string}): ReactNode {
  const forms = useBuilderData(formUrls[page] ?? '', onFail) as Forms | undefined; // written by src/plugins/builders
  return forms ? <StorageView forms={forms} takesSecrets={TAKES_SECRETS} /> : fallback;
}
