import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SHELL } from '../../../contract/page-config.ts';
import { RemoteFileName } from '../../../contract/releases.ts';
import type { NewRemoteVersion } from '../../ports/remote-registry.ts';
import { canonicalJson } from '../../remotes/canonical-json.ts';
import type { BuiltShell } from '../../remotes/remote-catalog.ts';
import { sha384 } from '../../remotes/sha384.ts';
import { PLATFORM } from './house-checks.ts';
import type { ReleaseServices } from './release-services.ts';

/**
 * Publishes the shell on this machine's disk, with all that its pages are made of, so that every node can serve its files. Answers its
 * version, or null where nothing is built. Another build under the same name stays as it is, and the log says so.
 */
export async function registerShell({
  catalog,
  registry,
  files: store,
  logger,
}: Pick<ReleaseServices, 'catalog' | 'registry' | 'files' | 'logger'>): Promise<string | null> {
  const built = catalog.builtShell();
  if (!built) return null;
  const { version, folder } = built;
  if (await registry.version(SHELL, version)) return version;
  const packed = await readFolder(folder);
  const plain = [...packed].filter(([name]) => !/\.(br|gz)$/.test(name));
  const record = describeShell(built, new Map(plain));
  await store.put(record, packed);
  if ((await registry.publish(record, 'start')) === 'different')
    logger.warn({ version }, 'another build of the shell was published under the name of the one on disk');
  return version;
}

/** The files of a build, with the compressed ones beside them and without source maps. */
export async function readFolder(folder: string): Promise<Map<string, Uint8Array>> {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile() && RemoteFileName.safeParse(entry.name).success)
    .map(({ name }) => name)
    .filter((name) => !/\.map(\.(br|gz))?$/.test(name));
  return new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name))] as const)),
  );
}

/** The record of a shell. Its range is the one version of the platform that it is. */
function describeShell(
  { version, shared }: BuiltShell,
  files: ReadonlyMap<string, Uint8Array>,
): NewRemoteVersion {
  const platform = shared.find(({ name }) => name === PLATFORM)?.version ?? '*';
  const described = [...files]
    .map(([name, bytes]) => [name, { sha384: sha384(bytes), bytes: bytes.byteLength }] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    remote: SHELL,
    version,
    description: {
      // Servers of the release before read every description and manifest, and know those of remotes only.
      name: 'mfe-shell',
      version,
      platform,
      paths: [],
      fullHeightPaths: [],
      ownHeaderPaths: [],
      publicPaths: [],
      menu: [],
    },
    manifest: { id: SHELL, name: SHELL, metaData: { remoteEntry: { name: '' } }, exposes: [], shared: [] },
    files: Object.fromEntries(described),
    shared,
    uses: null,
    sources: null,
    backend: null,
    digest: createHash('sha256').update(canonicalJson(described)).digest('hex').slice(0, 20),
    typesChecked: false,
    contractChecked: false,
    commit: null,
    signed: null,
  };
}
