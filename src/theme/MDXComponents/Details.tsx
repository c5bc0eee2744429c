// Replaces the original of Docusaurus 3.10.2: it animates by script what the browser opens by itself.
import type {ComponentProps, ReactNode} from 'react';
import clsx from 'clsx';

export default function MDXDetails({className, ...props}: ComponentProps<'details'>): ReactNode {
  return <details {...props} className={clsx('details', className)} />;
}
