import type {ClientModule} from '@docusaurus/types';
import siteConfig from '@generated/docusaurus.config';
import {allowsForeignScripts} from '@site/src/lib/services';

let isLoaded = false;

const analytics: ClientModule = {
  /** Loads the configured script once, when a page that allows it is idle (specification section 7). */
  onRouteDidUpdate({location}) {
    const src = siteConfig.customFields?.['analyticsScript'];
    if (isLoaded || typeof src !== 'string' || !allowsForeignScripts(location.pathname)) return;
    isLoaded = true;
    requestIdleCallback(() => {
      const script = document.createElement('script');
      script.src = src;
      script.async = true;
      document.head.append(script);
    });
  },
};

export const {onRouteDidUpdate} = analytics;
