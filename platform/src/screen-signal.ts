import { createContext, use } from 'react';

/** What ends when the remote's screen leaves the page; the shell provides it. Without a shell nothing ends it. */
export const ScreenSignalContext = createContext<AbortSignal>(new AbortController().signal);

/**
 * A signal that ends when the remote leaves the page: another remote's screen, or another version, takes its place. For what a screen
 * starts outside queries, such as a listener, a stream or a call whose answer nobody would see.
 */
export const useScreenSignal = (): AbortSignal => use(ScreenSignalContext);
