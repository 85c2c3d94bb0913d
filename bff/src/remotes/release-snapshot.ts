import { SHELL } from '../../contract/page-config.ts';
import type { RemoteKey } from '../../contract/release-keys.ts';
import type { Logger } from '../logging/logger.ts';
import type {
  RegistryState,
  RemoteChannel,
  RemoteRegistry,
  RemoteVersionRecord,
} from '../ports/remote-registry.ts';
import type { SignatureProblem } from './check-release.ts';
import { createLoadedVersions, keyOf, type LoadedVersion } from './loaded-versions.ts';

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

/**
 * What this node knows of the registry, so that no page asks the database. It is read again at once after a change
 * by this node, and every few seconds for changes by others.
 */
export interface ReleaseSnapshot {
  /** Of remotes; the shell's is `channel(SHELL)`. */
  channels(): readonly RemoteChannel[];
  channel(remote: string): RemoteChannel | undefined;
  /** True for a version that was published, as far as this node knows. */
  knows(remote: string, version: string): boolean;
  /** Whether a version was published and its remote neither shows it nor would go back to it, or it is refused. */
  isWithdrawn(remote: string, version: string): boolean;
  /** A version that some channel names; null where it is not in the registry, or is refused. */
  loaded(remote: string, version: string | null | undefined): LoadedVersion | null;
  /** Why a loaded version is not shown, by its signature; null where it is. */
  refusal(remote: string, version: string | null | undefined): SignatureProblem | null;
  /** The keys of every remote, revoked ones too. */
  keys(): readonly RemoteKey[];
  /** Whether a preview link was ended before its time. */
  isPreviewEnded(id: string): boolean;
  /** Where calls of this remote are forwarded; null where its team has no server of its own. */
  server(remote: string): string | null;
  /** The version that users outside a canary get: where the live one is refused, the newest good one before it. Null for what is built on the disk. */
  live(remote: string): LoadedVersion | null;
  /** Where a page that cannot load this remote's live version goes. */
  beforeLive(remote: string): LoadedVersion | null;
  /** Any published version that is not refused; asks the registry the first time. */
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

/** Who asks for what another node published sooner after the last read of the registry than this does not find it. */
export const SOON_MS = 500;

export function createReleaseSnapshot(
  registry: Pick<RemoteRegistry, 'state' | 'version'>,
  logger: Logger,
  now: () => Date = () => new Date(),
): ReleaseSnapshot {
  const versions = createLoadedVersions(registry, logger);
  let state: RegistryState = { channels: [], versions: [], keys: [], servers: [], endedPreviews: [] };
  let named: RegistryState['versions'] = [];
  let channels: ReadonlyMap<string, RemoteChannel> = new Map();
  let published: ReadonlySet<string> = new Set();
  let ended: ReadonlySet<string> = new Set();
  let refreshedAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> = Promise.resolve();
  let asOf: string | null = null;
  let answers: boolean | null = null;

  const take = (next: RegistryState, at: string) => {
    state = next;
    asOf = at;
    channels = new Map(next.channels.map((channel) => [channel.remote, channel]));
    published = new Set(next.versions.map(({ remote, version }) => keyOf(remote, version)));
    ended = new Set(next.endedPreviews);
  };

  const readRegistry = async () => {
    const readAt = now().toISOString();
    const next = await registry.state();
    named = await versions.loadNamed(next);
    take(next, readAt);
    versions.keep(published, named);
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
    channels: () => [...channels.values()].filter(({ remote }) => remote !== SHELL),
    channel: (remote) => channels.get(remote),
    knows: (remote, version) => published.has(keyOf(remote, version)),
    isWithdrawn: (remote, version) =>
      published.has(keyOf(remote, version)) &&
      (isLeft(channels.get(remote), version) || versions.refusal(remote, version) !== null),
    loaded: (remote, version) => (version && versions.get(remote, version)) || null,
    refusal: versions.refusal,
    keys: () => state.keys,
    isPreviewEnded: (id) => ended.has(id),
    server: (remote) => state.servers.find((server) => server.remote === remote)?.address ?? null,
    live: (remote) => versions.goodOf(channels.get(remote))[0] ?? null,
    beforeLive: (remote) => versions.goodOf(channels.get(remote))[1] ?? null,
    load: async (remote, version) => {
      if (asOf === null) await refresh();
      return versions.load(remote, version);
    },
    refresh,
    refreshSoon: async () => {
      if (answers !== false) await (performance.now() - refreshedAt > SOON_MS ? refresh() : reading);
    },
    source: () =>
      asOf === null ? { from: 'builds', asOf } : { from: answers ? 'database' : 'mirror', asOf },
    isAway: () => answers === false,
    known: () => (asOf === null ? null : { ...state, asOf, records: versions.recordsOf(named) }),
    restore: (known) => {
      versions.restore(known.keys, known.records);
      named = known.records.map(({ remote, version }) => ({ remote, version }));
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
