import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import styles from './auth-layout.module.css';

export type AuthLayoutProps = Omit<ComponentProps<'div'>, 'title'> & {
  /** A BrandPanel; seen from 768 px on. */
  panel: ReactNode;
  /** Stands over the form where the panel is not seen. */
  logo: ReactNode;
  title: ReactNode;
  subtitle?: ReactNode;
  /** Under the form, such as the way to the other screen. */
  footer?: ReactNode;
  /** A Banner above the form. */
  banner?: ReactNode;
};

/** The door: brand on one side, one form on the other; a single column on a phone. */
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
