import { SidebarItem } from '@andromeda/design-system';
import { FlaskConical } from 'lucide-react';
import { useOpenVersions } from '../versions-place.tsx';
import { useIsAdmin } from './signed-in-user.ts';

/** For administrators, in the phone's menu. */
export function VersionsItem() {
  const open = useOpenVersions();
  if (!useIsAdmin()) return null;
  return (
    <SidebarItem placement="plain" icon={<FlaskConical />} data-closes-menu onClick={open}>
      Versões desta página
    </SidebarItem>
  );
}
