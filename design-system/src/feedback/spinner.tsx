import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './spinner.module.css';

export type SpinnerProps = ComponentProps<'span'> & {
  /** The text for screen readers. */
  label?: string;
  /** `screen`: as large as `l`, in the middle of the room of a screen that is still to come. */
  size?: 's' | 'm' | 'l' | 'screen';
  /** Hides it from screen readers, where a text beside it already says that work goes on. */
  decorative?: boolean;
};

/** Work of unknown length. A core with an arm that turns around it. */
export function Spinner({
  label = 'Carregando',
  size = 'm',
  decorative = false,
  className,
  ...rest
}: SpinnerProps) {
  const voice = decorative
    ? ({ 'aria-hidden': true } as const)
    : ({ role: 'status', 'aria-label': label } as const);
  return (
    <span {...voice} {...rest} data-size={size} className={clsx(styles.spinner, className)}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="12" cy="12" r="9" className={styles.track} />
        <path d="M12 3a9 9 0 0 1 9 9" className={styles.arm} />
      </svg>
    </span>
  );
}
