import { Card, IconButton, ImageFrame, StatusBadge, type Tone } from '@andromeda/design-system';
import { ApiError, messageFor, useApi } from '@andromeda/platform';
import { X } from 'lucide-react';
import styles from './batch.module.css';
import type { BatchItem, ItemState } from './batch.ts';
import type { BatchStore } from './batch-store.ts';
import { DoubtfulDecision } from './doubtful-decision.tsx';
import { messages } from './messages.ts';
import { thumbnailOf } from './thumbnails.ts';
import { messages as choiceMessages } from './to-product/messages.ts';
import type { CardChoice } from './to-product/use-product-choice.ts';

const tones: Record<ItemState, Tone> = {
  waiting: 'neutral',
  sending: 'neutral',
  sent: 'neutral',
  working: 'info',
  ready: 'success',
  check: 'warning',
  failed: 'danger',
};

const choiceTones: Record<CardChoice['state'], Tone> = {
  free: 'success',
  chosen: 'accent',
  taken: 'neutral',
};

/** Where the photo stands on the page, which may take the focus. */
export const cardId = ({ id }: BatchItem) => `foto-${id}`;

type BatchCardProps = {
  item: BatchItem;
  store: BatchStore;
  /** Whether it may be taken out of the batch just now. */
  removable: boolean;
  /** While pictures are chosen for a product. */
  choice: CardChoice | undefined;
  onShow(): void;
};

/** One photo of the batch: what it was, or what became of it. */
export function BatchCard({ item, store, removable, choice, onShow }: BatchCardProps) {
  const { id, name, state, picture, madeWith, problem } = item;
  const { images } = useApi();
  /** Asks for the picture's address again: it expires. */
  const refresh = async () => {
    const image = picture && (await images.read(picture.imageId).catch(() => null));
    if (image) await store.change(id, { picture: { ...picture, thumbnailUrl: image.thumbnailUrl } });
  };
  const made = picture ? madeWith : null;
  return (
    <Card
      as="li"
      id={cardId(item)}
      tabIndex={-1}
      padding="none"
      className={styles.card}
      data-state={state}
      data-choice={choice?.state}
    >
      <ImageFrame
        src={picture?.thumbnailUrl || thumbnailOf(item)}
        alt={name}
        backdrop={made?.type === 'remove' ? 'checkered' : 'plain'}
        fit={picture ? 'contain' : 'cover'}
        // The picture goes on to the edges of its frame.
        {...(made?.type === 'color' && { style: { backgroundColor: made.color } })}
        imageProps={{ loading: 'lazy' }}
        onBroken={() => void refresh()}
        overlayStart={
          <StatusBadge floating tone={choice ? choiceTones[choice.state] : tones[state]}>
            {choice ? choiceMessages.state[choice.state] : messages.states[state]}
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
              onClick={() => void store.remove(id)}
            />
          )
        }
      />
      <div className={styles.words}>
        {picture ? (
          <button
            type="button"
            className={styles.show}
            {...(choice && { 'aria-pressed': choice.state === 'chosen', disabled: choice.state === 'taken' })}
            onClick={choice?.onToggle ?? onShow}
          >
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
        {state === 'check' && picture && <DoubtfulDecision id={id} {...picture} store={store} />}
      </div>
    </Card>
  );
}
