import type { Clock } from '../ports/clock.ts';

/** Why requests should not be sent here. `storage`: existing data can be read, but nothing new can be made. */
export const troubles = ['stopping', 'database', 'storage'] as const;
export type Trouble = (typeof troubles)[number];

/** Whether requests should be sent here. */
export interface Readiness {
  /** Empty when requests should be sent here. */
  troubles(): Promise<Trouble[]>;
  /** Reports unready from now on, and resolves after `graceMs`, so that a load balancer can notice. */
  leave(graceMs: number): Promise<void>;
}

/** `checks` reject or answer false where something is wrong. */
export function createReadiness(
  checks: Record<Exclude<Trouble, 'stopping'>, () => Promise<unknown>>,
  clock: Pick<Clock, 'sleep'>,
): Readiness {
  let leaving = false;
  const passes = (check: () => Promise<unknown>) =>
    check().then(
      (result) => result !== false,
      () => false,
    );
  return {
    async troubles() {
      const [database, storage] = await Promise.all([passes(checks.database), passes(checks.storage)]);
      const found = { stopping: leaving, database: !database, storage: !storage };
      return troubles.filter((trouble) => found[trouble]);
    },
    async leave(graceMs) {
      leaving = true;
      if (graceMs > 0) await clock.sleep(graceMs);
    },
  };
}
