// Replaces the original: code arrives highlighted from the build (src/plugins/markdown/code).
import type {ReactNode} from 'react';
import {CodeBlock, type CodeBlockProps} from '@site/src/features/code-block/CodeBlock';

export default function MDXPre(props: CodeBlockProps): ReactNode {
  return <CodeBlock {...props} />;
}
