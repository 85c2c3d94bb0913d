import { useState } from 'react';
import { prepareInOrder } from './add-photos.ts';
import { type BatchItem, MAX_BATCH } from './batch.ts';
import type { BatchStore } from './batch-store.ts';
import { messages } from './messages.ts';

/** A file that is not taken; `messageFor` puts the reason into words. */
export interface RefusedFile {
  name: string;
  reason: unknown;
}

/** The last choice of photos, and how far it was read. */
export interface Adding {
  /** Null once all are read. */
  progress: { done: number; all: number } | null;
  refused: readonly RefusedFile[];
  /** What else is to be said of it. */
  notes: readonly string[];
}

const NOTHING: Adding = { progress: null, refused: [], notes: [] };

/** Reads chosen files, a few at a time, and adds each to the batch in its order as soon as it is read. */
export function useAddPhotos(store: BatchStore, items: readonly BatchItem[]) {
  const [adding, setAdding] = useState(NOTHING);
  const add = async (files: readonly File[], notPictures: readonly File[] = []) => {
    const { fresh, notes } = choose(files, items);
    const refused: RefusedFile[] = [];
    const all = fresh.length + notPictures.length;
    setAdding({ progress: { done: 0, all }, refused, notes });
    let done = 0;
    for await (const { file, item, reason } of prepareInOrder([...fresh, ...notPictures])) {
      if (item && !(await keep(store, item))) {
        setAdding({ progress: null, refused: [...refused], notes: [...notes, messages.notKept] });
        return;
      }
      if (!item) refused.push({ name: file.name, reason });
      done += 1;
      setAdding({ progress: { done, all }, refused: [...refused], notes });
    }
    setAdding({ progress: null, refused: [...refused], notes });
  };
  return { adding, add };
}

/** False where the browser keeps no more. */
const keep = (store: BatchStore, item: BatchItem): Promise<boolean> =>
  store.add([item]).then(
    () => true,
    () => false,
  );

/** What of a choice is new, and how many photos have room. */
function choose(files: readonly File[], items: readonly BatchItem[]) {
  const known = new Set(items.map(({ name, size }) => nameOf(name, size)));
  const fresh: File[] = [];
  for (const file of files) {
    const name = nameOf(file.name, file.size);
    if (known.has(name)) continue;
    known.add(name);
    fresh.push(file);
  }
  const room = Math.max(0, MAX_BATCH - items.length);
  const [repeated, over] = [files.length - fresh.length, Math.max(0, fresh.length - room)];
  const notes = [
    ...(repeated > 0 ? [messages.known(repeated)] : []),
    ...(over > 0 ? [messages.tooMany(over)] : []),
  ];
  return { fresh: fresh.slice(0, room), notes };
}

const nameOf = (name: string, size: number) => `${size} ${name}`;
