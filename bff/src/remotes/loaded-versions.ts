import type { RemoteKey } from '../../contract/release-keys.ts';
import type { Logger } from '../logging/logger.ts';
import type {
  RegistryState,
  RemoteChannel,
  RemoteRegistry,
  RemoteVersionRecord,
} from '../ports/remote-registry.ts';
import { StoreError } from '../ports/store-error.ts';
import { checkRelease, type SignatureProblem } from './check-release.ts';
import { type CatalogEntry, describeRemote, Manifest } from './describe-remote.ts';

/** A published version, prepared for a page. */
export interface LoadedVersion {
  record: RemoteVersionRecord;
  entry: CatalogEntry;
}

/** A version of the registry that no page gets, and why. */
interface RefusedVersion {
  record: RemoteVersionRecord;
  problem: SignatureProblem;
}

type NamedVersion = RegistryState['versions'][number];

const MAX_LOADED = 200;

/** Versions that were read from the registry: each was held against the keys of its remote before a page can get it. */
export function createLoadedVersions(registry: Pick<RemoteRegistry, 'version'>, logger: Logger) {
  const held = new Map<string, LoadedVersion | RefusedVersion>();
  // Null until they were read: nothing can be held against them before.
  let keys: readonly RemoteKey[] | null = null;

  const hold = (record: RemoteVersionRecord) => {
    const key = keyOf(record.remote, record.version);
    if (!keys) throw new StoreError('unavailable', 'the registry of remotes was never read');
    const problem = checkRelease(record, keys);
    const before = held.get(key);
    if (problem && !(before && 'problem' in before))
      logger.error({ ...named(record), ...problem }, 'a version is not shown: its signature does not hold');
    held.set(key, problem ? { record, problem } : prepare(record));
  };
  const get = (remote: string, version: string) => {
    const found = held.get(keyOf(remote, version));
    return found && 'entry' in found ? found : undefined;
  };
  const refusal = (remote: string, version: string | null | undefined) => {
    const found = version && held.get(keyOf(remote, version));
    return found && 'problem' in found ? found.problem : null;
  };
  const load = async (remote: string, version: string) => {
    if (!held.has(keyOf(remote, version))) {
      const record = await registry.version(remote, version);
      if (record) hold(record);
    }
    return get(remote, version) ?? null;
  };
  const trust = (next: readonly RemoteKey[]) => {
    if (JSON.stringify(next) === JSON.stringify(keys)) return;
    keys = next;
    for (const { record } of [...held.values()]) hold(record);
  };
  const loadChannel = async ({ remote, liveVersion, canaryVersion, earlierVersions }: RemoteChannel) => {
    const names = [liveVersion, canaryVersion].filter((version) => version !== null);
    for (const version of names) await load(remote, version);
    // The version to fall back to is the first one that is not refused.
    for (const version of earlierVersions) {
      names.push(version);
      await load(remote, version);
      if (!refusal(remote, version)) break;
    }
    return names.map((version) => ({ remote, version }));
  };
  return {
    get,
    refusal,
    load,
    /** Takes the keys, loads what pages may name, and answers which versions these are. */
    async loadNamed({ channels, keys: next }: RegistryState): Promise<NamedVersion[]> {
      trust(next);
      const names = [];
      for (const channel of channels) names.push(...(await loadChannel(channel)));
      return names;
    },
    restore(kept: readonly RemoteKey[], records: readonly RemoteVersionRecord[]) {
      trust(kept);
      for (const record of records) hold(record);
    },
    /** The live version and those before it that are good, newest first. */
    goodOf(channel: RemoteChannel | undefined): LoadedVersion[] {
      const { remote = '', liveVersion = null, earlierVersions = [] } = channel ?? {};
      // One that is gone from the registry is not replaced: nobody decided for another.
      if (!liveVersion || !held.has(keyOf(remote, liveVersion))) return [];
      return [liveVersion, ...earlierVersions].flatMap((version) => get(remote, version) ?? []);
    },
    recordsOf: (named: readonly NamedVersion[]) =>
      named.flatMap(({ remote, version }) => held.get(keyOf(remote, version))?.record ?? []),
    /** Drops what is published no more, and where there are too many, all but the needed ones. */
    keep(published: ReadonlySet<string>, needed: readonly NamedVersion[]) {
      const kept = new Set(needed.map(({ remote, version }) => keyOf(remote, version)));
      for (const key of held.keys())
        if (!published.has(key) || (held.size > MAX_LOADED && !kept.has(key))) held.delete(key);
    },
  };
}

const named = ({ remote, version }: NamedVersion) => ({ remote, version });

export const keyOf = (remote: string, version: string) => `${remote}@${version}`;

function prepare(record: RemoteVersionRecord): LoadedVersion {
  const integrity = Object.fromEntries(
    Object.entries(record.files)
      .filter(([file]) => /\.(js|css)$/.test(file))
      .map(([file, { sha384 }]) => [file, sha384]),
  );
  const baseUrl = `/remotes/${record.remote}/${record.version}/`;
  const manifest = Manifest.parse(record.manifest);
  return { record, entry: describeRemote(record.description, integrity, manifest, baseUrl) };
}
