import { type RemoteModule, useRoutes } from '@andromeda/platform';
import { type ReactNode, useSyncExternalStore } from 'react';
import * as remote from '#remote/routes';

// The React of a production shell has no refresh: a change of the source remounts the remote's screens, while
// the session, the cache and everything around them stay.
const listeners = new Set<() => void>();
let current = remote.routes;

import.meta.webpackHot?.accept('#remote/routes', () => {
  current = remote.routes;
  for (const listener of listeners) listener();
});

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function CurrentRoutes(): ReactNode {
  return useRoutes(useSyncExternalStore(subscribe, () => current));
}

/** The routes that a remote's dev server exposes to a production shell (`pnpm dev mfe-x --against URL`). */
export const routes: RemoteModule['routes'] = [{ path: '*', element: <CurrentRoutes /> }];
