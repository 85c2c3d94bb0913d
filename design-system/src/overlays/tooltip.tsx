import { Tooltip as Primitive } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import styles from './tooltip.module.css';

export type TooltipProps = {
  /** One short sentence. Nothing essential may be only here: a phone shows no tooltips. */
  label: ReactNode;
  side?: 'top' | 'bottom' | 'left' | 'right';
  /** A button or link with a name of its own; the tooltip is its description. */
  children: ReactElement;
};

/** Explains a control to a pointer that rests on it and to the keyboard's focus. Escape closes it. */
export function Tooltip({ label, side = 'top', children }: TooltipProps) {
  return (
    <Primitive.Provider delayDuration={400}>
      <Primitive.Root>
        <Primitive.Trigger asChild>{children}</Primitive.Trigger>
        <Primitive.Portal>
          <Primitive.Content
            side={side}
            sideOffset={6}
            collisionPadding={12}
            data-theme="dark"
            className={styles.tooltip}
          >
            {label}
          </Primitive.Content>
        </Primitive.Portal>
      </Primitive.Root>
    </Primitive.Provider>
  );
}
