import {navbarItems} from '@site/src/config/navbar';

/** Stub of the generated site configuration: what client code reads of it. */
export default {
  title: 'Docs',
  url: 'https://docs.example.com',
  baseUrl: '/',
  titleDelimiter: '|',
  future: {experimental_router: 'browser'},
  customFields: {
    apiServers: {cf: 'https://cf.example.com', de: 'https://de.example.com'},
  },
  themeConfig: {
    navbar: {items: navbarItems},
    colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: true},
    metadata: [],
  },
};
