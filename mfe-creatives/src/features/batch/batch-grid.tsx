import { Button, FullscreenImage } from '@andromeda/design-system';
import { Link } from '@andromeda/platform';
import { copySources } from 'bff/contract/browser';
import { Package } from 'lucide-react';
import { useState } from 'react';
import { BATCH_PATH } from '../../from-batch.ts';
import styles from './batch.module.css';
import type { Batch } from './batch.ts';
import { BatchCard } from './batch-card.tsx';
import type { BatchStore } from './batch-store.ts';
import { messages } from './to-product/messages.ts';
import type { ProductChoice } from './to-product/use-product-choice.ts';

/** Pixels of the copy that is shown over the whole page. */
const SHOWN_WIDTH = 1600;

type BatchGridProps = { batch: Batch; store: BatchStore; editable: boolean; choice: ProductChoice };

/** All photos of the batch, in the order in which they are made. */
export function BatchGrid({ batch: { items }, store, editable, choice }: BatchGridProps) {
  const [shown, setShown] = useState<string | null>(null);
  const made = items.filter(({ picture }) => picture);
  const index = made.findIndex(({ id }) => id === shown);
  const item = made[index];
  const turn = (step: number) => {
    const next = made[index + step];
    return next && (() => setShown(next.id));
  };
  return (
    <>
      {choice.choosing && (
        <p role="status" className={styles.asking}>
          {choice.chosen.length === 0 ? messages.ask : messages.chosen(choice.chosen.length)}
        </p>
      )}
      <ul aria-label="Fotos do lote" className={styles.grid}>
        {items.map((each) => (
          <BatchCard
            key={each.id}
            item={each}
            store={store}
            removable={editable && (each.state === 'waiting' || each.state === 'failed')}
            choice={choice.of(each)}
            onShow={() => setShown(each.id)}
          />
        ))}
      </ul>
      {item?.picture && (
        <FullscreenImage
          open
          onOpenChange={() => setShown(null)}
          src={item.picture.thumbnailUrl}
          srcSet={copySources(item.picture.thumbnailUrl, SHOWN_WIDTH)}
          sizes={`${SHOWN_WIDTH}px`}
          alt={item.name}
          backdrop={item.madeWith?.type === 'remove' ? 'checkered' : 'plain'}
          onPrevious={turn(-1)}
          onNext={turn(1)}
          actions={item.state === 'ready' && <ToProduct imageId={item.picture.imageId} />}
        />
      )}
    </>
  );
}

/** Begins a product with this picture. */
const ToProduct = ({ imageId }: { imageId: string }) => (
  <Button asChild icon={<Package />}>
    <Link to="/produtos/novo" state={{ imageIds: [imageId], from: BATCH_PATH }}>
      Criar produto
    </Link>
  </Button>
);
