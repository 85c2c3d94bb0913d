import type { Clock } from '../ports/clock.ts';

/** Whether requests should be sent here. */
export interface Readiness {
  isReady(): Promise<boolean>;
  /** Says no from now on, and resolves when whoever sends requests had `graceMs` to notice. */
  leave(graceMs: number): Promise<void>;
}

export function createReadiness(isReady: () => Promise<boolean>, clock: Pick<Clock, 'sleep'>): Readiness {
  let leaving = false;
  return {
    isReady: async () => !leaving && isReady(),
    async leave(graceMs) {
      leaving = true;
      if (graceMs > 0) await clock.sleep(graceMs);
    },
  };
}
