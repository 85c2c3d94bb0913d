import { keyOf, type RemoteVersion } from './remote-files.ts';

/** Code that runs before its screen is asked for. */
export interface Preparations<Module> {
  /** Runs a version's code, once; a failure is silent. */
  begin(version: RemoteVersion): Promise<void>;
  /** The code of a version that has run, or runs; only once, since a broken version must not be answered again. */
  take(version: RemoteVersion): Promise<Module | undefined> | undefined;
  /** The same, where it has run. */
  takeDone(version: RemoteVersion): Module | undefined;
}

export function createPreparations<Module>(
  run: (version: RemoteVersion) => Promise<Module>,
): Preparations<Module> {
  const begun = new Map<string, Promise<Module | undefined>>();
  const done = new Map<string, Module>();
  const take = (version: RemoteVersion) => {
    const key = keyOf(version);
    const work = begun.get(key);
    begun.delete(key);
    done.delete(key);
    return work;
  };
  return {
    begin: async (version) => {
      const key = keyOf(version);
      if (begun.has(key)) return;
      const work = run(version).catch(() => undefined);
      begun.set(key, work);
      const module = await work;
      if (module && begun.get(key) === work) done.set(key, module);
    },
    take,
    takeDone: (version) => {
      const module = done.get(keyOf(version));
      if (module) void take(version);
      return module;
    },
  };
}
