import type { Generation } from '../../../contract/generations.ts';
import { DomainError } from '../../domain-error.ts';
import type { Clock } from '../../ports/clock.ts';
import { type Observer, unobserved } from '../../ports/observer.ts';
import type { TextRequestRecord } from '../../ports/text-repository.ts';

/** The requests of one kind that this process is working on, by their ids. */
export interface InFlight<Answer> {
  /** `cancel` ends the work on it, whose credit was given back already. */
  add(id: string, answer: Promise<Answer>, cancel: () => void): void;
  /** Ends the work on it here; without effect where another process works on it. */
  cancel(id: string): void;
  find(id: string): Promise<Answer> | undefined;
  /** Calls back when the work on it begins here; the answer ends that. */
  whenAdded(id: string, listener: (answer: Promise<Answer>) => void): () => void;
  /** Whether somebody here waits for the work on it. */
  isAwaited(id: string): boolean;
}

/** Work that continues after its browser has disconnected; a stop of the process waits for it. */
export interface OpenWork {
  /** Rejects with `shutting_down` once the stop began. `stop` aborts when the stop can wait no longer. */
  run<T>(work: (stop: AbortSignal) => Promise<T>): Promise<T>;
  /** Aborts when the stop begins: who only waits for another process's work need not wait for the limit. */
  closing: AbortSignal;
  generations: InFlight<Generation>;
  texts: InFlight<TextRequestRecord>;
  /** Accepts no more work, waits `limitMs`, then interrupts the rest and waits for its credits to be given back. */
  drain(limitMs: number): Promise<void>;
}

const LAST_WAIT_MS = 3000;

export function createOpenWork(clock: Clock, { measure }: Pick<Observer, 'measure'> = unobserved): OpenWork {
  const open = new Set<Promise<unknown>>();
  measure({ what: 'open_work' }, () => open.size);
  const stop = new AbortController();
  const closing = new AbortController();
  const settled = async (limitMs: number) => {
    const limit = new AbortController();
    await Promise.race([
      Promise.allSettled(open).then(() => limit.abort()),
      clock.sleep(limitMs, limit.signal).catch(() => undefined),
    ]);
  };
  return {
    run: (work) => {
      if (closing.signal.aborted) return Promise.reject(new DomainError('shutting_down'));
      const running = work(stop.signal);
      open.add(running);
      const forget = () => open.delete(running);
      running.then(forget, forget);
      return running;
    },
    closing: closing.signal,
    generations: createInFlight(),
    texts: createInFlight(),
    drain: async (limitMs) => {
      closing.abort();
      await settled(limitMs);
      if (open.size === 0) return;
      stop.abort();
      await settled(LAST_WAIT_MS);
    },
  };
}

/** Keeps each answer until it has settled. */
export function createInFlight<Answer>(): InFlight<Answer> {
  const answers = new Map<string, Promise<Answer>>();
  const cancels = new Map<string, () => void>();
  const listeners = new Map<symbol, { id: string; hear(answer: Promise<Answer>): void }>();
  return {
    add: (id, answer, cancel) => {
      answers.set(id, answer);
      cancels.set(id, cancel);
      const forget = () => {
        answers.delete(id);
        cancels.delete(id);
      };
      answer.then(forget, forget);
      for (const listener of listeners.values()) if (listener.id === id) listener.hear(answer);
    },
    whenAdded: (id, hear) => {
      const listening = Symbol(id);
      listeners.set(listening, { id, hear });
      return () => listeners.delete(listening);
    },
    isAwaited: (id) => [...listeners.values()].some((listener) => listener.id === id),
    cancel: (id) => cancels.get(id)?.(),
    find: (id) => answers.get(id),
  };
}
