/** Work that only one may do at once, such as decoding a large photo. */
export interface Turns<Key> {
  /** Runs `work` when its turn comes; the newest waits least. */
  take<Result>(key: Key, work: () => Promise<Result>): Promise<Result>;
  /** Gives the next turn to what waits under `key`. */
  advance(key: Key): void;
}

export function createTurns<Key>(): Turns<Key> {
  const waiting: { key: Key; run: () => Promise<void> }[] = [];
  let working = false;
  const next = async () => {
    if (working) return;
    working = true;
    for (let turn = waiting.pop(); turn; turn = waiting.pop()) await turn.run();
    working = false;
  };
  return {
    take: (key, work) =>
      new Promise((resolve, reject) => {
        const run = async () => work().then(resolve, reject);
        waiting.push({ key, run: () => run().catch(reject) });
        void next();
      }),
    advance: (key) => {
      const index = waiting.findIndex((turn) => turn.key === key);
      if (index >= 0) waiting.push(...waiting.splice(index, 1));
    },
  };
}
