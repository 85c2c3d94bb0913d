import type { RemoteContainer } from '@andromeda/tooling/hosting';
import { entryOf, keyOf, type RemoteVersion } from './remote-files.ts';

/**
 * Runs the entry script of a version and takes its container. A script without a hash does not run: only files that a development
 * server serves have none.
 */
export function loadContainer(remote: RemoteVersion): Promise<RemoteContainer> {
  const { url, integrity, globalName } = entryOf(remote);
  if (!integrity && remote.version !== 'dev') throw new Error(`${url} has no hash`);
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.crossOrigin = 'anonymous';
    if (integrity) script.integrity = integrity;
    script.onload = () => {
      script.remove();
      const container = takeGlobal(globalName);
      if (container) resolve(container);
      else reject(new Error(`${keyOf(remote)} left no container`));
    };
    script.onerror = () => {
      script.remove();
      reject(new Error(`${url} did not load`));
    };
    document.head.append(script);
  });
}

// Every version of a remote sets the same variable, which cannot be deleted, so its value is taken at once.
function takeGlobal(name: string): RemoteContainer | undefined {
  const globals = globalThis as unknown as Record<string, RemoteContainer | undefined>;
  const container = globals[name];
  globals[name] = undefined;
  return typeof container?.get === 'function' ? container : undefined;
}
