import { encode } from 'uqr';
import styles from './second-factor.module.css';

/** Readers ask for four modules of quiet around it. */
const QUIET = 4;

/** A QR code, dark on light in both themes: readers know no other. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const path = data
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x + QUIET} ${y + QUIET}h1v1h-1z` : '')))
    .join('');
  const side = size + 2 * QUIET;
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${side} ${side}`} className={styles.qr}>
      <path d={path} shapeRendering="crispEdges" />
    </svg>
  );
}
