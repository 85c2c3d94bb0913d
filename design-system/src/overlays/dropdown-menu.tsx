import { clsx } from 'clsx';
import { DropdownMenu as Primitive, Slot } from 'radix-ui';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import styles from './dropdown-menu.module.css';

export type DropdownMenuProps = {
  trigger: ReactElement;
  /** Names the menu; the trigger's own name if missing. */
  label?: string;
  align?: 'start' | 'end';
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  children: ReactNode;
};

/** A short list of actions that a button opens. Arrow keys, first letters and Escape work. */
export function DropdownMenu({
  trigger,
  label,
  align = 'end',
  open,
  onOpenChange,
  children,
}: DropdownMenuProps) {
  const state = { ...(open === undefined ? {} : { open }), ...(onOpenChange ? { onOpenChange } : {}) };
  return (
    // Not modal: a modal menu injects a style element to stop the page from scrolling.
    <Primitive.Root {...state} modal={false}>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          align={align}
          sideOffset={6}
          collisionPadding={12}
          loop
          className={styles.menu}
          {...(label ? { 'aria-label': label, 'aria-labelledby': undefined } : {})}
        >
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

export type DropdownMenuItemProps = ComponentProps<typeof Primitive.Item> & {
  icon?: ReactNode;
  tone?: 'neutral' | 'danger';
};

/** One action. With `asChild` the only child (a router link) is the item. */
export function DropdownMenuItem({
  icon,
  tone = 'neutral',
  className,
  children,
  asChild = false,
  ...rest
}: DropdownMenuItemProps) {
  const content = (label: ReactNode) => (
    <>
      {icon && <span className={styles.icon}>{icon}</span>}
      <span className={styles.label}>{label}</span>
    </>
  );
  return (
    <Primitive.Item {...rest} asChild={asChild} data-tone={tone} className={clsx(styles.item, className)}>
      {asChild ? <Slot.Slottable child={children}>{content}</Slot.Slottable> : content(children)}
    </Primitive.Item>
  );
}

/** A line between groups of actions. */
export function DropdownMenuSeparator() {
  return <Primitive.Separator className={styles.separator} />;
}

/** The name of a group of actions. */
export function DropdownMenuLabel({ children }: { children: ReactNode }) {
  return <Primitive.Label className={styles.groupLabel}>{children}</Primitive.Label>;
}
