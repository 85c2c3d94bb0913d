import {
  Avatar,
  DropdownMenu,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  VisuallyHidden,
} from '@andromeda/design-system';
import { useSession } from '@andromeda/platform';
import { useTheme } from '@andromeda/platform/host';
import { FlaskConical, LogOut, Moon, Sun } from 'lucide-react';
import { chooseTheme } from '../theme/theme.ts';
import { useOpenVersions } from '../versions-place.tsx';
import styles from './corner.module.css';
import { NotificationBell } from './notification-bell.tsx';
import { useIsAdmin, useUserName } from './signed-in-user.ts';

/** Bell and user menu, beside the name of the screen. */
export function Corner() {
  return (
    <div className={styles.line}>
      <div className={styles.corner}>
        <NotificationBell opens="at-the-bell" />
        <UserMenu />
      </div>
    </div>
  );
}

function UserMenu() {
  const { user, signOut } = useSession();
  const dark = useTheme() === 'dark';
  const fullName = useUserName();
  const name = fullName || user.email;
  const isAdmin = useIsAdmin();
  const openVersions = useOpenVersions();
  return (
    <DropdownMenu
      label="Sua conta"
      trigger={
        <button type="button" className={styles.user}>
          <Avatar name={name} aria-hidden="true" />
          <VisuallyHidden>Sua conta: {name}</VisuallyHidden>
        </button>
      }
    >
      <DropdownMenuLabel>
        <span className={styles.name}>{name}</span>
        {fullName && <span className={styles.email}>{user.email}</span>}
      </DropdownMenuLabel>
      <DropdownMenuSeparator />
      <DropdownMenuItem
        icon={dark ? <Sun /> : <Moon />}
        onSelect={() => chooseTheme(dark ? 'light' : 'dark')}
      >
        {dark ? 'Usar tema claro' : 'Usar tema escuro'}
      </DropdownMenuItem>
      {isAdmin && (
        <DropdownMenuItem icon={<FlaskConical />} onSelect={openVersions}>
          Versões desta página
        </DropdownMenuItem>
      )}
      <DropdownMenuItem icon={<LogOut />} onSelect={() => void signOut()}>
        Sair
      </DropdownMenuItem>
    </DropdownMenu>
  );
}
