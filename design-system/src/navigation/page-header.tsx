import { clsx } from 'clsx';
import type { ComponentProps, ReactNode, Ref } from 'react';
import styles from './page-header.module.css';

export type PageHeaderProps = Omit<ComponentProps<'header'>, 'title'> & {
  title: ReactNode;
  subtitle?: ReactNode;
  /** A way back, before the title: an IconButton, or one around a router link. */
  back?: ReactNode;
  /** At the end of the line. */
  actions?: ReactNode;
  /** `hero` is for the one showcase screen; `bar` sticks to the top of a phone's tool screen. */
  size?: 'page' | 'hero' | 'bar';
  /** Lets code focus the h1 (tabIndex -1), so that screen readers announce a new screen. */
  titleRef?: Ref<HTMLHeadingElement>;
};

/** The name of a screen, its only h1. */
export function PageHeader({
  title,
  subtitle,
  back,
  actions,
  size = 'page',
  titleRef,
  className,
  ...rest
}: PageHeaderProps) {
  return (
    <header {...rest} data-size={size} className={clsx(styles.header, className)}>
      {back}
      <div className={styles.words}>
        <h1 ref={titleRef} tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}

export type GlowTextProps = ComponentProps<'em'>;

/** The key words of a hero, in the colours of the nebula. */
export function GlowText({ className, ...rest }: GlowTextProps) {
  return <em {...rest} className={clsx(styles.glow, className)} />;
}
