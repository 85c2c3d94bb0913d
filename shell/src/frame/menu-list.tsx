import { SidebarGroup, SidebarItem } from '@andromeda/design-system';
import type { MenuEntry } from '@andromeda/platform/host';
import { NavLink } from 'react-router-dom';
import { useRemotes } from '../federation/remote-host.ts';
import { menuOf } from './menu.ts';
import { MenuIcon } from './menu-icon.tsx';
import { useIsAdmin } from './signed-in-user.ts';

/** Both groups of the menu, for sidebar and dropdown alike. */
export function MenuList() {
  const { main, tools } = menuOf(useRemotes(), useIsAdmin());
  return (
    <>
      <MenuGroup entries={main} />
      <MenuGroup entries={tools} heading="Ferramentas" />
    </>
  );
}

function MenuGroup({ entries, heading }: { entries: readonly MenuEntry[]; heading?: string }) {
  if (entries.length === 0) return null;
  return (
    <SidebarGroup heading={heading}>
      {entries.map(({ path, label, icon }) => (
        <SidebarItem key={path} asChild icon={<MenuIcon name={icon} />}>
          <NavLink to={path}>{label}</NavLink>
        </SidebarItem>
      ))}
    </SidebarGroup>
  );
}
