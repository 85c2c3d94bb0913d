import type { BatchItem, BatchSettings } from '../features/batch/batch.ts';
import { createBatchStore } from '../features/batch/batch-store.ts';
import { WHITE } from '../tools/background/swatches.ts';

export const white = { type: 'color', color: WHITE, description: '' } as const;

/** Opens the screen with these photos in its batch. */
export const withItems = (items: readonly Partial<BatchItem>[], settings: Partial<BatchSettings> = {}) => ({
  beforeEach: async () => {
    const store = createBatchStore('user-1');
    const file = await fetch(new URL('../tools/background/example-photo.webp', import.meta.url));
    const photo = await file.blob();
    await store.clear();
    await store.set(settings);
    await store.add(items.map((item, index) => itemOf(photo, index, item)));
    return () => store.clear();
  },
});

function itemOf(photo: Blob, index: number, change: Partial<BatchItem>): BatchItem {
  const made = change.state === 'ready' || change.state === 'check';
  return {
    id: `${index}`,
    name: `foto-${index + 1}.jpg`,
    size: index,
    photo,
    thumbnail: photo,
    state: 'waiting',
    key: null,
    madeWith: made ? white : null,
    picture: made ? { imageId: `${index}`, thumbnailUrl: COLOUR } : null,
    problem: null,
    ...change,
  };
}

const COLOUR = new URL('../tools/background/example-colour.webp', import.meta.url).href;
