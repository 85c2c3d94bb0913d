import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { keepClear } from '../feedback/clearance.ts';
import styles from './action-bar.module.css';

export type ActionBarProps = ComponentProps<'div'> & {
  /** The width from which the bar is part of the page: 640 for tool screens, 768 for those of the shell. */
  until?: '640' | '768';
};

/** The screen's main action, fixed at the bottom within the thumb's reach; in the flow of the page on wider screens. */
export function ActionBar({ until = '640', className, ...rest }: ActionBarProps) {
  return <div {...keepClear} {...rest} data-until={until} className={clsx(styles.bar, className)} />;
}
