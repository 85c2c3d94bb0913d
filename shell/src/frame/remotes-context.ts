import type { ResolvedRemote } from '@andromeda/platform/host';
import { createContext, useContext } from 'react';

export const RemotesContext = createContext<readonly ResolvedRemote[]>([]);

/** The remotes of this page. */
export const useRemotes = (): readonly ResolvedRemote[] => useContext(RemotesContext);
