import type { ResolvedRemote } from '@andromeda/platform/host';
import type { Fill, FillModule, FillState, SlotHost } from '@andromeda/platform/meeting';
import type { ComponentType } from 'react';
import type { Entrance, KnownEntry } from '../access/entrance.ts';
import type { RemoteDirectory } from '../federation/remote-directory.ts';
import { type LoadedRemote, type RemoteLoader, RemoteUnavailableError } from '../federation/remote-loader.ts';
import { enableStyles } from '../federation/remote-styles.ts';
import { idle } from '../idle.ts';

/** Makes the loader of one exposed module. */
export type FillLoaders = (expose: string) => RemoteLoader<FillModule>;

/** Whether a loaded module is what fills a place. */
export const isFillModule = (exposed: unknown): exposed is FillModule =>
  ['function', 'object'].includes(typeof (exposed as Partial<FillModule> | undefined)?.default);

/** A fill that fails again after this many tries stays away until the page is loaded anew. */
const MOST_TRIES = 2;

/** Finds what the remotes of this page show in each other's places, and loads it when a place is there and the page is idle. */
export function createSlotHost(
  directory: Pick<RemoteDirectory, 'remotes'>,
  entrance: Entrance,
  loaders: FillLoaders,
  whenIdle: () => Promise<void> = idle,
): SlotHost {
  const fills = new Map<string, Fill>();
  const loaderOf = once(loaders);
  const fillOf = (remote: ResolvedRemote, expose: string): Fill => {
    const id = `${remote.name}@${remote.version} ${expose}`;
    const known =
      fills.get(id) ?? createFill(id, remote, loaderOf(expose), whenIdle, () => entrance.settled(remote));
    fills.set(id, known);
    return known;
  };
  return {
    fillsOf: (key) =>
      directory
        .remotes()
        .filter((remote) => ['open', 'unknown'].includes(entrance.known(remote)))
        .flatMap((remote) => (remote.fills ?? []).map((filled) => ({ remote, filled })))
        .filter(({ filled }) => `${filled.slot}@${filled.version}` === key)
        .sort((a, b) => a.filled.order - b.filled.order || (a.remote.name < b.remote.name ? -1 : 1))
        .map(({ remote, filled }) => fillOf(remote, filled.expose)),
  };
}

function createFill(
  id: string,
  remote: ResolvedRemote,
  loader: RemoteLoader<FillModule>,
  whenIdle: () => Promise<void>,
  settleEntry: () => Promise<KnownEntry>,
): Fill {
  const listeners = new Set<() => void>();
  let state: FillState = { status: 'waiting' };
  let loaded: LoadedRemote<FillModule> | undefined;
  let tries = 0;
  let asking = false;
  const become = (next: FillState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const arrive = (arrived: LoadedRemote<FillModule>) => {
    loaded = arrived;
    become({ status: 'ready', Component: arrived.module.default as ComponentType<Record<string, unknown>> });
  };
  const fail = (error: unknown) => {
    become({ status: 'failed' });
    if (error instanceof RemoteUnavailableError)
      error.late?.then((late) => arrive(late as LoadedRemote<FillModule>)).catch(() => undefined);
  };
  return {
    id,
    remote,
    state: () => state,
    ask: () => {
      if (asking || state.status === 'ready' || tries >= MOST_TRIES) return;
      asking = true;
      void settleEntry()
        .then(async (entry) => {
          if (entry !== 'open') return become({ status: 'failed' });
          tries += 1;
          await whenIdle();
          arrive(await loader.load(remote));
        })
        .catch(fail)
        .finally(() => (asking = false));
    },
    enableStyles: () => (loaded ? enableStyles(loaded.version) : () => undefined),
    shown: () => {
      if (loaded) loader.shown(loaded);
    },
    broke: (error) => {
      if (loaded) loader.broke(loaded, isLostChunk(error) ? 'load_failed' : 'render_failed');
      become({ status: 'failed' });
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const isLostChunk = (error: unknown) => error instanceof Error && error.name === 'ChunkLoadError';

function once<Made>(make: (key: string) => Made): (key: string) => Made {
  const made = new Map<string, Made>();
  return (key) => {
    const known = made.get(key) ?? make(key);
    made.set(key, known);
    return known;
  };
}
