import { EmptyState, Notice, PageHeader, Skeleton } from '@andromeda/design-system';
import { Navigate, useSearchParams } from '@andromeda/platform';
import { useState } from 'react';
import { BATCH_PATH } from '../../from-batch.ts';
import { BackButton } from '../../tool-frame/back-button.tsx';
import { CreditsLeft } from '../../tool-frame/credits-left.tsx';
import { ToolWorkspace } from '../../tool-frame/tool-workspace.tsx';
import type { Background } from '../../tools/background/background-request.ts';
import { ArrivalNote } from './arrival-note.tsx';
import styles from './batch.module.css';
import { type Batch, type BatchItem, MAX_BATCH, outdated, TRIAL } from './batch.ts';
import { BatchGrid } from './batch-grid.tsx';
import { BatchPhotos } from './batch-photos.tsx';
import { BatchStart } from './batch-start.tsx';
import { BatchStyle } from './batch-style.tsx';
import { BatchSummary } from './batch-summary.tsx';
import { messages } from './messages.ts';
import { ProductChoiceBar } from './to-product/product-choice-bar.tsx';
import { useProductChoice } from './to-product/use-product-choice.ts';
import { useAddPhotos } from './use-add-photos.ts';
import { useArrivingPhotos } from './use-arriving-photos.ts';
import { type BatchView, useBatch } from './use-batch.ts';
import { useCheckedPictures } from './use-checked-pictures.ts';
import { useOneColumn } from './use-one-column.ts';

/** A photo that is to be made once more. */
const AGAIN = { state: 'waiting', picture: null, problem: null, interruptions: 0 } as const;

/** Set by a notice (bff/src/pages/installed-app/service-worker.js). */
const NOTICED = 'pronto';

/** 'Várias fotos de uma vez': one background for up to 200 photos, a few at a time. */
export function BatchScreen() {
  const view = useBatch();
  const [params] = useSearchParams();
  // A notice names its batch. Where that is not in this browser any more, its pictures are in the library.
  const noticed = params.get(NOTICED);
  const place = view.batch?.id === noticed ? BATCH_PATH : '/library';
  return (
    <div className={styles.screen}>
      <PageHeader
        title="Várias fotos de uma vez"
        subtitle={`O mesmo fundo em até ${MAX_BATCH} fotos`}
        back={<BackButton />}
        actions={<CreditsLeft />}
      />
      {view.unavailable && <Notice tone="error">{messages.unavailable}</Notice>}
      {!view.unavailable && !view.batch && <Skeleton height="320px" />}
      {view.batch && !noticed && <Opened view={view} batch={view.batch} />}
      {view.batch && noticed && <Navigate to={place} replace />}
    </div>
  );
}

function Opened({ view, batch }: { view: BatchView; batch: Batch }) {
  const { store } = view;
  const { items } = batch;
  const { adding, add } = useAddPhotos(store, items);
  const arrival = useArrivingPhotos(add);
  useCheckedPictures(store);
  const [background, setBackground] = useState(batch.background);
  const current = { ...batch, background };
  const change = (next: Background) => {
    setBackground(next);
    void store.set({ background: next });
  };
  const again = async (chosen: readonly BatchItem[], limit: number | null) => {
    for (const { id } of chosen) await store.change(id, AGAIN);
    await view.start(limit);
  };
  const redo = () => {
    const chosen = outdated(current);
    return again(chosen, chosen.length <= TRIAL ? TRIAL : null);
  };
  const idle = !batch.running && !view.busy;
  const choice = useProductChoice(items);
  const oneColumn = useOneColumn();
  const hasPictures = items.some(({ picture }) => picture);
  return (
    <ToolWorkspace
      result={
        items.length === 0 ? (
          <EmptyState
            title="Suas fotos aparecem aqui"
            description={`As ${TRIAL} primeiras são feitas antes, para você ver o resultado. O resto só depois que você aprovar.`}
          />
        ) : (
          <div className={styles.result}>
            <BatchSummary
              view={view}
              batch={current}
              choice={choice}
              onRetry={() =>
                void again(
                  items.filter(({ state }) => state === 'failed'),
                  null,
                )
              }
            />
            <BatchGrid batch={current} store={store} editable={idle} choice={choice} />
            {choice.choosing && <ProductChoiceBar choice={choice} />}
          </div>
        )
      }
    >
      <ArrivalNote arrival={arrival} isEmpty={items.length === 0} />
      <BatchPhotos count={items.length} adding={adding} onAdd={(...files) => void add(...files)} />
      {idle && <BatchStyle folded={oneColumn && hasPictures} background={background} onChange={change} />}
      {items.length > 0 && !choice.choosing && (
        <BatchStart view={view} batch={current} onRedo={() => void redo()} />
      )}
    </ToolWorkspace>
  );
}
