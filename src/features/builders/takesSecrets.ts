import siteConfig from '@generated/docusaurus.config';
import type {ServiceFields} from '@site/src/lib/shared/services';

const fields = siteConfig.customFields as Partial<ServiceFields> | undefined; // written by src/config/services.ts

/** Whether scripts of others, which could read what is typed, never load on the builders' pages. */
export const TAKES_SECRETS = (fields?.foreignScripts ?? []).length === 0;
