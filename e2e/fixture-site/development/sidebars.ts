import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** Without an entry, so that pages can come and go. */
const sidebars: SidebarsConfig = {};

export default sidebars;
