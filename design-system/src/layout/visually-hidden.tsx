import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './visually-hidden.module.css';

export type VisuallyHiddenProps = ComponentProps<'span'>;

/** Read out, not drawn. */
export function VisuallyHidden({ className, ...rest }: VisuallyHiddenProps) {
  return <span {...rest} className={clsx(styles.voice, className)} />;
}
