import {useRef, useState, type ReactNode} from 'react';
import {maskToken} from '@site/src/lib/browser/token-flow/tokens';
import {useTexts} from './texts';
import styles from './Tool.module.css';

/**
 * A value that is shown masked until the reader reveals it, and can be copied without that.
 *
 * @param name what it is called: the driver's field, for the names of the buttons
 * @param isSecret whether it is masked at all
 */
export function SecretValue({
  name,
  value,
  isSecret = true,
  isBlock = false,
  masked,
}: {
  readonly name: string;
  readonly value: string;
  readonly isSecret?: boolean;
  readonly isBlock?: boolean;
  /** What is there while it is hidden, when not the usual mask. */
  readonly masked?: string;
}): ReactNode {
  const {t} = useTexts();
  const [isRevealed, setRevealed] = useState(!isSecret);
  const [message, setMessage] = useState('');
  const shown = useRef<HTMLElement>(null);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(value);
      setMessage(t('copied', {name}));
    } catch {
      // The browser refuses the clipboard: the reader copies the revealed value.
      setRevealed(true);
      setMessage(t('copySelected', {name}));
      requestAnimationFrame(
        () => shown.current && getSelection()?.selectAllChildren(shown.current),
      );
    }
  }

  return (
    <div className={styles.value} {...(isBlock ? {'data-block': ''} : {})}>
      <code ref={shown} translate="no">
        {isRevealed ? value : (masked ?? maskToken(value))}
      </code>
      <span>
        {isSecret && (
          <button
            type="button"
            aria-label={t(isRevealed ? 'hideNamed' : 'revealNamed', {name})}
            onClick={() => setRevealed(!isRevealed)}
          >
            {t(isRevealed ? 'hide' : 'reveal')}
          </button>
        )}
        <button
          type="button"
          aria-label={t('copyNamed', {name})}
          onClick={() => void copy()}
          data-needs-scripts
        >
          {t('copy')}
        </button>
      </span>
      <span role="status">{message}</span>
    </div>
  );
}
