import { randomUUID } from 'node:crypto';
import type { ReleaseToken, TrailEntry } from '../../contract/releases.ts';
import type { Clock } from '../ports/clock.ts';
import type { RemoteFiles } from '../ports/remote-files.ts';
import type {
  NewRemoteVersion,
  ReleaseChange,
  ReleaseTokenRepository,
  RemoteChannel,
  RemoteRegistry,
  RemoteVersionRecord,
} from '../ports/remote-registry.ts';
import { createMemoryKeys } from './memory-keys.ts';
import { createMemoryPreviews } from './memory-previews.ts';
import { createMemoryGuards } from './memory-requests.ts';
import { createMemoryServers } from './memory-servers.ts';

/** The registry over maps, by the same rules as the database's functions; the tests of both are the same. */
export function createMemoryRegistry(clock: Clock): RemoteRegistry {
  const versions = new Map<string, RemoteVersionRecord>();
  const channels = new Map<string, RemoteChannel>();
  const trail: TrailEntry[] = [];
  const now = () => clock.now().toISOString();
  const note = (entry: Omit<TrailEntry, 'at'>) => void trail.unshift({ at: now(), ...entry });
  const version = (remote: string, name: string) => versions.get(`${remote}@${name}`);
  const noteOf = (entry: Omit<TrailEntry, 'at' | 'version'>) => note({ ...entry, version: null });
  const { keys, methods } = createMemoryKeys(now, noteOf);
  const { servers, methods: serverMethods } = createMemoryServers(now, noteOf);
  const links = createMemoryPreviews(clock, note);
  const channelOf = (remote: string) => channels.get(remote) ?? newChannel(remote, now());
  const facts = { now: clock.now, note, channel: channelOf, version };
  const { methods: guardMethods, hold } = createMemoryGuards(facts, noteOf);
  return {
    state: async () => ({
      channels: [...channels.values()],
      versions: [...versions.values()].map(({ remote, version }) => ({ remote, version })),
      keys: [...keys],
      servers: [...servers.values()],
      endedPreviews: links.ended(),
    }),
    ...methods,
    ...serverMethods,
    ...links.methods,
    ...guardMethods,
    publish: async (given, who) => {
      const key = `${given.remote}@${given.version}`;
      const known = versions.get(key);
      if (known) return known.digest === given.digest ? 'same' : 'different';
      versions.set(key, { ...given, publishedBy: who, publishedAt: now() });
      note(publicationOf(given, who));
      return 'created';
    },
    version: async (remote, name) => version(remote, name) ?? null,
    versions: async () => [...versions.values()].reverse(),
    change: async (request) => {
      const channel = channelOf(request.remote);
      if (channel.revision !== request.revision) return { outcome: 'changed', channel };
      const held = hold(request);
      if (held.refusal) return held.refusal;
      if (request.version && !version(request.remote, request.version)) return { outcome: 'unknown_version' };
      const step = stepOf(request, channel, (name) => Boolean(version(request.remote, name)));
      if (typeof step === 'string') return { outcome: step };
      const setBy = request.what === 'follow_build' ? 'start' : request.who;
      const revision = channel.revision + 1;
      const next = { ...channel, ...step.change, revision, setBy, changedAt: now() };
      held.approve();
      channels.set(request.remote, next);
      note({
        who: request.who,
        what: request.what,
        remote: request.remote,
        version: step.shown,
        detail: {
          ...request.detail,
          ...held.detail,
          replaced: channel.liveVersion ?? request.builtVersion,
          revision: next.revision,
        },
      });
      return { outcome: 'done', channel: next };
    },
    note: async (entry) => note(entry),
    trail: async (remote, limit) => trail.filter((each) => !remote || each.remote === remote).slice(0, limit),
    prune: async () => [],
  };
}

function publicationOf(
  { remote, version, typesChecked, contractChecked, digest, signed }: NewRemoteVersion,
  who: string,
): Omit<TrailEntry, 'at'> {
  const detail = { typesChecked, contractChecked, digest, ...(signed && { key: signed.key }) };
  return { who, what: 'publish', remote, version, detail };
}

function stepOf(
  { what, version, percent, builtVersion }: ReleaseChange,
  channel: RemoteChannel,
  exists: (version: string) => boolean,
):
  | { shown: string | null; change: Partial<RemoteChannel> }
  | 'unknown_version'
  | 'already_live'
  | 'nothing_to_undo' {
  const noCanary = { canaryVersion: null, canaryPercent: 0 };
  const live = channel.liveVersion ?? builtVersion;
  const earlier = channel.earlierVersions;
  switch (what) {
    case 'promote': {
      const others = earlier.filter((each) => each !== live);
      const earlierVersions = !live || live === version ? earlier : [live, ...others].slice(0, 10);
      return { shown: version, change: { liveVersion: version, ...noCanary, earlierVersions } };
    }
    case 'canary':
      if (version === live) return 'already_live';
      return { shown: version, change: { canaryVersion: version, canaryPercent: percent ?? 0 } };
    case 'stop_canary':
    case 'canary_rolled_back':
      return channel.canaryVersion ? { shown: channel.canaryVersion, change: noCanary } : 'nothing_to_undo';
    case 'rollback': {
      const place = earlier.findIndex((each) => each !== live && exists(each));
      const shown = earlier[place];
      if (shown === undefined) return 'nothing_to_undo';
      return { shown, change: { liveVersion: shown, earlierVersions: earlier.slice(place + 1) } };
    }
    case 'follow_build':
      return { shown: null, change: { liveVersion: null, ...noCanary, earlierVersions: [] } };
  }
}

function newChannel(remote: string, changedAt: string): RemoteChannel {
  return {
    remote,
    liveVersion: null,
    canaryVersion: null,
    canaryPercent: 0,
    earlierVersions: [],
    revision: 0,
    setBy: 'start',
    changedAt,
  };
}

/** Deploy tokens over a map. */
export function createMemoryTokens(clock: Clock): ReleaseTokenRepository {
  const tokens = new Map<string, ReleaseToken>();
  return {
    create: async ({ hash, remote, label, rank, expiresAt }, { name: createdBy }) => {
      const createdAt = clock.now().toISOString();
      const ends = expiresAt?.toISOString() ?? null;
      const token = {
        id: randomUUID(),
        remote,
        label,
        rank,
        createdBy,
        createdAt,
        expiresAt: ends,
        revokedAt: null,
      };
      tokens.set(hash, token);
      return token;
    },
    find: async (hash) => {
      const token = tokens.get(hash);
      const over = token?.expiresAt && Date.parse(token.expiresAt) <= clock.now().getTime();
      return token && !token.revokedAt && !over ? token : null;
    },
    list: async () => [...tokens.values()].reverse(),
    revoke: async (id) => {
      const found = [...tokens].find(([, token]) => token.id === id);
      if (!found) return false;
      tokens.set(found[0], { ...found[1], revokedAt: clock.now().toISOString() });
      return true;
    },
  };
}

/** Files of packages over a map. */
export function createMemoryFiles(): RemoteFiles {
  const kept = new Map<string, Uint8Array>();
  const keyOf = (place: { remote: string; version: string; digest: string }, file: string) =>
    `${place.remote}/${place.version}/${place.digest}/${file}`;
  return {
    put: async (place, files) => {
      for (const [file, bytes] of files) kept.set(keyOf(place, file), bytes);
    },
    get: async (place, file) => kept.get(keyOf(place, file)) ?? null,
    remove: async (place) => {
      for (const key of kept.keys()) if (key.startsWith(keyOf(place, ''))) kept.delete(key);
    },
  };
}
