// Replaces the original of Docusaurus 3.10.2: the sidebar is a panel that needs no state, so nothing of it waits for
// scripts.
import type {ReactNode} from 'react';
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocRoot/Layout';
import {DocFrame} from '@site/src/features/doc-page/DocFrame';
import {Sidebar} from '@site/src/features/sidebar/Sidebar';

export default function DocRootLayout({children}: Props): ReactNode {
  const sidebar = useDocsSidebar();
  return <DocFrame sidebar={sidebar && <Sidebar items={sidebar.items} />}>{children}</DocFrame>;
}
