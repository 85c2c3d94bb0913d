import { type PreparationRequest, useApi, useNotification } from '@andromeda/platform';
import { PreparationContext, type Prepare } from '@andromeda/platform/host';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

// Rules of marketplaces and their verdicts come with the first preparation.
const loadDialog = async () => (await import('../features/prepare/prepare-dialog.tsx')).PrepareDialog;

const notOpened = {
  type: 'error',
  message: 'Não foi possível abrir a preparação. Tente novamente.',
} as const;

interface Opened {
  request: PreparationRequest;
  at: string;
  Dialog: Awaited<ReturnType<typeof loadDialog>>;
}

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
        (Dialog) => setOpened({ request, at: pathname, Dialog }),
        () => notify(notOpened),
      ),
    [pathname, notify],
  );
  useReturnFromMarketplace(prepare);
  return (
    <PreparationContext value={prepare}>
      {children}
      {opened?.at === pathname && <opened.Dialog {...opened.request} onClose={() => setOpened(null)} />}
    </PreparationContext>
  );
}

/** Goes on with what its user left in order to connect an account, once the marketplace has led them back. */
function useReturnFromMarketplace(prepare: Prepare): void {
  const { search } = useLocation();
  const navigate = useNavigate();
  const { notify } = useNotification();
  const api = useApi();
  const outcome = new URLSearchParams(search).get('mercado-livre');
  useEffect(() => {
    if (!outcome) return;
    const rest = new URLSearchParams(search);
    rest.delete('mercado-livre');
    void navigate({ search: rest.toString() }, { replace: true });
    void import('../features/prepare/to-listing/come-back.ts').then(
      ({ comeBack }) => comeBack(outcome, { api, notify, prepare }),
      () => notify(notOpened),
    );
  }, [outcome, search, navigate, notify, api, prepare]);
}
