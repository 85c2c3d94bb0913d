import { clsx } from 'clsx';
import { CircleAlert, CircleCheck, Info, Lightbulb, TriangleAlert } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import styles from './notice.module.css';

export type NoticeTone = 'success' | 'error' | 'warning' | 'info';

export const NOTICE_ICONS: Record<NoticeTone | 'tip', ReactNode> = {
  success: <CircleCheck />,
  error: <CircleAlert />,
  warning: <TriangleAlert />,
  info: <Info />,
  tip: <Lightbulb />,
};

export type NoticeProps = Omit<ComponentProps<'div'>, 'title'> & {
  tone?: NoticeTone | 'tip';
  title?: ReactNode;
};

/** A message in a coloured box in the page. Screen readers announce an error at once, other messages politely. */
export function Notice({ tone = 'info', title, className, children, ...rest }: NoticeProps) {
  const role = tone === 'error' ? 'alert' : tone === 'tip' ? undefined : 'status';
  return (
    <div role={role} {...rest} data-tone={tone} className={clsx(styles.notice, className)}>
      <span className={styles.icon} aria-hidden="true">
        {NOTICE_ICONS[tone]}
      </span>
      <div className={styles.words}>
        {title && <strong className={styles.title}>{title}</strong>}
        {children}
      </div>
    </div>
  );
}
