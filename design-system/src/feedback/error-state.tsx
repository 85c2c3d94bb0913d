import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { Drawing } from './drawing.tsx';
import styles from './state-panel.module.css';

export type ErrorStateProps = Omit<ComponentProps<'div'>, 'title'> & {
  title: ReactNode;
  message?: ReactNode;
  action?: ReactNode;
  /** The level of the title; `p` where the screen already has its headings. */
  titleAs?: 'h1' | 'h2' | 'h3' | 'p';
};

/** Explains a failure and how to go on. Screen readers announce it when it appears. */
export function ErrorState({
  title,
  message,
  action,
  titleAs: Title = 'p',
  className,
  ...rest
}: ErrorStateProps) {
  return (
    <div role="alert" {...rest} data-tone="danger" className={clsx(styles.panel, className)}>
      <Drawing name="lost" />
      <Title className={styles.title}>{title}</Title>
      {message && <p className={styles.message}>{message}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
