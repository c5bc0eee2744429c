import type {ReactNode} from 'react';
import {useTexts} from '@site/src/features/token-tools/texts';

/** Button that leaves what was begun and goes back to the form. */
export function AgainButton({onAgain}: {readonly onAgain: () => void}): ReactNode {
  const {t} = useTexts();
  return (
    <button type="button" className="button button--secondary" onClick={onAgain}>
      {t('startAgain')}
    </button>
  );
}
