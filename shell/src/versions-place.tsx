import { useNotification } from '@andromeda/platform';
import { type ComponentType, createContext, type ReactNode, useContext, useState } from 'react';
import { bringFederation } from './federation/bring-federation.ts';

const OpenVersions = createContext<() => void>(() => undefined);

/** Opens the panel of the page's versions. */
export const useOpenVersions = () => useContext(OpenVersions);

/** Where the panel of the page's versions opens; its code comes when somebody opens it. */
export function VersionsPlace({ children }: { children: ReactNode }) {
  const [Panel, setPanel] = useState<ComponentType<{ onClose(): void }>>();
  const { notify } = useNotification();
  const open = () => {
    bringFederation()
      .then(({ bringVersionsPanel }) => bringVersionsPanel())
      .then(
        ({ VersionsPanel }) => setPanel(() => VersionsPanel),
        () => notify({ type: 'error', message: 'Não foi possível abrir as versões. Tente novamente.' }),
      );
  };
  return (
    <OpenVersions value={open}>
      {children}
      {Panel && <Panel onClose={() => setPanel(undefined)} />}
    </OpenVersions>
  );
}
