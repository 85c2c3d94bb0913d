import type { RemoteModule } from '@andromeda/platform';
import type { RemoteVersion } from './remote-files.ts';

/** Loads a module of one version. `afresh` ignores anything that an earlier try left in the page or in the browser's cache. */
export type LoadVersion<Module = RemoteModule> = (
  remote: RemoteVersion,
  options: { afresh: boolean },
) => Promise<Module>;

/** Loads modules that versions expose, each as the check of its caller takes it. */
export type LoadExposed = <Module>(
  expose: string,
  isModule: (exposed: unknown) => exposed is Module,
) => LoadVersion<Module>;
