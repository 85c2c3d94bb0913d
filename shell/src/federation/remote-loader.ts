import type { RemoteModule } from '@andromeda/platform';
import type { ResolvedRemote } from '@andromeda/platform/host';
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { createGuardPlugin, manifestUrl } from './guard-plugin.ts';

/** Milliseconds that a whole remote may take to be ready, its one retry included. */
const REMOTE_TIMEOUT_MS = 20_000;

/** A remote could not be had: away, slow, broken or changed on its way. */
class RemoteUnavailableError extends Error {
  override readonly name = 'RemoteUnavailableError';
}

/** Loads remotes and knows which one serves an address. */
export interface RemoteLoader {
  readonly remotes: readonly ResolvedRemote[];
  /** The routes of a remote. Rejects with `RemoteUnavailableError`; calling again tries afresh. */
  load(remote: ResolvedRemote): Promise<RemoteModule>;
}

/** Tells federation of the page's remotes. Called once, before the first screen. */
export function createRemoteLoader(remotes: readonly ResolvedRemote[]): RemoteLoader {
  registerPlugins([createGuardPlugin(() => remotes)]);
  register(remotes);
  return {
    remotes,
    load: (remote) =>
      withTimeout(
        loadOnce(remote).catch(() => loadAfresh(remote)),
        remote,
      ),
  };
}

async function loadAfresh(remote: ResolvedRemote): Promise<RemoteModule> {
  register([remote], { force: true });
  return loadOnce(remote);
}

async function loadOnce(remote: ResolvedRemote): Promise<RemoteModule> {
  const module = await loadRemote<RemoteModule>(`${federationName(remote)}/routes`).catch(
    (cause: unknown) => {
      register([remote], { force: true });
      throw new RemoteUnavailableError(remote.name, { cause });
    },
  );
  // After a failed evaluation federation may answer an empty module.
  if (!Array.isArray(module?.routes)) throw new RemoteUnavailableError(`${remote.name} exposes no routes`);
  return module;
}

function register(remotes: readonly ResolvedRemote[], options?: { force: boolean }): void {
  registerRemotes(
    remotes.map((remote) => ({ name: federationName(remote), entry: manifestUrl(remote) })),
    options,
  );
}

const federationName = (remote: ResolvedRemote) => remote.name.replaceAll('-', '_');

function withTimeout(work: Promise<RemoteModule>, remote: ResolvedRemote): Promise<RemoteModule> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new RemoteUnavailableError(`${remote.name} took too long`)), REMOTE_TIMEOUT_MS);
  });
  return Promise.race([work, late]);
}
