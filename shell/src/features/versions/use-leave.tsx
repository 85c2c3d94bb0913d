import { ConfirmDialog } from '@andromeda/design-system';
import { useLocation } from '@andromeda/platform';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useRemoteHost } from '../../federation/remote-host.ts';

/**
 * Does what reloads the page: at once where the user has begun nothing on this screen, else once they have said that they can
 * do without it. `question` belongs into the page.
 */
export function useLeave(): { leave(act: () => void): void; question: ReactNode } {
  const { begunAt } = useRemoteHost();
  const { pathname } = useLocation();
  const queries = useQueryClient();
  const [waiting, setWaiting] = useState<() => void>();
  const leave = (act: () => void) => {
    if (begunAt.current === pathname || queries.isMutating() > 0) setWaiting(() => act);
    else act();
  };
  const question = waiting && (
    <ConfirmDialog
      open
      onOpenChange={() => setWaiting(undefined)}
      tone="danger"
      title="Recarregar e perder o que você começou?"
      description="Você começou algo nesta tela. Textos e fotos que ainda não foram salvos se perdem quando a página é recarregada."
      confirmLabel="Recarregar mesmo assim"
      cancelLabel="Continuar nesta tela"
      onConfirm={() => {
        setWaiting(undefined);
        waiting();
      }}
    />
  );
  return { leave, question };
}
