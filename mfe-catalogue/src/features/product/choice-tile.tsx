import { ChoiceMark } from '@andromeda/design-system';
import type { ReactNode } from 'react';
import styles from './choice-tile.module.css';

type ChoiceTileProps = {
  /** What a screen reader says of it. */
  label: string;
  checked: boolean;
  disabled?: boolean;
  /** Where the tick stands, so that it hides nothing else on the picture. */
  markAt?: 'top' | 'bottom';
  onToggle(): void;
  children: ReactNode;
};

/** A picture that a press chooses, one of several. */
export const ChoiceTile = ({
  label,
  checked,
  disabled = false,
  markAt = 'top',
  onToggle,
  children,
}: ChoiceTileProps) => (
  <label className={styles.tile}>
    <input
      type="checkbox"
      checked={checked}
      disabled={disabled}
      aria-label={label}
      onChange={onToggle}
      className={styles.tick}
    />
    {children}
    {!disabled && (
      <span className={styles.mark} data-at={markAt}>
        <ChoiceMark checked={checked} />
      </span>
    )}
  </label>
);
