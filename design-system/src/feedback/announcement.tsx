import { clsx } from 'clsx';
import { X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import styles from './announcement.module.css';
import { placeClear } from './clearance.ts';
import { NOTICE_ICONS, type NoticeTone } from './notice.tsx';

export type AnnouncementProps = Omit<ComponentProps<'div'>, 'title'> & {
  tone: NoticeTone;
  title?: ReactNode;
  children: ReactNode;
  onClose?: () => void;
  closeLabel?: string;
  /** `closing` fades for 300 ms (--fade); the caller removes it after that. */
  state?: 'open' | 'closing';
  action?: ReactNode;
};

export type BannerProps = AnnouncementProps;
export type SnackbarProps = AnnouncementProps;

/** A message at the top of the page, over its whole width. Presentational: the caller decides the timing. */
export function Banner(props: BannerProps) {
  return <Announcement {...props} data-place="banner" />;
}

/** A message that floats at the bottom of the content and covers nothing that is kept clear. Presentational: the caller decides the timing. */
export function Snackbar(props: SnackbarProps) {
  return <Announcement {...props} ref={placeClear} data-place="snackbar" data-theme="dark" />;
}

function Announcement(props: AnnouncementProps & { 'data-place': string; 'data-theme'?: string }) {
  const {
    tone,
    title,
    children,
    onClose,
    closeLabel = 'Fechar',
    state = 'open',
    action,
    className,
    ...rest
  } = props;
  return (
    <div
      role={tone === 'error' || tone === 'warning' ? 'alert' : 'status'}
      {...rest}
      data-tone={tone}
      data-state={state}
      className={clsx(styles.announcement, className)}
    >
      <span className={styles.icon} aria-hidden="true">
        {NOTICE_ICONS[tone]}
      </span>
      <div className={styles.words}>
        {title && <strong className={styles.title}>{title}</strong>}
        <span className={styles.message}>{children}</span>
      </div>
      {action && <div className={styles.action}>{action}</div>}
      {onClose && <IconButton label={closeLabel} icon={<X />} onClick={onClose} className={styles.close} />}
    </div>
  );
}
