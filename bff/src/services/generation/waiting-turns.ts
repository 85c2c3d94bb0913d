import { expectedSeconds, type QueuePlace } from '../../ports/queue-place.ts';
import type { MeasuredTimes } from './measured-times.ts';

/** A piece of work that waits; `id` and `kind` where others may ask about it. */
export interface Turn {
  id?: string;
  kind?: string;
  /** One of a batch: it waits behind its owner's other turns. */
  behind: boolean;
  admit(): void;
}

/** Keeps the order of insertion: the first owner is next, and goes to the back after a turn. */
export type WaitingTurns = Map<string, Turn[]>;

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

export const turnsLeft = (waiting: WaitingTurns) => sum([...waiting.values()].map(({ length }) => length));

/** An owner's turns with one more. */
export function withTurn(turns: readonly Turn[], turn: Turn): Turn[] {
  const single = turns.filter(({ behind }) => !behind);
  const ofBatches = turns.filter(({ behind }) => behind);
  return turn.behind ? [...single, ...ofBatches, turn] : [...single, turn, ...ofBatches];
}

/** How many turns come before this owner's next one: each other owner takes as many turns before it as this owner. */
export function placeOf(waiting: WaitingTurns, owner: string): number {
  const own = waiting.get(owner)?.length ?? 0;
  const at = [...waiting.keys()].indexOf(owner);
  const counts = [...waiting.values()].map(({ length }) => length);
  return sum(counts.map((turns, index) => Math.min(turns, at < 0 || index < at ? own + 1 : own)));
}

/** Where all that wait and have an id stand, by one ranking. `atOnce`: how many are worked on at the same time. */
export function rankTurns(
  waiting: WaitingTurns,
  times: MeasuredTimes,
  atOnce: number,
): ReadonlyMap<string, QueuePlace> {
  const places = new Map<string, QueuePlace>();
  // One that is being made comes before all of them.
  let before = times.expected();
  let place = 0;
  for (const { id, kind } of inOrder(waiting)) {
    const own = times.expected(kind);
    if (id !== undefined)
      places.set(id, { place, expectedSeconds: expectedSeconds({ before, own, atOnce }) });
    place += 1;
    if (before !== null && own !== null) before += own;
  }
  return places;
}

/** Round after round, each owner who still waits takes one turn. */
function* inOrder(waiting: WaitingTurns): Generator<Turn> {
  let owners = [...waiting.values()];
  for (let round = 0; owners.length > 0; round++) {
    for (const turns of owners) {
      const turn = turns[round];
      if (turn) yield turn;
    }
    owners = owners.filter(({ length }) => length > round + 1);
  }
}
