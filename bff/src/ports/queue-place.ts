/** Where a request stands that waits for its turn. */
export interface QueuePlace {
  /** How many requests are served before it. */
  place: number;
  /** Seconds until its picture is expected; null where no picture was measured yet. */
  expectedSeconds: number | null;
}

/** How long a turn is expected to take, in seconds, by what was measured of late; null where nothing was. */
export interface MeasuredTurn {
  /** The work on one that is being made and on all that come before. */
  before: number | null;
  /** Its own work. */
  own: number | null;
  /** How many are worked on at the same time. */
  atOnce: number;
}

/** Those before it are shared among all who work, its own picture comes after them. Rather too long than too short. */
export function expectedSeconds({ before, own, atOnce }: MeasuredTurn): number | null {
  if (before === null || own === null) return null;
  return Math.ceil(before / Math.max(1, atOnce) + own);
}
