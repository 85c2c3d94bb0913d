import { clsx } from 'clsx';
import { Slot } from 'radix-ui';
import type { ComponentProps } from 'react';
import styles from './text-link.module.css';

export type TextLinkProps = ComponentProps<'a'> & {
  tone?: 'accent' | 'soft';
  /** Renders the only child (a router link or a button) as the link. */
  asChild?: boolean;
};

/** A link in running text, or beside a heading. */
export function TextLink({ tone = 'accent', asChild = false, className, ...rest }: TextLinkProps) {
  const Root = (asChild ? Slot.Root : 'a') as 'a';
  return <Root {...rest} data-tone={tone} className={clsx(styles.link, className)} />;
}
