import type { LiveRemotes, ResolvedRemote } from '@andromeda/platform/host';

type Places = NonNullable<LiveRemotes['places']>;

/** The remotes of this tab: those that the page was opened with, and later changes. */
export interface RemoteDirectory {
  /** The list that screens and menu use; the same object until something changes. */
  remotes(): readonly ResolvedRemote[];
  /** The server's latest answer, whatever is on the screen. */
  newest(name: string): ResolvedRemote | undefined;
  /** `withdrawn` names those of the open versions that are shown to nobody any more. */
  learn(remotes: readonly ResolvedRemote[], also?: Pick<LiveRemotes, 'flags' | 'places' | 'withdrawn'>): void;
  /** The flags that are on for this user, by the server's latest answer; the same object until then. */
  flags(): ReadonlySet<string>;
  /** How the operator wants places, by the server's latest answer. */
  places(): Places;
  /** Whether the server has taken a version back and shows another in its place. */
  isWithdrawn(remote: ResolvedRemote): boolean;
  /** Keeps a remote's version while it is on the screen, so that nothing changes while the user works. */
  hold(remote: ResolvedRemote): () => void;
  /** The versions that are on the screen, such as `mfe-library@1.2.3`. */
  open(): string[];
  /** Releases a held remote: its screen takes the newest version now. */
  release(name: string): void;
  subscribe(listener: () => void): () => void;
}

export function createRemoteDirectory(
  initial: readonly ResolvedRemote[],
  initialFlags: readonly string[] = [],
  initialPlaces: Places = {},
): RemoteDirectory {
  const held = new Map<string, ResolvedRemote>();
  const listeners = new Set<() => void>();
  let newest = initial;
  let shown = initial;
  let on: ReadonlySet<string> = new Set(initialFlags);
  let places = initialPlaces;
  let takenBack: readonly string[] = [];
  const change = () => {
    const next = chooseShown(newest, held);
    if (next.length === shown.length && next.every((remote, index) => remote === shown[index])) return;
    shown = next;
    for (const listener of listeners) listener();
  };
  return {
    remotes: () => shown,
    newest: (name) => newest.find((remote) => remote.name === name),
    flags: () => on,
    places: () => places,
    isWithdrawn: ({ name, version }) =>
      takenBack.includes(`${name}@${version}`) &&
      newest.some((remote) => remote.name === name && remote.version !== version),
    learn: (remotes, { flags = [], places: wanted = {}, withdrawn = [] } = {}) => {
      newest = keepSame(newest, remotes);
      on = new Set(flags);
      places = wanted;
      takenBack = withdrawn;
      for (const listener of listeners) listener();
      change();
    },
    hold: (remote) => {
      held.set(remote.name, remote);
      return () => {
        if (held.get(remote.name) !== remote) return;
        held.delete(remote.name);
        change();
      };
    },
    open: () => [...held.values()].map(({ name, version }) => `${name}@${version}`),
    release: (name) => {
      held.delete(name);
      change();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function chooseShown(
  newest: readonly ResolvedRemote[],
  held: ReadonlyMap<string, ResolvedRemote>,
): ResolvedRemote[] {
  const shown = newest.map((remote) => held.get(remote.name) ?? remote);
  // A removed remote stays for users who have it open.
  const gone = [...held.values()].filter(({ name }) => !newest.some((remote) => remote.name === name));
  return [...shown, ...gone];
}

/** Remotes that did not change keep their identity, so that their screens do not render again. */
function keepSame(before: readonly ResolvedRemote[], after: readonly ResolvedRemote[]): ResolvedRemote[] {
  const known = new Map(before.map((remote) => [JSON.stringify(remote), remote]));
  return after.map((remote) => known.get(JSON.stringify(remote)) ?? remote);
}
