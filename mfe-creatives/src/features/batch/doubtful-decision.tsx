import { Button } from '@andromeda/design-system';
import { ApiError, Link, useApi, useNotification } from '@andromeda/platform';
import { useMutation } from '@tanstack/react-query';
import { Paintbrush } from 'lucide-react';
import { toRepairFromBatch } from '../../from-batch.ts';
import styles from './batch.module.css';
import type { BatchStore } from './batch-store.ts';
import { messages } from './messages.ts';
import { useRefreshPictures } from './use-refresh-pictures.ts';

type DoubtfulDecisionProps = { id: string; imageId: string; repairable?: boolean; store: BatchStore };

/** What the user decides about a picture whose cut-out is in doubt. */
export function DoubtfulDecision({ id, imageId, repairable, store }: DoubtfulDecisionProps) {
  const { images } = useApi();
  const { notify } = useNotification();
  const refresh = useRefreshPictures();
  const keeping = useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      await images.keep(imageId);
      await store.change(id, { state: 'ready' });
    },
    onSuccess: refresh,
    onError: () => notify({ type: 'error', message: messages.keepFailed }),
  });
  const discarding = useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      await images.discard(imageId).catch(unlessGone);
      await store.remove(id);
    },
    onSuccess: () => {
      refresh();
      notify({ type: 'success', message: messages.discarded });
    },
    onError: () => notify({ type: 'error', message: messages.discardFailed }),
  });
  const busy = keeping.isPending || discarding.isPending;
  return (
    <div className={styles.decision}>
      {repairable && (
        <Button asChild icon={<Paintbrush />}>
          <Link to={`/mobile/corrigir-recorte?imagem=${imageId}`} state={toRepairFromBatch([id])}>
            Corrigir recorte
          </Link>
        </Button>
      )}
      <Button variant="quiet" disabled={busy} onClick={() => keeping.mutate()}>
        Ficar com a imagem
      </Button>
      <Button variant="quiet" disabled={busy} onClick={() => discarding.mutate()}>
        Descartar
      </Button>
    </div>
  );
}

/** Deleted in the library: what was asked for is done. */
function unlessGone(error: unknown): void {
  if (!(error instanceof ApiError && error.code === 'not_found')) throw error;
}
