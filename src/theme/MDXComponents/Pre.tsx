// Replaces the original of Docusaurus 3.10.2: code arrives highlighted from the build (src/build/markdown/code).
import type {ReactNode} from 'react';
import {CodeBlock, type CodeBlockProps} from '@site/src/features/code-block/CodeBlock';

export default function MDXPre(props: CodeBlockProps): ReactNode {
  return <CodeBlock {...props} />;
}
