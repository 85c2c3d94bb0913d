import { useState } from 'react';
import { itemOf } from './add-photos.ts';
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

/** Reads chosen files one after another and adds each to the batch as soon as it is read. */
export function useAddPhotos(store: BatchStore, items: readonly BatchItem[]) {
  const [adding, setAdding] = useState(NOTHING);
  const add = async (files: readonly File[], notPictures: readonly File[] = []) => {
    const { fresh, notes } = choose(files, items);
    const refused: RefusedFile[] = [];
    const all = fresh.length + notPictures.length;
    setAdding({ progress: { done: 0, all }, refused, notes });
    for (const [index, file] of [...fresh, ...notPictures].entries()) {
      const reason = await addOne(store, file);
      if (reason === FULL) {
        setAdding({ progress: null, refused: [...refused], notes: [...notes, messages.notKept] });
        return;
      }
      if (reason) refused.push({ name: file.name, reason });
      setAdding({ progress: { done: index + 1, all }, refused: [...refused], notes });
    }
    setAdding({ progress: null, refused: [...refused], notes });
  };
  return { adding, add };
}

const FULL = Symbol('the browser keeps no more');

async function addOne(store: BatchStore, file: File): Promise<unknown> {
  let item: BatchItem;
  try {
    item = await itemOf(file);
  } catch (reason) {
    return reason;
  }
  return store.add([item]).then(
    () => null,
    () => FULL,
  );
}

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
