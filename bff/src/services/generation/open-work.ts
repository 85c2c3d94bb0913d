import type { Generation } from '../../../contract/generations.ts';
import { DomainError } from '../../domain-error.ts';
import type { Clock } from '../../ports/clock.ts';

/** The generations that this process is making: they outlive their browser, and a stop waits for them. */
export interface OpenWork {
  /** Rejects with `shutting_down` once the stop began. `signal` aborts when the stop can wait no longer. */
  run<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T>;
  /** Makes a generation known by its id while it runs. */
  announce(generationId: string, outcome: Promise<Generation>): void;
  find(generationId: string): Promise<Generation> | undefined;
  /** Takes no more, waits `limitMs`, then interrupts what still runs and waits for its credits to go back. */
  drain(limitMs: number): Promise<void>;
}

const LAST_WAIT_MS = 3000;

export function createOpenWork(clock: Clock): OpenWork {
  const open = new Set<Promise<unknown>>();
  const announced = new Map<string, Promise<Generation>>();
  const stop = new AbortController();
  let closing = false;
  const settled = async (limitMs: number) => {
    const limit = new AbortController();
    await Promise.race([
      Promise.allSettled(open).then(() => limit.abort()),
      clock.sleep(limitMs, limit.signal).catch(() => undefined),
    ]);
  };
  return {
    run: (work) => {
      if (closing) return Promise.reject(new DomainError('shutting_down'));
      const running = work(stop.signal);
      open.add(running);
      const forget = () => open.delete(running);
      running.then(forget, forget);
      return running;
    },
    announce: (generationId, outcome) => {
      announced.set(generationId, outcome);
      const forget = () => announced.delete(generationId);
      outcome.then(forget, forget);
    },
    find: (generationId) => announced.get(generationId),
    drain: async (limitMs) => {
      closing = true;
      await settled(limitMs);
      if (open.size === 0) return;
      stop.abort();
      await settled(LAST_WAIT_MS);
    },
  };
}
