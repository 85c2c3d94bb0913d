export interface Random {
  /** From 0 to below 1. */
  next(): number;
  between(least: number, most: number): number;
  pick<Value>(from: readonly Value[]): Value;
}

/** The same numbers for the same seed (mulberry32). */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    between: (least, most) => least + (most - least) * next(),
    pick: (from) => {
      const value = from[Math.floor(next() * from.length)];
      if (value === undefined) throw new Error('there is nothing to pick from');
      return value;
    },
  };
}
