import type { AskForReleases } from './release-watch.ts';

/** Milliseconds that somebody who signs in is kept waiting for remotes of their own. */
const PATIENCE_MS = 1500;

/**
 * Whose remotes a page has. While a canary is out they depend on who asks, and a page is opened as whoever its cookie
 * named: somebody who signs in on a new device may be shown others.
 */
export interface PersonsRemotes {
  areOf(userId: string): boolean;
  /** Asks for theirs; resolves with what came, or without it where that takes long. */
  bring(userId: string): Promise<void>;
}

/** `openedBy` is the person whose session the page found as it was opened. */
export function createPersonsRemotes(
  canary: boolean,
  openedBy: string | null,
  ask: AskForReleases,
): PersonsRemotes {
  let whose = openedBy;
  return {
    areOf: (userId) => !canary || whose === userId,
    bring: async (userId) => {
      await Promise.race([ask(), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
      whose = userId;
    },
  };
}
