/** The answers that this process is writing; the user who asked for one can stop it. */
export interface OpenAnswers {
  /** Runs one answer; `signal` aborts when it should stop. `place` is the user's conversation. */
  run<T>(place: string, work: (signal: AbortSignal) => Promise<T>): Promise<T>;
  /** Stops the answer in this place and waits for its end; false where there is none. */
  stop(place: string): Promise<boolean>;
}

/** Where an answer is written, for `OpenAnswers`. */
export const placeOf = (userId: string, conversationId: string) => `${userId}:${conversationId}`;

export function createOpenAnswers(): OpenAnswers {
  const open = new Set<{ place: string; hand: AbortController; ended: Promise<unknown> }>();
  return {
    run: (place, work) => {
      const hand = new AbortController();
      const ended = work(hand.signal);
      const answer = { place, hand, ended };
      open.add(answer);
      const forget = () => open.delete(answer);
      ended.then(forget, forget);
      return ended;
    },
    stop: async (place) => {
      const here = [...open].filter((answer) => answer.place === place);
      for (const { hand } of here) hand.abort();
      await Promise.allSettled(here.map(({ ended }) => ended));
      return here.length > 0;
    },
  };
}
