import type { ApiReport } from '../../../contract/api-report.ts';
import { fits } from './house-checks.ts';
import type { ReleaseServices } from './release-services.ts';
import { missingUses, sayMissing } from './uses/missing-uses.ts';

/** A released version that users see, and what it uses that the shell lacks. */
export interface BrokenRemote {
  remote: string;
  version: string;
  missing: string[];
}

/**
 * The live versions and canaries that use what a shell lacks, the live one where no other is given, by what was read of their scripts. Versions that were
 * published before servers read it are left out, as is what a build only declares.
 */
export function findBrokenRemotes(
  { shells, snapshot }: Pick<ReleaseServices, 'shells' | 'snapshot'>,
  api: ApiReport | null | undefined = shells.live()?.api,
): BrokenRemote[] {
  if (!api) return [];
  return snapshot.channels().flatMap(({ remote, liveVersion, canaryVersion }) =>
    [liveVersion, canaryVersion].flatMap((version) => {
      const uses = snapshot.loaded(remote, version)?.record.uses;
      if (!version || !uses) return [];
      const older = Object.entries(uses.needs).filter(([name, range]) => {
        const shell = api.packages[name];
        return shell && !uses.unread[name] && !fits(shell.version, range);
      });
      const missing = [
        ...missingUses(uses, api).map(sayMissing),
        ...older.map(([name, range]) => `${name} ${range}`),
      ];
      return missing.length > 0 ? [{ remote, version, missing }] : [];
    }),
  );
}
