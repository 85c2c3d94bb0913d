import { createContext, useContext } from 'react';

/** The flags that are on for this user. */
export const FlagsContext = createContext<ReadonlySet<string>>(new Set());

/**
 * Whether a flag is on for this user: `useFlag('library.new-grid')`. False for one that nobody set. It stays as it is while a screen is
 * open. It may change what a screen shows; what a user may do, only the server decides.
 */
export const useFlag = (name: string): boolean => useContext(FlagsContext).has(name);
