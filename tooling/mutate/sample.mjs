/**
 * A repeatable random order of a list.
 * @template T
 * @param {readonly T[]} list
 * @param {number} seed
 */
function shuffled(list, seed) {
  const random = numbers(seed);
  const rest = [...list];
  for (let at = rest.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [rest[at], rest[other]] = [/** @type {T} */ (rest[other]), /** @type {T} */ (rest[at])];
  }
  return rest;
}

/**
 * Takes about `size` elements of several lists in a repeatable random order, one of each list in turn, so that a run
 * that ends early has tried equally many of each.
 * @template T
 * @param {T[][]} lists
 * @param {number} size
 * @param {number} seed
 */
export function evenSample(lists, size, seed) {
  const share = Math.ceil(size / lists.length);
  const shares = lists.map((list, index) => shuffled(list, seed + index).slice(0, share));
  return Array.from({ length: share }, (_, turn) =>
    shares.flatMap((list) => list.slice(turn, turn + 1)),
  ).flat();
}

/** Mulberry32: numbers from 0 to below 1. @param {number} seed */
function numbers(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
