import type {CSSProperties, ReactNode} from 'react';
import clsx from 'clsx';
import Translate, {translate} from '@docusaurus/Translate';
import {Html} from '@site/src/components/Html/Html';
import {Icon} from '@site/src/components/Icon/Icon';
import styles from './CodeBlock.module.css';

/** What the build leaves on a fenced block (src/build/markdown/code). */
export interface CodeBlockProps {
  readonly 'data-html'?: string;
  readonly 'data-language'?: string;
  readonly 'data-title'?: string;
  /** Number of the first line, when lines are numbered. */
  readonly 'data-numbers'?: string;
  /** Present when a line is too long for the page, and doesn't wrap by itself, as those of commands do. */
  readonly 'data-wraps'?: string;
  /** Number of lines, when there are so many that the block is folded. */
  readonly 'data-lines'?: string;
}

/** A block of code with its title and its buttons, which the early script serves. */
export function CodeBlock({
  'data-html': html = '',
  'data-language': language = 'text',
  'data-title': title,
  'data-numbers': firstNumber,
  'data-wraps': wraps,
  'data-lines': lines,
}: CodeBlockProps): ReactNode {
  const hasTools = firstNumber !== undefined || wraps !== undefined || lines !== undefined;
  return (
    <div
      className={clsx(styles.block, hasTools && 'code-tools')}
      data-code-block
      data-numbers={firstNumber}
      data-folded={lines}
      // The number before the first, for the counter in codeTools.widget.css.
      style={
        firstNumber === undefined
          ? undefined
          : ({'--code-line-before': Number(firstNumber) - 1} as CSSProperties)
      }
      suppressHydrationWarning
    >
      {title !== undefined && <div className={styles.title}>{title}</div>}
      {wraps !== undefined && <WrapButton />}
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
        <Copied />
      </button>
      <pre
        className={styles.pre}
        data-language={language}
        // The block scrolls sideways, so the keyboard must be able to reach it.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        {/* Our own markup, escaped by the build (src/build/markdown/code). */}
        <Html as="code" html={html} />
      </pre>
      <button type="button" className={styles.copyBelow} data-action="copy">
        <span>
          <Translate id="codeBlock.copyBelow" description="Button below code on narrow screens">
            Copy
          </Translate>
        </span>
        <Copied />
      </button>
      {lines !== undefined && (
        <button type="button" data-action="unfold">
          <Translate
            id="codeBlock.unfold"
            description="Button below a long block of code"
            values={{lines}}
          >
            {'Show all {lines} lines'}
          </Translate>
        </button>
      )}
    </div>
  );
}

/** What a button says once it has copied. Only then is it text: no reader and no program finds it on the page before. */
function Copied(): ReactNode {
  return (
    <Html
      as="span"
      html=""
      className={styles.copied}
      role="status"
      data-copied-text={translate({
        id: 'codeBlock.copied',
        message: 'Copied',
        description: 'Announced after code was copied',
      })}
      suppressHydrationWarning
    />
  );
}

function WrapButton(): ReactNode {
  return (
    <button
      type="button"
      data-action="wrap"
      aria-pressed="false"
      aria-label={translate({
        id: 'codeBlock.wrap',
        message: 'Wrap long lines',
        description: 'Name of the button that breaks long lines of a code block',
      })}
      suppressHydrationWarning
    >
      <Icon name="wrap" />
    </button>
  );
}
