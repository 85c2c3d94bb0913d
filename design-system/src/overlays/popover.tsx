import { clsx } from 'clsx';
import { Popover as Primitive } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import styles from './popover.module.css';

export type PopoverProps = {
  trigger: ReactElement;
  /** Names the surface for screen readers. */
  label: string;
  align?: 'start' | 'center' | 'end';
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  children: ReactNode;
  className?: string;
};

/**
 * A small surface that a button opens while the page stays usable. Escape and a click beside it close it; the focus moves
 * in and returns. On a phone it is as wide as the screen allows.
 */
export function Popover(props: PopoverProps) {
  const { trigger, label, align = 'end', open, onOpenChange, children, className } = props;
  const state = { ...(open === undefined ? {} : { open }), ...(onOpenChange ? { onOpenChange } : {}) };
  return (
    <Primitive.Root {...state}>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          aria-label={label}
          align={align}
          sideOffset={8}
          collisionPadding={16}
          className={clsx(styles.popover, className)}
        >
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
