import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './card.module.css';

export type CardProps = ComponentProps<'div'> & {
  as?: 'div' | 'section' | 'article' | 'li' | 'form';
  /** `hero` for the one big box of a screen, `sunken` for secondary content. */
  tone?: 'plain' | 'hero' | 'sunken' | 'highlight';
  padding?: 'none' | 's' | 'm' | 'l';
};

/** A soft sheet over the page. With no padding, pictures reach its edges. */
export function Card({ as = 'div', tone = 'plain', padding = 'm', className, ...rest }: CardProps) {
  const Root = as as 'div';
  return <Root {...rest} data-tone={tone} data-padding={padding} className={clsx(styles.card, className)} />;
}
