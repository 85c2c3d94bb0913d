import type { LogoCorner } from 'bff/contract/browser/brand';
import styles from './corner-drawing.module.css';

/** A picture with a logo in one of its corners, or none. */
export const CornerDrawing = ({ corner }: { corner: LogoCorner }) => (
  <span data-corner={corner} className={styles.picture} />
);
