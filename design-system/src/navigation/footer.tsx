import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { keepClear } from '../feedback/clearance.ts';
import styles from './footer.module.css';

export type FooterProps = ComponentProps<'footer'> & {
  /** A line of rights, at the start. */
  note?: ReactNode;
  /** TextLinks. */
  links?: ReactNode;
  linksLabel?: string;
  /** IconButtons around anchors. */
  social?: ReactNode;
};

/** The quiet end of a page. */
export function Footer({
  note,
  links,
  linksLabel = 'Rodapé',
  social,
  className,
  children,
  ...rest
}: FooterProps) {
  return (
    <footer {...keepClear} {...rest} className={clsx(styles.footer, className)}>
      {note && <p className={styles.note}>{note}</p>}
      {links && (
        <nav aria-label={linksLabel} className={styles.links}>
          {links}
        </nav>
      )}
      {social && <div className={styles.social}>{social}</div>}
      {children}
    </footer>
  );
}
