import type { FailureCode } from '@andromeda/platform';
import { type Background, sameBackground } from '../../tools/background/background-request.ts';
import { WHITE } from '../../tools/background/swatches.ts';

/** The most photos of one batch. */
export const MAX_BATCH = 200;
/** How many are made before the user decides about the rest. */
export const TRIAL = 3;

/**
 * `sending` on its way to the server, `sent` there and waiting for its turn, `working` being made. `check`: made, but the engine doubts its cut-out, and the credit counts only once the user
 * keeps it.
 */
export type ItemState = 'waiting' | 'sending' | 'sent' | 'working' | 'ready' | 'check' | 'failed';

/** Why a photo has no picture. */
export interface ItemProblem {
  code: FailureCode;
  details: Readonly<Record<string, string>>;
}

/** One photo of a batch, and what became of it. */
export interface BatchItem {
  id: string;
  name: string;
  /** Bytes of the file as it was chosen. */
  size: number;
  /** What is uploaded: the photo as `preparePhoto` made it. */
  photo: Blob;
  /** The product that its picture joins. */
  product?: string | undefined;
  /** The photo of that product that this is. */
  productPhoto?: string | undefined;
  /** A small copy to look at; the photo itself where the browser could not make one. */
  thumbnail: Blob;
  state: ItemState;
  /** The name of its order, as long as nobody knows how that ended. */
  key: string | null;
  /** How often the server stopped while it was being made. */
  interruptions?: number;
  /** The background that it was last made with. */
  madeWith: Background | null;
  /** Only a cut-out, alone or on a colour, is `repairable`. */
  picture: { imageId: string; thumbnailUrl: string; repairable?: boolean } | null;
  problem: ItemProblem | null;
}

/** How fast the photos of a run become pictures. */
export interface Pace {
  /** Milliseconds for each. */
  photoMs: number;
  /** When the last one was done. */
  at: number;
}

/** What is decided for all photos of a batch. */
export interface BatchSettings {
  /** Its name at the server; missing until the first photo is sent. */
  id?: string;
  background: Background;
  /** Whether photos are to be made, now or as soon as the page is open again. */
  running: boolean;
  /** Only so many from the beginning are made; null for all. */
  limit: number | null;
  /** Measured in the run that is under way, by the tab that works on it. */
  pace?: Pace | null;
}

export interface Batch extends BatchSettings {
  items: readonly BatchItem[];
}

export const NEW_BATCH: BatchSettings = {
  background: { type: 'color', color: WHITE, description: '', shadow: true },
  running: false,
  limit: null,
};

type Work = Pick<Batch, 'items' | 'limit'>;

/** The photos that the user asked for. */
export const chosen = ({ items, limit }: Work) => items.slice(0, limit ?? items.length);

/** What has still to be sent: a page that went away may have left a photo on its way. */
export const unsent = (batch: Work): BatchItem[] =>
  chosen(batch).filter(({ state }) => state === 'waiting' || state === 'sending');

/** What the server has, or had: it waits there or is being made. */
export const open = ({ items }: Pick<Batch, 'items'>): BatchItem[] =>
  items.filter(({ state, key }) => key && (state === 'sent' || state === 'working'));

/** How many photos have been sent, and how many are to be. */
export function sentOf(batch: Work): { sent: number; all: number } {
  const all = chosen(batch).length;
  return { sent: all - unsent(batch).length, all };
}

/** How many items are in each state. */
export function countStates(items: readonly BatchItem[]): Record<ItemState, number> {
  const counts = { waiting: 0, sending: 0, sent: 0, working: 0, ready: 0, check: 0, failed: 0 };
  for (const { state } of items) counts[state] += 1;
  return counts;
}

/** The finished pictures that do not have the style that is set now. */
export const outdated = ({ items, background }: Batch): BatchItem[] =>
  items.filter(
    ({ state, madeWith }) =>
      (state === 'ready' || state === 'check') && madeWith && !sameBackground(madeWith, background),
  );
