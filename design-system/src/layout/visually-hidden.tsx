import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './visually-hidden.module.css';

export type VisuallyHiddenProps = ComponentProps<'span'>;

/** Hides content visually; screen readers still read it. */
export function VisuallyHidden({ className, ...rest }: VisuallyHiddenProps) {
  return <span {...rest} className={clsx(styles.voice, className)} />;
}
