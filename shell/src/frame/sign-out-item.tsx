import { SidebarItem } from '@andromeda/design-system';
import { useSession } from '@andromeda/platform';
import { LogOut } from 'lucide-react';

export function SignOutItem() {
  const { signOut } = useSession();
  return (
    <SidebarItem placement="plain" icon={<LogOut />} onClick={() => void signOut()}>
      Sair
    </SidebarItem>
  );
}
