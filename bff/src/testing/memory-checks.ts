import type { ContractPage } from '../../contract/remote-checks.ts';
import type { Clock } from '../ports/clock.ts';
import type { RemoteCheck, RemoteCheckRepository } from '../ports/remote-checks.ts';
import type { RemoteRegistry } from '../ports/remote-registry.ts';

/** Verdicts over a list, by the same rules as the database's functions; the tests of both are the same. */
export function createMemoryChecks(
  clock: Clock,
  registry: Pick<RemoteRegistry, 'version'>,
): RemoteCheckRepository {
  const checks: RemoteCheck[] = [];
  const pages = new Map<string, ContractPage>();
  return {
    add: async (given, who) => {
      const check = { ...given, who, at: clock.now().toISOString() };
      checks.unshift(check);
      return check;
    },
    newest: async (remote) => {
      const found = new Map<string, RemoteCheck>();
      for (const check of checks) {
        const pair = `${check.remote}@${check.version} ${check.shell}`;
        const published = await registry.version(check.remote, check.version);
        if (found.has(pair) || published?.digest !== check.digest) continue;
        if (!remote || check.remote === remote) found.set(pair, check);
      }
      return [...found.values()];
    },
    keepPage: async (page) => {
      if (!pages.has(page.shell)) pages.set(page.shell, page);
    },
    pages: async () => [...pages.values()].reverse(),
  };
}
