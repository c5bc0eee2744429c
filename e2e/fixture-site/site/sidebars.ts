import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** Sidebars of the fixture site. `guide/alone` and the pages outside the guide are in none. */
const sidebars: SidebarsConfig = {
  guide: [
    'guide/everything',
    'guide/nothing',
    'guide/wrong',
    'guide/notice-confirm',
    'guide/notice-mask',
    'guide/api/fs',
    'guide/api/auth',
  ],
  // A group whose title is missing.
  untitled: [{type: 'category', label: ' ', items: ['guide/focus']}],
  catalog: [
    'catalog/index',
    'catalog/plain',
    'catalog/second',
    'catalog/first',
    'catalog/sticky',
    {
      type: 'category',
      label: 'One',
      items: [
        'catalog/one/page',
        {
          type: 'category',
          label: 'Two',
          items: [
            'catalog/one/two/page',
            {type: 'category', label: 'Three', items: ['catalog/one/two/three/page']},
          ],
        },
      ],
    },
  ],
};

export default sidebars;
