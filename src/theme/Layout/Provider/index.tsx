// Replaces the original of Docusaurus 3.10.2: adds the look of the site, and leaves out the providers of parts that this site
// doesn't have (announcement bar, versions, the original navbar), which would add 2 KB to every page's scripts.
import {composeProviders} from '@docusaurus/theme-common';
import type {Props} from '@theme/Layout/Provider';
import type {ReactNode} from 'react';
import SiteMode from '@generated/siteMode';
import {
  ColorModeProvider,
  PluginHtmlClassNameProvider,
  ScrollControllerProvider,
} from '@site/src/lib/browser/themeInternals';

const Provider = composeProviders([
  ColorModeProvider,
  ScrollControllerProvider,
  PluginHtmlClassNameProvider,
]);

export default function LayoutProvider({children}: Props): ReactNode {
  return (
    <Provider>
      <SiteMode />
      {children}
    </Provider>
  );
}
