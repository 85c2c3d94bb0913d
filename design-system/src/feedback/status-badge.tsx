import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './status-badge.module.css';

export type Tone = 'neutral' | 'accent' | 'success' | 'warning' | 'danger' | 'info';

export type StatusBadgeProps = ComponentProps<'span'> & {
  tone?: Tone;
  /** For a badge on a picture: a solid ground and a shadow. */
  floating?: boolean;
};

/** The state of something, in one word. */
export function StatusBadge({ tone = 'neutral', floating = false, className, ...rest }: StatusBadgeProps) {
  return (
    <span
      {...rest}
      data-tone={tone}
      data-floating={floating || undefined}
      className={clsx(styles.badge, className)}
    />
  );
}
