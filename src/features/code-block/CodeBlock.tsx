import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {Icon} from '@site/src/components/Icon/Icon';
import styles from './CodeBlock.module.css';

/** What the build leaves on a fenced block. */
export interface CodeBlockProps {
  readonly 'data-html'?: string;
  readonly 'data-language'?: string;
  readonly 'data-title'?: string;
}

/** A block of code with its title, language and a copy button, which the early script serves. */
export function CodeBlock({
  'data-html': html = '',
  'data-language': language = 'text',
  'data-title': title,
}: CodeBlockProps): ReactNode {
  return (
    <div className={styles.block} data-code-block>
      {title !== undefined && <div className={styles.title}>{title}</div>}
      <button
        type="button"
        className={styles.copy}
        data-action="copy"
        aria-label={translate({
          id: 'codeBlock.copy',
          message: 'Copy code',
          description: 'Name of the copy button of a code block',
        })}
      >
        <Icon name="copy" />
        <Icon name="check" />
        <span className={styles.copied} role="status">
          <span>
            <Translate id="codeBlock.copied" description="Announced after code was copied">
              Copied
            </Translate>
          </span>
        </span>
      </button>
      <pre
        className={styles.pre}
        data-language={language}
        // The block scrolls sideways, so the keyboard must be able to reach it.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        {/* Our own markup, escaped by the build (src/plugins/rehype-code). */}
        <code dangerouslySetInnerHTML={{__html: html}} />
      </pre>
    </div>
  );
}
