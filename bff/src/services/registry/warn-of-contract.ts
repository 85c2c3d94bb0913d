import type { BackendContract } from '../../slices/backend-contract.ts';
import { BackendFault } from '../../slices/backend-fault.ts';
import { compareContracts } from './compare-contracts.ts';
import type { ReleaseServices } from './release-services.ts';

type Deps = Pick<ReleaseServices, 'backends' | 'snapshot' | 'catalog'>;

/**
 * What clients of the live backend would miss in the one that is published. Tabs with the screen of before keep its backend, so
 * it only concerns others that call it.
 */
export async function warnOfContract(
  { backends, snapshot, catalog }: Deps,
  remote: string,
  contract: BackendContract | null | undefined,
): Promise<string[]> {
  const live = snapshot.live(remote)?.record.version ?? catalog.built(remote)?.version;
  if (!live || !(await backends.has(remote, live))) return [];
  const before = await backends.contract(remote, live).catch((error: unknown) => {
    // What is live does not run either: there is nothing to compare with.
    if (error instanceof BackendFault) return null;
    throw error;
  });
  if (!before) return [];
  return compareContracts(before, contract ?? null).map(
    (change) => `Contrato do backend, em relação a ${live}: ${change}`,
  );
}
