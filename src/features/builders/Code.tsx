import {useRef, useState, type ReactNode} from 'react';
import {t, type TextKey} from './texts';
import styles from './builders.lazy.module.css';

/** Code that is shown with dots for secrets, and copied with them. */
export function Code({
  name,
  shown,
  copied = shown,
}: {
  /** What is copied: a language or a file. */
  readonly name: string;
  readonly shown: string;
  readonly copied?: string;
}): ReactNode {
  const code = useRef<HTMLElement>(null);
  const [message, setMessage] = useState<TextKey>();

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(copied);
      setMessage('copied');
    } catch {
      if (code.current) getSelection()?.selectAllChildren(code.current);
      setMessage('copyFailed');
    }
  }

  return (
    <div className={styles.code}>
      {/* Scrolls where its lines are long, which needs the keyboard too. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre tabIndex={0}>
        <code ref={code} translate="no">
          {shown}
        </code>
      </pre>
      <button type="button" aria-label={t('copyNamed', {name})} onClick={() => void copy()}>
        {t('copy')}
      </button>
      <span role="status">{message && t(message)}</span>
    </div>
  );
}
