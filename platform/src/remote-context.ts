import { createContext } from 'react';

/** A remote in the version that runs. */
export interface RunningRemote {
  name: string;
  version: string;
}

/** The remote whose code is drawn here: that of the screen, or the one that fills a place of it. */
export const RemoteContext = createContext<RunningRemote | null>(null);
