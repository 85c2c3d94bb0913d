import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import styles from './auth-layout.module.css';

export type AuthLayoutProps = Omit<ComponentProps<'div'>, 'title'> & {
  /** A BrandPanel, visible from 768 px on. */
  panel: ReactNode;
  /** Shown above the form where the panel is hidden. */
  logo: ReactNode;
  title: ReactNode;
  subtitle?: ReactNode;
  /** Below the form, such as a link to the other screen. */
  footer?: ReactNode;
  /** A Banner above the form. */
  banner?: ReactNode;
};

/** The layout of sign-in screens: the brand on one side, a form on the other; a single column on a phone. */
export function AuthLayout(props: AuthLayoutProps) {
  const { panel, logo, title, subtitle, footer, banner, className, children, ...rest } = props;
  return (
    <div {...rest} className={clsx(styles.layout, className)}>
      <div className={styles.panel}>{panel}</div>
      <div className={styles.side}>
        {banner}
        <header data-theme="dark" className={styles.logo}>
          {logo}
        </header>
        <main id="conteudo" tabIndex={-1} className={styles.main}>
          <div className={styles.words}>
            <h1 tabIndex={-1} className={styles.title}>
              {title}
            </h1>
            {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
          </div>
          {children}
          {footer && <div className={styles.footer}>{footer}</div>}
        </main>
      </div>
    </div>
  );
}
