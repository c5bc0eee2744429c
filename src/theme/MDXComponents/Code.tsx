// Replaces the original of Docusaurus 3.10.2: it chooses between inline code and the Prism block, and here blocks come
// through Pre.
import type {ComponentProps, ReactNode} from 'react';

export default function MDXCode(props: ComponentProps<'code'>): ReactNode {
  return <code {...props} />;
}
