import { NetworkError } from './network-error.ts';

/** Pictures that wait for a network, which maps one at a time. */
export interface PictureQueue {
  /**
   * Runs the work in its turn. Rejects with `too_slow` where it is not done in so many seconds, waiting included, and at once
   * with `busy` where too many wait, where the last work took too long for this one to be done in time, and while the queue
   * rests.
   */
  add<Result>(work: () => Promise<Result>, seconds: number): Promise<Result>;
}

const LONGEST_QUEUE = 24;

/** `restSeconds`: how long the queue rests after work that was too slow by itself. */
export function createPictureQueue(restSeconds = 0): PictureQueue {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  /** Milliseconds that the last work took. */
  let took = 0;
  let restsUntil = 0;

  async function take<Result>(work: () => Promise<Result>, limit: number): Promise<Result> {
    const begun = performance.now();
    try {
      const result = await work();
      took = performance.now() - begun;
      if (took > limit) rest();
      return result;
    } catch (error) {
      // Other failures come early, and tell nothing of the time that a picture takes.
      if (error instanceof NetworkError && error.reason === 'too_slow') {
        took = Math.max(took, performance.now() - begun);
        rest();
      }
      throw error;
    }
  }

  function rest(): void {
    restsUntil = performance.now() + restSeconds * 1000;
  }

  return {
    add(work, seconds) {
      const limit = seconds * 1000;
      // Where none waits the work is tried however long the last one took: the machine may be less busy now.
      const isAlone = waiting === 0;
      const isResting = performance.now() < restsUntil;
      if (isResting || waiting >= LONGEST_QUEUE || (!isAlone && (waiting + 1) * took > limit))
        return Promise.reject(new NetworkError('busy'));
      const deadline = performance.now() + limit;
      waiting++;
      const turn = last.then(() => {
        if (!isAlone && performance.now() + took > deadline) throw new NetworkError('too_slow');
        return take(work, limit);
      });
      last = turn.then(ignore, ignore).finally(() => waiting--);
      return within(limit, turn);
    },
  };
}

const ignore = (): void => {};

function within<Result>(milliseconds: number, work: Promise<Result>): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new NetworkError('too_slow')), milliseconds);
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
}
