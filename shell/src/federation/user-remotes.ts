import type { AskForReleases } from './release-watch.ts';

/** Milliseconds that a sign-in waits at most for the remotes of its user. */
const PATIENCE_MS = 1500;

/**
 * Which user's remotes a page has. During a canary they depend on the user. A page opens as the user that its cookie names,
 * so a sign-in on a new device may need others.
 */
export interface UserRemotes {
  areOf(userId: string): boolean;
  /** Fetches the remotes of this user. Resolves when they are there, or when that takes too long. */
  bring(userId: string): Promise<void>;
}

/** `openedBy` is the user whose session the page found when it opened. */
export function createUserRemotes(
  canary: boolean,
  openedBy: string | null,
  ask: AskForReleases,
): UserRemotes {
  let whose = openedBy;
  return {
    areOf: (userId) => !canary || whose === userId,
    bring: async (userId) => {
      await Promise.race([ask(), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
      whose = userId;
    },
  };
}
