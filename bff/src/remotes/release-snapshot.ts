import type { Logger } from '../logging/logger.ts';
import type { RemoteChannel, RemoteRegistry, RemoteVersionRecord } from '../ports/remote-registry.ts';
import { type CatalogEntry, describeRemote, Manifest } from './describe-remote.ts';

/** A published version, prepared for a page. */
export interface LoadedVersion {
  record: RemoteVersionRecord;
  entry: CatalogEntry;
}

/**
 * What this node knows of the registry, so that no page asks the database. It is read again at once after a change
 * by this node, and every few seconds for changes by others.
 */
export interface ReleaseSnapshot {
  channels(): readonly RemoteChannel[];
  channel(remote: string): RemoteChannel | undefined;
  /** True for a version that was published, as far as this node knows. */
  knows(remote: string, version: string): boolean;
  /** Whether a version was published and its remote neither shows it nor would go back to it. */
  isWithdrawn(remote: string, version: string): boolean;
  /** A version that some channel names; null where it is not in the registry. */
  loaded(remote: string, version: string | null | undefined): LoadedVersion | null;
  /** Any published version; asks the registry the first time. */
  load(remote: string, version: string): Promise<LoadedVersion | null>;
  /** Reads the registry. Keeps what it knew, and logs, where the registry does not answer. */
  refresh(): Promise<void>;
  /** The same, unless it was done within the last half second. */
  refreshSoon(): Promise<void>;
}

const SOON_MS = 500;
const MAX_LOADED = 200;

export function createReleaseSnapshot(
  registry: Pick<RemoteRegistry, 'state' | 'version'>,
  logger: Logger,
): ReleaseSnapshot {
  let channels: ReadonlyMap<string, RemoteChannel> = new Map();
  let published: ReadonlySet<string> = new Set();
  const versions = new Map<string, LoadedVersion>();
  let refreshedAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> = Promise.resolve();
  let failing = false;

  const load: ReleaseSnapshot['load'] = async (remote, version) => {
    const key = keyOf(remote, version);
    const known = versions.get(key);
    if (known) return known;
    const record = await registry.version(remote, version);
    if (!record) return null;
    const fresh = prepare(record);
    versions.set(key, fresh);
    return fresh;
  };

  const readRegistry = async () => {
    const state = await registry.state();
    const needed = state.channels.flatMap((channel) =>
      [channel.liveVersion, channel.canaryVersion, channel.earlierVersions[0]].flatMap((version) =>
        version ? [{ remote: channel.remote, version }] : [],
      ),
    );
    for (const { remote, version } of needed) await load(remote, version);
    channels = new Map(state.channels.map((channel) => [channel.remote, channel]));
    published = new Set(state.versions.map(({ remote, version }) => keyOf(remote, version)));
    const kept = new Set(needed.map(({ remote, version }) => keyOf(remote, version)));
    for (const key of versions.keys())
      if (!published.has(key) || (versions.size > MAX_LOADED && !kept.has(key))) versions.delete(key);
  };

  // Reads run one after another: a slow answer must not overwrite a newer state.
  const refresh = () => {
    refreshedAt = performance.now();
    reading = reading.then(readRegistry).then(
      () => {
        failing = false;
      },
      (err) => {
        // The registry is read every other second, so one log line is enough.
        if (!failing) logger.error({ err }, 'the registry of remotes does not answer');
        failing = true;
      },
    );
    return reading;
  };

  return {
    channels: () => [...channels.values()],
    channel: (remote) => channels.get(remote),
    knows: (remote, version) => published.has(keyOf(remote, version)),
    isWithdrawn: (remote, version) => {
      const channel = channels.get(remote);
      if (!channel || !published.has(keyOf(remote, version))) return false;
      const { liveVersion, canaryVersion, earlierVersions } = channel;
      return ![liveVersion, canaryVersion, ...earlierVersions].includes(version);
    },
    loaded: (remote, version) => (version && versions.get(keyOf(remote, version))) || null,
    load,
    refresh,
    refreshSoon: () => (performance.now() - refreshedAt > SOON_MS ? refresh() : reading),
  };
}

const keyOf = (remote: string, version: string) => `${remote}@${version}`;

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
