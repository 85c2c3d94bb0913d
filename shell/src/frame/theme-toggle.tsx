import { SidebarItem } from '@andromeda/design-system';
import { Moon, Sun } from 'lucide-react';
import { chooseTheme, useTheme } from '../theme/theme.ts';

/** Switches between the two themes; until it is used, the page follows the system. */
export function ThemeToggle() {
  const dark = useTheme() === 'dark';
  return (
    <SidebarItem
      placement="plain"
      icon={dark ? <Sun /> : <Moon />}
      onClick={() => chooseTheme(dark ? 'light' : 'dark')}
    >
      {dark ? 'Usar tema claro' : 'Usar tema escuro'}
    </SidebarItem>
  );
}
