import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** Order of the site map (sections 4 to 7). A page enters here once it is written in both languages. */
const sidebars: SidebarsConfig = {
  guide: [
    'guide/index',
    {
      type: 'category',
      label: 'Install',
      items: ['guide/install/index', 'guide/install/docker'],
    },
  ],
  config: ['config/index'],
  faq: ['faq/index'],
};

export default sidebars;
