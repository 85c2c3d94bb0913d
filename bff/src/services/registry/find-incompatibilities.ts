import { describeSignatureProblem } from './check-signature.ts';
import { checkAgainstHouse, type HouseDeps, readHouse } from './house-checks.ts';

/** A released version that users see, and why it does not work with the shell or the other remotes. */
export interface Incompatibility {
  remote: string;
  version: string;
  problems: string[];
}

/** Checks live versions and canaries again: a new shell, or another remote, may have broken them. */
export async function findIncompatibilities(deps: HouseDeps): Promise<Incompatibility[]> {
  const { snapshot } = deps;
  const house = await readHouse(deps);
  return snapshot.channels().flatMap(({ remote, liveVersion, canaryVersion }) =>
    [liveVersion, canaryVersion].flatMap((version) => {
      const refusal = snapshot.refusal(remote, version);
      if (version && refusal)
        return [{ remote, version, problems: [describeSignatureProblem(refusal, remote)] }];
      const record = snapshot.loaded(remote, version)?.record;
      if (!record) return [];
      const problems = checkAgainstHouse(record, house);
      return problems.length > 0 ? [{ remote, version: record.version, problems }] : [];
    }),
  );
}
