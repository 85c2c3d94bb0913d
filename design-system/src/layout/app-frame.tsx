import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import styles from './app-frame.module.css';

export type AppFrameProps = ComponentProps<'div'> & {
  /** A Sidebar, visible from 768 px on. */
  sidebar: ReactNode;
  /** A MobileHeader, visible below 768 px. */
  mobileHeader: ReactNode;
  /** A Banner above the screen. */
  banner?: ReactNode;
  footer?: ReactNode;
  /** `full` fills the window's height exactly and leaves the scrolling to the screen. */
  height?: 'page' | 'full';
  /** `none` lets a screen reach the edges of a phone; from 768 px on the padding always applies. */
  gutter?: 'page' | 'none';
  skipLabel?: string;
  mainId?: string;
};

/** The frame of every signed-in screen. At each width screen readers find only one of the two navigations. */
export function AppFrame(props: AppFrameProps) {
  const { sidebar, mobileHeader, banner, footer, height = 'page', gutter = 'page', ...others } = props;
  const { skipLabel = 'Ir para o conteúdo', mainId = 'conteudo', className, children, ...rest } = others;
  return (
    <div {...rest} data-height={height} data-gutter={gutter} className={clsx(styles.frame, className)}>
      <a href={`#${mainId}`} className={styles.skip}>
        {skipLabel}
      </a>
      <div className={styles.side}>{sidebar}</div>
      <div className={styles.top}>{mobileHeader}</div>
      <div className={styles.column}>
        {banner}
        <main id={mainId} tabIndex={-1} className={styles.main}>
          {children}
        </main>
        {footer && height === 'page' && <div className={styles.foot}>{footer}</div>}
      </div>
    </div>
  );
}
