import { SidebarItem } from '@andromeda/design-system';
import { useTheme } from '@andromeda/platform/host';
import { Moon, Sun } from 'lucide-react';
import { chooseTheme } from '../theme/theme.ts';

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
