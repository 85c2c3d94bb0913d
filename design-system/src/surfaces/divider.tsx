import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './divider.module.css';

export type DividerProps = ComponentProps<'div'>;

/** A line between two parts; with a word in it, such as 'ou', between two ways. */
export function Divider({ className, children, ...rest }: DividerProps) {
  if (!children) return <hr className={clsx(styles.line, className)} />;
  return (
    <div {...rest} className={clsx(styles.divider, className)}>
      <span>{children}</span>
    </div>
  );
}
