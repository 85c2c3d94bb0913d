import { type PreparationRequest, useNotification } from '@andromeda/platform';
import { PreparationContext, type Prepare } from '@andromeda/platform/host';
import { type ReactNode, useCallback, useState } from 'react';
import { useLocation } from 'react-router-dom';

// Rules of marketplaces and their verdicts come with the first preparation.
const loadDialog = async () => (await import('../features/prepare/prepare-dialog.tsx')).PrepareDialog;

type Opened = PreparationRequest & { at: string; Dialog: Awaited<ReturnType<typeof loadDialog>> };

/** Opens 'Preparar para…' over the screens of remotes; it closes with the screen that asked for it. */
export function PreparationPlace({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { notify } = useNotification();
  const [opened, setOpened] = useState<Opened | null>(null);
  // Also what was asked from a screen that is no longer there.
  if (opened && opened.at !== pathname) setOpened(null);
  const prepare = useCallback<Prepare>(
    (request) =>
      void loadDialog().then(
        (Dialog) => setOpened({ ...request, at: pathname, Dialog }),
        () => notify({ type: 'error', message: 'Não foi possível abrir a preparação. Tente novamente.' }),
      ),
    [pathname, notify],
  );
  return (
    <PreparationContext value={prepare}>
      {children}
      {opened?.at === pathname && (
        <opened.Dialog images={opened.images} keep={opened.keep} onClose={() => setOpened(null)} />
      )}
    </PreparationContext>
  );
}
