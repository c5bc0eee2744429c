// Replaces the original: without the providers of parts this site does not have (announcement bar, versions,
// the stock navbar), and with the look of the site.
import {composeProviders} from '@docusaurus/theme-common';
import {
  ColorModeProvider,
  PluginHtmlClassNameProvider,
  ScrollControllerProvider,
} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/Layout/Provider';
import type {ReactNode} from 'react';
import SiteMode from '@generated/siteMode';

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
