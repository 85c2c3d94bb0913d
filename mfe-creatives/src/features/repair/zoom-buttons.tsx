import { IconButton, keepClear } from '@andromeda/design-system';
import { Maximize, ZoomIn, ZoomOut } from 'lucide-react';
import styles from './repair.module.css';

type ZoomButtonsProps = { onZoom: (factor: number) => void; onWhole: (() => void) | null };

/** Closer, farther, and the whole picture: for a mouse and for one finger. */
export function ZoomButtons({ onZoom, onWhole }: ZoomButtonsProps) {
  return (
    <div {...keepClear} className={styles.zoom}>
      <IconButton variant="overlay" label="Aproximar" icon={<ZoomIn />} onClick={() => onZoom(1.5)} />
      <IconButton variant="overlay" label="Afastar" icon={<ZoomOut />} onClick={() => onZoom(1 / 1.5)} />
      {onWhole && (
        <IconButton variant="overlay" label="Ver a foto inteira" icon={<Maximize />} onClick={onWhole} />
      )}
    </div>
  );
}
