import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './action-bar.module.css';

export type ActionBarProps = ComponentProps<'div'> & {
  /** From which width on the bar lies in the page: 640 for tool screens, `never` stays at the bottom. */
  until?: '640' | '768' | 'never';
};

/** The screen's main action, fixed at the bottom where the thumb is; in the flow of the page on wider screens. */
export function ActionBar({ until = '640', className, children, ...rest }: ActionBarProps) {
  return (
    <div {...rest} data-until={until} className={clsx(styles.place, className)}>
      <div className={styles.bar}>{children}</div>
    </div>
  );
}
