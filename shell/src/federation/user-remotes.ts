import type { AskForReleases } from './release-watch.ts';
import { readVisitorOf, storeVisitorOf } from './stored-visitor.ts';

/** Milliseconds that a sign-in waits at most for the remotes of its user. */
const PATIENCE_MS = 1500;

/**
 * Which user's remotes a page has. During a canary they depend on the user. A page opens as the visitor that its cookie
 * names, who is not the signed-in user right after a sign-in on a new device.
 */
export interface UserRemotes {
  areOf(userId: string): boolean;
  /** Fetches the remotes of this user. Resolves when they are there, or when that takes too long. */
  bring(userId: string): Promise<void>;
}

/**
 * `chosenFor` is the visitor for whom the page's remotes were chosen, undefined without a canary; `openedBy` the user
 * whose session the page found when it opened.
 */
export function createUserRemotes(
  chosenFor: string | undefined,
  openedBy: string | null,
  ask: AskForReleases,
): UserRemotes {
  let whose = openedBy && readVisitorOf(openedBy) === chosenFor ? openedBy : null;
  return {
    areOf: (userId) => !chosenFor || whose === userId,
    bring: async (userId) => {
      const patience = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS));
      const visitor = await Promise.race([ask(), patience]);
      if (visitor) storeVisitorOf(userId, visitor);
      whose = userId;
    },
  };
}
