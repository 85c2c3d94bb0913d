import { Button, Card, IconButton, ImageFrame, StatusBadge, type Tone } from '@andromeda/design-system';
import { ApiError, Link, messageFor } from '@andromeda/platform';
import { Paintbrush, X } from 'lucide-react';
import styles from './batch.module.css';
import type { BatchItem, ItemState } from './batch.ts';
import type { BatchStore } from './batch-store.ts';
import { messages } from './messages.ts';
import { thumbnailOf } from './thumbnails.ts';
import { useItemActions } from './use-item-actions.ts';

const tones: Record<ItemState, Tone> = {
  waiting: 'neutral',
  working: 'info',
  ready: 'success',
  check: 'warning',
  failed: 'danger',
};

type BatchCardProps = {
  item: BatchItem;
  store: BatchStore;
  /** Whether it may be taken out of the batch just now. */
  removable: boolean;
  onShow(): void;
};

/** One photo of the batch: what it was, or what became of it. */
export function BatchCard({ item, store, removable, onShow }: BatchCardProps) {
  const { name, state, picture, madeWith, problem } = item;
  const actions = useItemActions(store, item);
  const made = picture ? madeWith : null;
  return (
    <Card as="li" padding="none" className={styles.card} data-state={state}>
      <ImageFrame
        src={picture?.thumbnailUrl || thumbnailOf(item)}
        alt={name}
        backdrop={made?.type === 'remove' ? 'checkered' : 'plain'}
        fit={picture ? 'contain' : 'cover'}
        // The picture goes on to the edges of its frame.
        {...(made?.type === 'color' && { style: { backgroundColor: made.color } })}
        imageProps={{ loading: 'lazy' }}
        onBroken={() => void actions.refresh()}
        overlayStart={
          <StatusBadge floating tone={tones[state]}>
            {messages.states[state]}
          </StatusBadge>
        }
        overlayEnd={
          removable && (
            <IconButton
              label={`Remover ${name}`}
              icon={<X />}
              variant="overlay"
              size="s"
              shape="round"
              onClick={() => void store.remove(item.id)}
            />
          )
        }
      />
      <div className={styles.words}>
        {picture ? (
          <button type="button" className={styles.show} onClick={onShow}>
            {name}
          </button>
        ) : (
          <span className={styles.name}>{name}</span>
        )}
        {state === 'failed' && problem && (
          <p className={styles.problem}>
            {messageFor(new ApiError({ ...problem, status: 0 }), messages.photoFailed)}
          </p>
        )}
        {state === 'check' && picture && (
          <div className={styles.decision}>
            <Button asChild icon={<Paintbrush />}>
              <Link to={`/mobile/corrigir-recorte?imagem=${picture.imageId}`}>Corrigir recorte</Link>
            </Button>
            <Button variant="quiet" disabled={actions.busy} onClick={actions.keep}>
              Ficar com a imagem
            </Button>
            <Button variant="quiet" disabled={actions.busy} onClick={actions.discard}>
              Descartar
            </Button>
          </div>
        )}
      </div>
    </Card>
  );
}
