import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { NewRemoteVersion } from '../../ports/remote-registry.ts';
import { canonicalJson } from '../../remotes/canonical-json.ts';
import { sharedLibraries } from '../../remotes/remote-catalog.ts';
import { sha384 } from '../../remotes/sha384.ts';
import type { BackendContract } from '../../slices/backend-contract.ts';
import { BACKEND_FILE, type BackendPackage, CONTRACT_FILE } from '../../slices/backend-package.ts';
import type { OpenPackage } from './open-package.ts';
import type { ReleaseServices } from './release-services.ts';

const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } };
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** The registry's record of a package. Its digest is the same for the same content, whatever the order of files. */
export function describePackage(given: OpenPackage): {
  record: NewRemoteVersion;
  files: Map<string, Uint8Array>;
  backend: BackendPackage | null;
} {
  const { build, manifest, typesChecked, contractChecked, commit = null } = given;
  const files = new Map(given.files);
  files.set('mf-manifest.json', Buffer.from(canonicalJson(manifest)));
  const described = [...files]
    .map(([name, bytes]) => [name, { sha384: sha384(bytes), bytes: bytes.byteLength }] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const digest = createHash('sha256')
    .update(
      canonicalJson(build.backend ? [build.remote, described, build.backend] : [build.remote, described]),
    )
    .digest('hex')
    .slice(0, 20);
  return {
    files,
    backend: given.backend ?? null,
    record: {
      remote: build.name,
      version: build.version,
      description: build.remote,
      manifest,
      files: Object.fromEntries(described),
      shared: sharedLibraries(manifest),
      uses: null,
      sources: null,
      backend: build.backend ?? null,
      digest,
      typesChecked,
      contractChecked,
      commit,
      signed: null,
    },
  };
}

/**
 * Stores the files, compressed beforehand as the build does it, and then registers the version. Source maps and what is `beside` (pictures,
 * sources) are none of the files: no page loads them.
 */
export async function registerVersion(
  { registry, files: store }: Pick<ReleaseServices, 'registry' | 'files'>,
  {
    record,
    files,
    backend,
    contract,
  }: ReturnType<typeof describePackage> & { contract?: BackendContract | null | undefined },
  who: string,
  maps: ReadonlyMap<string, Uint8Array> = new Map(),
  beside: ReadonlyMap<string, Uint8Array> = new Map(),
): Promise<'created' | 'same' | 'different'> {
  const packed = new Map([...files, ...beside]);
  await Promise.all(
    [...files].map(async ([name, bytes]) => {
      if (!/\.(js|css|html|json|svg)$/.test(name)) return;
      const [br, gz] = await Promise.all([toBrotli(bytes, brotli), toGzip(bytes, { level: 9 })]);
      packed.set(`${name}.br`, br);
      packed.set(`${name}.gz`, gz);
    }),
  );
  for (const [name, bytes] of maps) packed.set(`${name}.gz`, await toGzip(bytes, { level: 9 }));
  if (backend) packed.set(BACKEND_FILE, Buffer.from(JSON.stringify(backend)));
  if (contract !== undefined) packed.set(CONTRACT_FILE, Buffer.from(JSON.stringify(contract)));
  await store.put(record, packed);
  return registry.publish(record, who);
}
