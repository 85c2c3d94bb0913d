import { createContext } from 'react';

/** The remote whose code is drawn here: that of the screen, or the one that fills a place of it. */
export const RemoteScopeContext = createContext<string | null>(null);
