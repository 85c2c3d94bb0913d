import type { Logger } from '../logging/logger.ts';
import type {
  RegistryState,
  RemoteChannel,
  RemoteRegistry,
  RemoteVersionRecord,
} from '../ports/remote-registry.ts';
import { type CatalogEntry, describeRemote, Manifest } from './describe-remote.ts';

/**
 * Where what a node knows of the registry comes from: `mirror` while the registry does not answer, `builds` where it never
 * read one. `asOf`: an instant at which the registry was so; ISO 8601.
 */
export type RegistrySource = { from: 'database' | 'mirror'; asOf: string } | { from: 'builds'; asOf: null };

/** What a page needs of the registry, as it is kept for a start without it. */
export interface KnownRegistry extends RegistryState {
  asOf: string;
  /** The versions that some channel names. */
  records: readonly RemoteVersionRecord[];
}

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
  /** The same, unless it was done within the last half second, or the registry is away: then nobody waits for it. */
  refreshSoon(): Promise<void>;
  source(): RegistrySource;
  /** Whether the registry did not answer when it was last asked. */
  isAway(): boolean;
  /** Null where nothing was ever read. */
  known(): KnownRegistry | null;
  /** Takes what an earlier process knew; for the time until the registry answers. Throws where a manifest is damaged. */
  restore(known: KnownRegistry): void;
}

const SOON_MS = 500;
const MAX_LOADED = 200;

export function createReleaseSnapshot(
  registry: Pick<RemoteRegistry, 'state' | 'version'>,
  logger: Logger,
  now: () => Date = () => new Date(),
): ReleaseSnapshot {
  const versions = createVersions(registry);
  let state: RegistryState = { channels: [], versions: [] };
  let channels: ReadonlyMap<string, RemoteChannel> = new Map();
  let published: ReadonlySet<string> = new Set();
  let refreshedAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> = Promise.resolve();
  let asOf: string | null = null;
  let answers: boolean | null = null;

  const take = (next: RegistryState, at: string) => {
    state = next;
    asOf = at;
    channels = new Map(next.channels.map((channel) => [channel.remote, channel]));
    published = new Set(next.versions.map(({ remote, version }) => keyOf(remote, version)));
  };

  const readRegistry = async () => {
    const readAt = now().toISOString();
    const next = await registry.state();
    const needed = namedBy(next.channels);
    for (const { remote, version } of needed) await versions.load(remote, version);
    take(next, readAt);
    versions.keep(published, needed);
  };

  // Reads run one after another: a slow answer must not overwrite a newer state.
  const refresh = () => {
    refreshedAt = performance.now();
    reading = reading.then(readRegistry).then(
      () => {
        answers = true;
      },
      (err) => {
        // The registry is read every other second, so one log line is enough.
        if (answers !== false) logger.error({ err }, 'the registry of remotes does not answer');
        answers = false;
      },
    );
    return reading;
  };

  return {
    channels: () => [...channels.values()],
    channel: (remote) => channels.get(remote),
    knows: (remote, version) => published.has(keyOf(remote, version)),
    isWithdrawn: (remote, version) =>
      published.has(keyOf(remote, version)) && isLeft(channels.get(remote), version),
    loaded: (remote, version) => (version && versions.get(remote, version)) || null,
    load: versions.load,
    refresh,
    refreshSoon: async () => {
      if (answers !== false) await (performance.now() - refreshedAt > SOON_MS ? refresh() : reading);
    },
    source: () =>
      asOf === null ? { from: 'builds', asOf } : { from: answers ? 'database' : 'mirror', asOf },
    isAway: () => answers === false,
    known: () =>
      asOf === null ? null : { ...state, asOf, records: versions.recordsOf(namedBy(state.channels)) },
    restore: (known) => {
      versions.restore(known.records);
      take(known, known.asOf);
    },
  };
}

/** True of a version that its remote neither shows nor would go back to. */
function isLeft(channel: RemoteChannel | undefined, version: string): boolean {
  if (!channel) return false;
  const { liveVersion, canaryVersion, earlierVersions } = channel;
  return ![liveVersion, canaryVersion, ...earlierVersions].includes(version);
}

type NamedVersion = RegistryState['versions'][number];

/** Versions that are ready for a page. */
function createVersions(registry: Pick<RemoteRegistry, 'version'>) {
  const ready = new Map<string, LoadedVersion>();
  const get = (remote: string, version: string) => ready.get(keyOf(remote, version));
  return {
    get,
    load: async (remote: string, version: string) => {
      const known = get(remote, version);
      if (known) return known;
      const record = await registry.version(remote, version);
      if (!record) return null;
      const fresh = prepare(record);
      ready.set(keyOf(remote, version), fresh);
      return fresh;
    },
    restore: (records: readonly RemoteVersionRecord[]) => {
      const prepared = records.map(prepare);
      for (const version of prepared)
        ready.set(keyOf(version.record.remote, version.record.version), version);
    },
    recordsOf: (named: readonly NamedVersion[]) =>
      named.flatMap(({ remote, version }) => get(remote, version)?.record ?? []),
    /** Drops what is published no more, and where there are too many, all but the needed ones. */
    keep: (published: ReadonlySet<string>, needed: readonly NamedVersion[]) => {
      const kept = new Set(needed.map(({ remote, version }) => keyOf(remote, version)));
      for (const key of ready.keys())
        if (!published.has(key) || (ready.size > MAX_LOADED && !kept.has(key))) ready.delete(key);
    },
  };
}

/** The versions that a page may name: live, canary, and the one that it falls back to. */
const namedBy = (channels: readonly RemoteChannel[]) =>
  channels.flatMap(({ remote, liveVersion, canaryVersion, earlierVersions }) =>
    [liveVersion, canaryVersion, earlierVersions[0]].flatMap((version) =>
      version ? [{ remote, version }] : [],
    ),
  );

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
