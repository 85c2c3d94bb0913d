import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { Drawing, type DrawingName } from './drawing.tsx';
import styles from './state-panel.module.css';

export type EmptyStateProps = Omit<ComponentProps<'div'>, 'title'> & {
  drawing?: DrawingName;
  /** In place of the drawing, such as an example of what will be there. */
  picture?: ReactNode;
  title: ReactNode;
  description?: ReactNode;
  /** The action that adds the first item. */
  action?: ReactNode;
};

/** Nothing here yet: a small drawing, one sentence, and the action that changes it. */
export function EmptyState({
  drawing = 'pictures',
  picture,
  title,
  description,
  action,
  className,
  ...rest
}: EmptyStateProps) {
  return (
    <div {...rest} className={clsx(styles.panel, className)}>
      {picture ?? <Drawing name={drawing} />}
      <p className={styles.title}>{title}</p>
      {description && <p className={styles.message}>{description}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
