// Replaces the original, which chooses between inline code and the Prism block; blocks come through Pre.
import type {ComponentProps, ReactNode} from 'react';

export default function MDXCode(props: ComponentProps<'code'>): ReactNode {
  return <code {...props} />;
}
