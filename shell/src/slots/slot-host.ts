import type { ResolvedRemote } from '@andromeda/platform/host';
import type { Fill, FillModule, FillState, SlotHost } from '@andromeda/platform/meeting';
import { inPlace, isOff } from 'bff/contract/browser/places';
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

/** Finds what the remotes of this page show in each other's places, in the order that the operator wants, and loads it when a place is there and the page is idle. */
export function createSlotHost(
  directory: Pick<RemoteDirectory, 'remotes' | 'places'>,
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
    fillsOf: (key) => {
      const arrangement = directory.places()[key];
      return directory
        .remotes()
        .filter((remote) => ['open', 'unknown'].includes(entrance.known(remote)))
        .filter(({ name }) => !isOff(name, arrangement))
        .flatMap((owner) => (owner.fills ?? []).map((fill) => ({ ...fill, owner, remote: owner.name })))
        .filter(({ slot, version }) => `${slot}@${version}` === key)
        .sort(inPlace(arrangement))
        .map(({ owner, expose }) => fillOf(owner, expose));
    },
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
