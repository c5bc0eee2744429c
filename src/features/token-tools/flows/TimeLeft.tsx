import {useEffect, useState, type ReactNode} from 'react';
import {useTexts} from '@site/src/features/token-tools/texts';

/**
 * How long a QR code is still waited for, second by second; not announced, as the end is.
 *
 * @param endsAt milliseconds since the epoch
 */
export function TimeLeft({endsAt}: {readonly endsAt: number}): ReactNode {
  const {t} = useTexts();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.ceil((endsAt - now) / 1000));
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return <p role="timer">{t('timeLeft', {time})}</p>;
}
