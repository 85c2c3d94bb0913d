import type { Clock } from '../ports/clock.ts';

/** Why requests should not be sent here. `storage`: what is there can be read, and nothing new be made. */
export const troubles = ['stopping', 'database', 'storage'] as const;
export type Trouble = (typeof troubles)[number];

/** Whether requests should be sent here. */
export interface Readiness {
  /** None: they should. */
  troubles(): Promise<Trouble[]>;
  /** Says no from now on, and resolves when whoever sends requests had `graceMs` to notice. */
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
