import type { RouteObject } from 'react-router-dom';

/** What a remote's `./routes` must export: routes with absolute paths, which the shell mounts inside its frame. */
export interface RemoteModule {
  routes: RouteObject[];
}
