import { clsx } from 'clsx';
import { Slot } from 'radix-ui';
import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './sidebar.module.css';

export type SidebarProps = ComponentProps<'aside'> & {
  brand: ReactNode;
  /** Names the navigation. */
  label?: string;
  /** At the bottom: credit panel, sign-out. */
  footer?: ReactNode;
  /** SidebarGroups. */
  children: ReactNode;
};

/** The night at the side of every screen from 768 px on. Always dark, in both themes. */
export function Sidebar({
  brand,
  label = 'Menu principal',
  footer,
  className,
  children,
  ...rest
}: SidebarProps) {
  return (
    <aside {...rest} data-theme="dark" className={clsx(styles.sidebar, className)}>
      <div className={styles.brand}>{brand}</div>
      <nav aria-label={label} className={styles.nav}>
        {children}
      </nav>
      {footer && <div className={styles.footer}>{footer}</div>}
    </aside>
  );
}

export type SidebarGroupProps = ComponentProps<'div'> & { heading?: ReactNode };

/** A list of SidebarItems, under a small heading if it has one. */
export function SidebarGroup({ heading, className, children, ...rest }: SidebarGroupProps) {
  const headingId = useId();
  return (
    <div {...rest} className={clsx(styles.group, className)}>
      {heading && (
        <p id={headingId} className={styles.heading}>
          {heading}
        </p>
      )}
      <ul aria-labelledby={heading ? headingId : undefined} className={styles.items}>
        {children}
      </ul>
    </div>
  );
}

export type SidebarItemProps = ComponentProps<'button'> & {
  icon: ReactNode;
  /** Renders the only child (a router link, which says aria-current) as the item. */
  asChild?: boolean;
  /** `plain` is for an item outside a list, such as sign-out in the footer. */
  placement?: 'list' | 'plain';
};

/** A link to one place. The current one (`aria-current="page"`) has a lit ground and an amber icon. */
export function SidebarItem({
  icon,
  asChild = false,
  placement = 'list',
  className,
  children,
  ...rest
}: SidebarItemProps) {
  const Root = (asChild ? Slot.Root : 'button') as 'button';
  const item = (
    <Root {...(asChild ? {} : { type: 'button' })} {...rest} className={clsx(styles.item, className)}>
      <Slot.Slottable child={children}>
        {(label) => (
          <>
            <span className={styles.icon} aria-hidden="true">
              {icon}
            </span>
            <span className={styles.label}>{label}</span>
          </>
        )}
      </Slot.Slottable>
    </Root>
  );
  return placement === 'list' ? <li>{item}</li> : item;
}
