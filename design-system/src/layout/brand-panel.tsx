import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import styles from './brand-panel.module.css';

export type BrandPanelProps = ComponentProps<'section'> & {
  logo: ReactNode;
  headline: ReactNode;
  text?: ReactNode;
  /** Pictures at the foot, such as a PhotoCollage. */
  children?: ReactNode;
};

/** Night and nebula with a promise in them. Always dark, in both themes. */
export function BrandPanel({ logo, headline, text, className, children, ...rest }: BrandPanelProps) {
  return (
    <section {...rest} data-theme="dark" className={clsx(styles.panel, className)}>
      <div className={styles.logo}>{logo}</div>
      <div className={styles.words}>
        <p className={styles.headline}>{headline}</p>
        {text && <p className={styles.text}>{text}</p>}
      </div>
      {children && <div className={styles.pictures}>{children}</div>}
    </section>
  );
}

export type CollagePhoto = {
  src: string;
  alt: string;
  /** A pill on the picture. */
  label?: ReactNode;
  labelIcon?: ReactNode;
};

export type PhotoCollageProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The original picture behind, and its result in front. */
  before: CollagePhoto;
  after: CollagePhoto;
};

/** Two overlapping photographs, before and after. */
export function PhotoCollage({ before, after, className, ...rest }: PhotoCollageProps) {
  return (
    <div {...rest} className={clsx(styles.collage, className)}>
      {[before, after].map((photo, index) => (
        <figure key={photo.src} data-place={index === 0 ? 'before' : 'after'} className={styles.photo}>
          {/* Lazy: a phone does not draw the panel and does not fetch its pictures. */}
          <img src={photo.src} alt={photo.alt} loading="lazy" decoding="async" className={styles.picture} />
          {photo.label && (
            <figcaption className={styles.label}>
              {photo.labelIcon}
              {photo.label}
            </figcaption>
          )}
        </figure>
      ))}
    </div>
  );
}
