import {useEffect, useEffectEvent, useState, type ReactNode} from 'react';
import siteConfig from '@generated/docusaurus.config';
import formUrls from '@generated/site-builders/default/formUrls';
import type {BodyProps} from '@site/src/components/LazyWidget/widgetState';
import type {ServiceFields} from '@site/src/lib/shared/services';
import type {StorageForm} from '@site/src/lib/shared/storageForm';
import {BuilderView} from './BuilderView';
import {t} from './texts';

const fields = siteConfig.customFields as Partial<ServiceFields> | undefined; // written by src/config/services.ts

/** Whether scripts of others, which could read what is typed, never load on driver pages. */
const TAKES_SECRETS = (fields?.foreignScripts ?? []).length === 0;

type Forms = readonly [StorageForm, ...StorageForm[]];

/** The forms of a page's drivers, from the file that the build wrote. */
async function fetchForms(page: string): Promise<Forms> {
  const response = await fetch(formUrls[page] ?? '');
  if (!response.ok) throw new Error(t('failed', {status: response.status}));
  return (await response.json()) as Forms; // written by src/plugins/builders
}

/** The storage builder with what it knows of the page's drivers; both are fetched when it comes near the screen. */
export default function StorageBuilderBody({
  page,
  fallback,
  onFail,
}: BodyProps & {readonly page: string}): ReactNode {
  const [forms, setForms] = useState<Forms>();
  const fail = useEffectEvent(onFail);
  useEffect(() => {
    let isCurrent = true;
    fetchForms(page).then(
      (fetched) => isCurrent && setForms(fetched),
      (reason: unknown) => isCurrent && fail(reason),
    );
    return () => {
      isCurrent = false;
    };
  }, [page]);
  return forms ? <BuilderView forms={forms} takesSecrets={TAKES_SECRETS} /> : fallback;
}
