import type { ApiReport, RemoteUses } from '../../../../contract/api-report.ts';
import type { NewRemoteVersion } from '../../../ports/remote-registry.ts';
import { computeNeeds } from './compute-needs.ts';
import { readUses } from './read-uses.ts';

/**
 * The record of a version with what it uses of the live shell. Its ranges of the shell's packages become the computed ones, by which
 * the gate, pages and administrators go from then on. Unchanged where the shell has no report.
 */
export async function takeUses(
  record: NewRemoteVersion,
  files: ReadonlyMap<string, Uint8Array>,
  live: ApiReport | null | undefined,
  apiReport?: ApiReport,
): Promise<NewRemoteVersion> {
  if (!live) return record;
  const { shared, description } = record;
  const scripts = await readUses(files);
  const uses = computeNeeds(scripts, live, { shared, platform: description.platform, apiReport });
  return {
    ...record,
    uses,
    description: { ...description, platform: rangeIn(uses, '@andromeda/platform', description.platform) },
    shared: shared.map((library) => ({
      ...library,
      requiredVersion: rangeIn(uses, library.name, library.requiredVersion),
    })),
  };
}

const rangeIn = ({ needs }: RemoteUses, name: string, declared: string) => needs[name] ?? declared;
