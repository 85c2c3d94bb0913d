import { clsx } from 'clsx';
import { Menu, X } from 'lucide-react';
import { Popover } from 'radix-ui';
import { type ComponentProps, type MouseEvent, type ReactNode, useState } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import styles from './mobile-header.module.css';

export type MobileHeaderProps = ComponentProps<'header'> & {
  brand: ReactNode;
  /** The content of the dropdown: SidebarGroups, a CreditPanel, sign-out. */
  menu: ReactNode;
  menuLabel?: string;
  menuOpen?: boolean;
  onMenuOpenChange?: (open: boolean) => void;
  /** Between the brand and the menu button. */
  actions?: ReactNode;
};

/**
 * The top of a phone's screen: brand and a menu that drops down. The menu closes on Escape, on a tap beside it,
 * and when the user follows a link in it.
 */
export function MobileHeader(props: MobileHeaderProps) {
  const { brand, menu, menuLabel = 'Menu', menuOpen, onMenuOpenChange, actions, className, ...rest } = props;
  const [ownOpen, setOwnOpen] = useState(false);
  const open = menuOpen ?? ownOpen;
  const change = (next: boolean) => {
    setOwnOpen(next);
    onMenuOpenChange?.(next);
  };
  const closeOnLink = (event: MouseEvent<HTMLElement>) => {
    if (event.target instanceof Element && event.target.closest('a, [data-closes-menu]')) change(false);
  };
  return (
    <Popover.Root open={open} onOpenChange={change}>
      <Popover.Anchor asChild>
        <header {...rest} data-menu-open={open || undefined} className={clsx(styles.header, className)}>
          <div className={styles.brand}>{brand}</div>
          {actions}
          <Popover.Trigger asChild>
            <IconButton label={menuLabel} icon={open ? <X /> : <Menu />} variant="secondary" />
          </Popover.Trigger>
        </header>
      </Popover.Anchor>
      {open && <div className={styles.scrim} />}
      <Popover.Portal>
        <Popover.Content
          aria-label={menuLabel}
          data-theme="dark"
          align="end"
          sideOffset={0}
          collisionPadding={0}
          className={styles.menu}
          onOpenAutoFocus={startAtCurrentPlace}
          onClick={closeOnLink}
        >
          {menu}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

/** Radix focuses the first button and skips links; this menu focuses the current place, or its first link. */
function startAtCurrentPlace(event: Event) {
  const menu = event.target;
  if (!(menu instanceof HTMLElement)) return;
  const place =
    menu.querySelector<HTMLElement>('[aria-current="page"]') ?? menu.querySelector<HTMLElement>('a[href]');
  if (!place) return;
  event.preventDefault();
  place.focus();
}
