import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import styles from './chip.module.css';

export type ChipProps = ComponentProps<'span'> & {
  tone?: 'plain' | 'accent';
  icon?: ReactNode;
  /** With an action the chip ends in a small button, such as copy. */
  onAction?: () => void;
  actionIcon?: ReactNode;
  actionLabel?: string;
};

/** A short piece of text in a pill, with one optional action on it. */
export function Chip({
  tone = 'plain',
  icon,
  onAction,
  actionIcon,
  actionLabel,
  className,
  children,
  ...rest
}: ChipProps) {
  return (
    <span
      {...rest}
      data-tone={tone}
      data-action={onAction ? true : undefined}
      className={clsx(styles.chip, className)}
    >
      {icon && <span className={styles.icon}>{icon}</span>}
      <span className={styles.label}>{children}</span>
      {onAction && (
        <button
          type="button"
          aria-label={actionLabel}
          title={actionLabel}
          className={styles.action}
          onClick={onAction}
        >
          {actionIcon}
        </button>
      )}
    </span>
  );
}
