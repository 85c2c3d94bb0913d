import { clsx } from 'clsx';
import type { ComponentProps, CSSProperties } from 'react';
import styles from './progress-bar.module.css';

export type ProgressBarProps = Omit<ComponentProps<'div'>, 'children'> & {
  label: string;
  /** 0 to `max`; without it and without `durationMs` the length of the work is unknown. */
  value?: number;
  max?: number;
  /** Fills by itself over this time, driven by CSS alone. */
  durationMs?: number;
  tone?: 'glow' | 'accent' | 'success' | 'warning' | 'danger';
};

/** Shows the progress of some work, or how much of something is left. */
export function ProgressBar({
  label,
  value,
  max = 100,
  durationMs,
  tone = 'accent',
  className,
  ...rest
}: ProgressBarProps) {
  const known = value !== undefined && max > 0;
  const fraction = known ? Math.min(1, Math.max(0, value / max)) : 0;
  const fill: CSSProperties = known
    ? { scale: `${fraction} 1` }
    : durationMs
      ? { animationDuration: `${durationMs}ms` }
      : {};
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={known ? value : undefined}
      {...rest}
      data-state={known ? 'known' : durationMs ? 'timed' : 'unknown'}
      data-tone={tone}
      className={clsx(styles.bar, className)}
    >
      <span className={styles.fill} style={fill} />
    </div>
  );
}
