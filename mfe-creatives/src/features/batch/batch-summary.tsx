import { Button, Card, ConfirmDialog, ProgressBar } from '@andromeda/design-system';
import { Download, Package, RotateCcw, ScanSearch, Store, Trash2 } from 'lucide-react';
import { useState } from 'react';
import styles from './batch.module.css';
import { type Batch, type BatchItem, countStates } from './batch.ts';
import { cardId } from './batch-card.tsx';
import { messages } from './messages.ts';
import type { ProductChoice } from './to-product/use-product-choice.ts';
import type { BatchView } from './use-batch.ts';
import { useBatchFiles } from './use-batch-files.ts';
import { useExpectedEnd } from './use-expected-end.ts';
import { useShownAtStart } from './use-shown-at-start.ts';

type BatchSummaryProps = { view: BatchView; batch: Batch; choice: ProductChoice; onRetry(): void };

/** How far the batch is, and what can be done with what is finished. */
export function BatchSummary({ view, batch, choice, onRetry }: BatchSummaryProps) {
  const { items, running } = batch;
  const { ready, check, failed, sending, working } = countStates(items);
  const { zipping, preparing } = useBatchFiles(items);
  const done = ready + check + failed;
  const underway = sending + working;
  const left = items.length - done - underway;
  const idle = !running && !view.busy;
  const shown = useShownAtStart(running);
  const expectedEnd = useExpectedEnd(batch);
  const parts = [
    ready > 0 && messages.counts.ready(ready),
    check > 0 && messages.counts.check(check),
    failed > 0 && messages.counts.failed(failed),
    underway > 0 && messages.counts.underway(underway),
    left > 0 && messages.counts.left(left),
  ].filter((part) => part !== false);
  return (
    <Card ref={shown} as="section" aria-label="Andamento do lote" className={styles.summary}>
      <div className={styles.progress}>
        <p role="status" className={styles.counts}>
          {parts.join(', ')}
        </p>
        <p aria-live="polite" className={styles.expected}>
          {expectedEnd}
        </p>
      </div>
      <ProgressBar label="Fotos feitas" value={done} max={items.length} />
      {check > 0 && <ToCheck items={items} />}
      <div className={styles.actions}>
        {ready > 0 && (
          <>
            <Button
              icon={<Download />}
              busy={zipping.isPending}
              busyLabel="Preparando..."
              onClick={() => zipping.mutate()}
            >
              Baixar ZIP
            </Button>
            <Button icon={<Store />} busy={preparing.isPending} onClick={() => preparing.mutate()}>
              Preparar para…
            </Button>
            <Button icon={<Package />} busy={choice.opening} disabled={choice.choosing} onClick={choice.open}>
              Criar produto
            </Button>
          </>
        )}
        {failed > 0 && idle && (
          <Button icon={<RotateCcw />} onClick={onRetry}>
            {messages.again(failed)}
          </Button>
        )}
        {idle && <NewBatch view={view} />}
      </div>
    </Card>
  );
}

/** What the doubtful ones wait for, and the way to the first of them. */
function ToCheck({ items }: { items: readonly BatchItem[] }) {
  const doubtful = items.filter(({ state }) => state === 'check');
  const show = () => {
    const [first] = doubtful;
    const card = first && document.getElementById(cardId(first));
    card?.scrollIntoView({ block: 'center' });
    card?.focus({ preventScroll: true });
  };
  return (
    <div className={styles.toCheck}>
      <p>{messages.leftOut(doubtful.length)}</p>
      <Button icon={<ScanSearch />} onClick={show}>
        {messages.showDoubtful}
      </Button>
    </div>
  );
}

function NewBatch({ view }: { view: BatchView }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="quiet" icon={<Trash2 />} onClick={() => setAsking(true)}>
        Começar outro lote
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Começar outro lote?"
        description="As fotos saem desta lista. As imagens prontas continuam na sua biblioteca."
        confirmLabel="Começar outro"
        onConfirm={() => {
          setAsking(false);
          void view.store.clear();
        }}
      />
    </>
  );
}
