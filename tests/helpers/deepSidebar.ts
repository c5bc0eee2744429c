import type {PropSidebar} from '@docusaurus/plugin-content-docs';

const link = (label: string, href: string) => ({type: 'link', label, href}) as const;
const group = (label: string, ...items: readonly unknown[]) => ({type: 'category', label, items});

/** Sidebar of a section whose pages are up to four levels deep; its front page is /guide/. */
export const deepSidebar = [
  link('Overview', '/guide/'),
  group('One', group('Two', group('Three', link('Four', '/4.html')), link('Page', '/p.html'))),
] as unknown as PropSidebar;
