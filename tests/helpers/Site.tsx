import {useContext, type ReactNode} from 'react';
import {Context} from '@docusaurus/core/lib/client/docusaurusContext.js';

/** Puts its children on a site of another configuration, language or with other global data. */
export function Site({
  customFields,
  globalData,
  locale,
  themeConfig,
  url,
  children,
}: {
  readonly customFields?: Record<string, unknown>;
  readonly globalData?: Record<string, unknown>;
  readonly locale?: 'en' | 'zh';
  readonly themeConfig?: Record<string, unknown>;
  /** Origin of the published site. */
  readonly url?: string;
  readonly children: ReactNode;
}): ReactNode {
  const site = useContext(Context);
  const {siteConfig, i18n} = site;
  const value = {
    ...site,
    siteConfig: {
      ...siteConfig,
      url: url ?? siteConfig.url,
      customFields: customFields ?? siteConfig.customFields,
      themeConfig: {...siteConfig.themeConfig, ...themeConfig},
    },
    i18n: {...i18n, currentLocale: locale ?? i18n.currentLocale},
    globalData: globalData ?? site.globalData,
  } as typeof site;
  return <Context.Provider value={value}>{children}</Context.Provider>;
}
