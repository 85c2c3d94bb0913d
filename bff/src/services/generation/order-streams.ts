import { DomainError } from '../../domain-error.ts';

/** The pages of one user that follow their pictures in one process; another one looks for itself. */
const MAX_STREAMS = 6;

/** The streams of order events that are open in this process. */
export interface OrderStreams {
  /**
   * Counts one more stream of this user until it is closed; `stopping` aborts when the process stops. Throws
   * `too_many_requests` where the user has too many, and `shutting_down` once the stop began.
   */
  open(userId: string): { stopping: AbortSignal; close(): void };
  /** Ends them all, and allows no more. */
  stop(): void;
}

export function createOrderStreams(): OrderStreams {
  const open = new Map<string, number>();
  const stop = new AbortController();
  return {
    open(userId) {
      if (stop.signal.aborted) throw new DomainError('shutting_down');
      const before = open.get(userId) ?? 0;
      if (before >= MAX_STREAMS) throw new DomainError('too_many_requests');
      open.set(userId, before + 1);
      const close = () => {
        const left = (open.get(userId) ?? 1) - 1;
        if (left > 0) open.set(userId, left);
        else open.delete(userId);
      };
      return { stopping: stop.signal, close };
    },
    stop: () => stop.abort(),
  };
}
