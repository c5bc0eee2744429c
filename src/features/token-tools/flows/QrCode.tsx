import type {ReactNode} from 'react';
import {encode} from 'uqr';
import styles from '@site/src/features/token-tools/Tool.module.css';

/** Empty rows around a code, as its standard asks for. */
const QUIET_ZONE = 4;

/** A QR code drawn here: its text is a login ticket and goes to no image service. */
export function QrCode({text, label}: {readonly text: string; readonly label: string}): ReactNode {
  const rows = encode(text, {border: QUIET_ZONE}).data;
  const path = rows
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return (
    <svg
      className={styles.qr}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}
