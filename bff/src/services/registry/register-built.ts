import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { takeSources } from '../../remotes/version-sources.ts';
import { readBuiltBackend } from '../../slices/backend-package.ts';
import { describePackage, registerVersion } from './register-version.ts';
import type { ReleaseServices } from './release-services.ts';
import { takeUses } from './uses/take-uses.ts';

/**
 * Registers the build on this machine's disk, so that a rollback finds it after a rebuild and on
 * other nodes too. Answers its version, or null where nothing is built.
 */
export async function registerBuilt(
  deps: Pick<ReleaseServices, 'catalog' | 'registry' | 'files' | 'shells'>,
  name: string,
): Promise<string | null> {
  const built = deps.catalog.built(name);
  if (!built) return null;
  const { folder, version, remote, integrity, manifest, backend } = built;
  if (await deps.registry.version(name, version)) return version;
  const all = await readdir(folder);
  const names = all.filter(
    (file) =>
      file !== 'backend' &&
      !/\.(gz|br|map)$/.test(file) &&
      !['build.json', 'mf-stats.json', 'mf-manifest.json'].includes(file),
  );
  const files = await Promise.all(
    names.map(async (file) => [file, await readFile(join(folder, file))] as const),
  );
  const maps = all.filter((file) => file.endsWith('.js.map')).map((file) => readFile(join(folder, file)));
  const sources = takeSources(await Promise.all(maps));
  const build = { name, version, remote, integrity: { ...integrity }, ...(backend && { backend }) };
  const described = describePackage({
    build,
    manifest,
    typesChecked: false,
    contractChecked: false,
    files: new Map(files),
    backend: backend ? await readBuiltBackend(folder, backend) : null,
  });
  const taken = { ...described.record, sources: sources.kept };
  const record = await takeUses(taken, described.files, deps.shells.live()?.api);
  await registerVersion(deps, { ...described, record }, 'start', new Map(), sources.packed);
  return version;
}
