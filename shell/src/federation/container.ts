import { entryOf, keyOf, type RemoteVersion } from './remote-files.ts';

/** What a remote's entry script hands out; federation knows what to do with it. */
export interface RemoteContainer {
  get(module: string): unknown;
  init(...sharing: unknown[]): unknown;
}

/**
 * Runs the entry script of a version and takes its container. Without a hash it does not run: only what a development
 * server serves has none.
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

// Every version of a remote fills the same variable, which cannot be deleted: what lies there is taken at once.
function takeGlobal(name: string): RemoteContainer | undefined {
  const globals = globalThis as unknown as Record<string, RemoteContainer | undefined>;
  const container = globals[name];
  globals[name] = undefined;
  return typeof container?.get === 'function' ? container : undefined;
}
