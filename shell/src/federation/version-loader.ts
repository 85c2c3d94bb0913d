import type { RemoteModule } from '@andromeda/platform';
import { bringFederation } from './bring-federation.ts';
import type { OpenVersion } from './federation.ts';
import type { LoadExposed } from './load-version.ts';
import { keyOf } from './remote-files.ts';
import { guardStyles } from './remote-styles.ts';
import { clearWay, preload } from './warm-files.ts';

/**
 * Loads versions by federation. What a failed try left behind (a rejected chunk stays rejected) is not used again: `afresh` opens another
 * container, and versions live beside each other. Otherwise all modules of a version come from one container.
 */
export function createVersionLoader(): LoadExposed {
  let open: OpenVersion | undefined;
  return (expose, isModule) =>
    async (remote, { afresh }) => {
      const [{ startFederation }] = await Promise.all([
        bringFederation(),
        afresh ? clearWay(remote) : preload(remote, expose),
      ]);
      open ??= startFederation();
      guardStyles(remote);
      const exposed = await open(remote, { expose, afresh });
      // After a failed evaluation federation may answer an empty module.
      if (!isModule(exposed)) throw new Error(`${keyOf(remote)} exposes no ${expose}`);
      return exposed;
    };
}

export const ROUTES = './routes';

export const isRemoteModule = (exposed: unknown): exposed is RemoteModule =>
  Array.isArray((exposed as Partial<RemoteModule> | undefined)?.routes);
