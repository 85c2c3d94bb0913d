import { SidebarGroup, SidebarItem } from '@andromeda/design-system';
import { Lock } from 'lucide-react';
import { NavLink } from 'react-router-dom';
import { useEntrances } from '../access/use-entrances.ts';
import { useRemotes } from '../federation/remote-host.ts';
import { type MenuItem, menuOf } from './menu.ts';
import { MenuIcon } from './menu-icon.tsx';
import styles from './menu-list.module.css';
import { useMenuReader } from './signed-in-user.ts';

/** Both groups of the menu, for sidebar and dropdown alike. */
export function MenuList() {
  const { main, tools } = menuOf(useRemotes(), useMenuReader(), useEntrances().entryOf);
  return (
    <>
      <MenuGroup entries={main} />
      <MenuGroup entries={tools} heading="Ferramentas" />
    </>
  );
}

/** One group; without entries there is none. */
export function MenuGroup({
  entries,
  heading,
}: {
  entries: readonly MenuItem[];
  heading?: string | undefined;
}) {
  if (entries.length === 0) return null;
  return (
    <SidebarGroup heading={heading}>
      {entries.map(({ path, label, icon, locked }) => (
        <SidebarItem key={path} asChild icon={<MenuIcon name={icon} />}>
          <NavLink to={path}>
            {label}
            {locked && <Lock role="img" aria-label="Disponível em outro plano" className={styles.lock} />}
          </NavLink>
        </SidebarItem>
      ))}
    </SidebarGroup>
  );
}
