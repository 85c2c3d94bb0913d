import { type Batch, type BatchItem, chosen, type Pace } from './batch.ts';

/** One photo tells nothing: it may have waited for the one that another tool was making. */
const LEAST_PHOTOS = 2;

const isDone = ({ state }: BatchItem) => state === 'ready' || state === 'check' || state === 'failed';

/** Measures one run. */
export interface PaceMeter {
  /** Notes what is done by now; what was done when it was asked first does not count. Null while nothing is known. */
  note(items: readonly BatchItem[]): Pace | null;
  /** Nothing is made for a while: the run is measured anew afterwards. */
  forget(): void;
}

export function createPaceMeter(): PaceMeter {
  let from: number | null = null;
  let at = 0;
  let seen = new Set<string>();
  let count = 0;
  return {
    note(items) {
      const done = items.filter(isDone);
      if (from === null) {
        from = Date.now();
        seen = new Set(done.map(({ id }) => id));
        count = 0;
        return null;
      }
      for (const { id } of done) {
        if (seen.has(id)) continue;
        seen.add(id);
        count += 1;
        at = Date.now();
      }
      return count < LEAST_PHOTOS ? null : { photoMs: (at - from) / count, at };
    },
    forget() {
      from = null;
    },
  };
}

/** A photo that takes so much longer than the others is a sign that the pace is no longer that. */
const STALLED_PHOTOS = 5;
const STALLED_MS = 30_000;

/** Milliseconds until the last photo is done, by the pace of this run; null where that says nothing. */
export function timeLeft(batch: Batch, now: number): number | null {
  const { pace } = batch;
  const left = chosen(batch).filter((item) => !isDone(item)).length;
  if (!pace || left === 0) return null;
  const since = now - pace.at;
  if (since > STALLED_PHOTOS * pace.photoMs + STALLED_MS) return null;
  // The next one may take longer than the others: that makes no others faster.
  return left * pace.photoMs - Math.min(since, pace.photoMs);
}

/** What is said, in minutes; 0 for less than one. The last stands for all that is longer. */
export const STEPS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 15, 20, 25, 30, 40, 50, 60, 90] as const;

const MINUTE_MS = 60_000;
/** How far beyond the middle between two steps the time has to be, so that the words do not go to and fro. */
const [LESS, MORE] = [0.95, 1.15];

/** The step that is said next: the nearest at first, then at most one away from the step before. */
export function nextStep(before: number | null, ms: number): number {
  const minutes = ms / MINUTE_MS;
  if (before === null) return STEPS.findIndex((_, step) => minutes <= upperEnd(step));
  if (minutes > upperEnd(before) * MORE) return before + 1;
  if (before > 0 && minutes < upperEnd(before - 1) * LESS) return before - 1;
  return before;
}

/** Minutes up to which a step is the nearest. */
function upperEnd(step: number): number {
  const [here = 0, next] = STEPS.slice(step, step + 2);
  if (step === 0) return 1;
  return next === undefined ? Number.POSITIVE_INFINITY : (here + next) / 2;
}
