import { SHELL } from '../../../../contract/page-config.ts';
import type { ContractPage } from '../../../../contract/remote-checks.ts';
import { DomainError } from '../../../domain-error.ts';
import { sha384 } from '../../../remotes/sha384.ts';
import { type Actor, requireChecker } from '../recognise-actor.ts';
import { readFolder } from '../register-shell.ts';
import type { ReleaseServices } from '../release-services.ts';

type Deps = Pick<ReleaseServices, 'checks' | 'files'>;

/** Where its files lie: beside those of the shell, in a folder that no address of a shell's file leads to. */
export const placeOfPage = ({ shell, page }: Pick<ContractPage, 'shell' | 'page'>) => ({
  remote: SHELL,
  version: shell,
  digest: `contract-${page}`,
});

/**
 * Keeps the page that checks remotes with the shell on this machine's disk, once that shell is published. Answers whether nothing is left
 * to do for this shell.
 */
export async function keepContractPage({
  catalog,
  checks,
  files: store,
  snapshot,
  builtContractPage,
}: Deps & Pick<ReleaseServices, 'catalog' | 'snapshot' | 'builtContractPage'>): Promise<boolean> {
  const shell = catalog.builtShell()?.version;
  const built = builtContractPage();
  if (!shell || built?.shell !== shell || snapshot.isAway() || !snapshot.knows(SHELL, shell)) return false;
  const kept = await checks.pages();
  if (kept.some((page) => page.shell === shell)) return true;
  const all = await readFolder(built.folder);
  const plain = new Map([...all].filter(([name]) => !/\.(br|gz)$/.test(name)));
  const described = [...plain].map(
    ([name, bytes]) => [name, { sha384: sha384(bytes), bytes: bytes.byteLength }] as const,
  );
  const { page } = built;
  await store.put(placeOfPage({ shell, page }), plain);
  await checks.keepPage({ shell, page, files: Object.fromEntries(described) });
  return true;
}

/** The page that checks remotes with a shell, with the hashes of its files. */
export async function readContractPage(
  { checks }: Pick<Deps, 'checks'>,
  actor: Actor,
  shell: string,
): Promise<ContractPage> {
  requireChecker(actor);
  const found = (await checks.pages()).find((page) => page.shell === shell);
  if (!found) throw new DomainError('not_found');
  return found;
}

export async function readContractFile(
  deps: Deps,
  actor: Actor,
  { shell, file }: { shell: string; file: string },
): Promise<Uint8Array> {
  const page = await readContractPage(deps, actor, shell);
  const bytes = Object.hasOwn(page.files, file) ? await deps.files.get(placeOfPage(page), file) : null;
  if (!bytes) throw new DomainError('not_found');
  return bytes;
}
