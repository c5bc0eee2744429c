import siteConfig from '@generated/docusaurus.config';
import {foreignScripts} from '@site/src/features/foreign-scripts/foreignScripts';
import type {ServiceFields} from '@site/src/lib/shared/services';

const fields = siteConfig.customFields as Partial<ServiceFields> | undefined; // written by src/config/services.ts

export const {onRouteDidUpdate} = foreignScripts(fields?.foreignScripts ?? []);
