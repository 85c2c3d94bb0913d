import type { LiveRemotes, TokenSource } from '@andromeda/platform/host';
import type { RemoteDirectory } from './remote-directory.ts';

/**
 * Asks what is live now; resolves, whatever comes of it, once the directory knows. The value is the name of the signed-in
 * user's name as a visitor, where there is a canary and the server recognised the user.
 */
export type AskForReleases = () => Promise<string | undefined>;

const EVERY_MS = 5 * 60_000;
const AT_MOST_EVERY_MS = 60_000;
/** The longest wait for an answer, in milliseconds. */
const ANSWER_MS = 3000;

/**
 * Keeps the directory of an open tab fresh: every five minutes, and when the tab becomes visible again. It asks as
 * the signed-in user, because a canary depends on the user.
 */
export function watchReleases(
  directory: RemoteDirectory,
  { accessToken }: Pick<TokenSource, 'accessToken'>,
): AskForReleases {
  let asking: Promise<string | undefined> | undefined;
  let askedAt = Date.now();
  const ask = () => {
    askedAt = Date.now();
    asking ??= Promise.race([accessToken().catch(() => null), soon()])
      .then(readRemotes)
      // Without an answer the page keeps its remotes.
      .then(
        ({ remotes, flags, chosenFor }) => {
          directory.learn(remotes, flags);
          return chosenFor;
        },
        () => undefined,
      )
      .finally(() => (asking = undefined));
    return asking;
  };
  const askIfDue = (dueMs: number) => {
    if (document.visibilityState === 'visible' && Date.now() - askedAt >= dueMs) void ask();
  };
  setInterval(() => askIfDue(EVERY_MS), AT_MOST_EVERY_MS);
  document.addEventListener('visibilitychange', () => askIfDue(AT_MOST_EVERY_MS));
  return ask;
}

// A session that cannot be refreshed now must not hide the live versions.
const soon = () => new Promise<null>((resolve) => setTimeout(() => resolve(null), ANSWER_MS));

async function readRemotes(token: string | null): Promise<LiveRemotes> {
  const answer = await fetch('/remotes.json', {
    signal: AbortSignal.timeout(ANSWER_MS),
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
  const live = (await answer.json()) as LiveRemotes;
  if (!answer.ok || !Array.isArray(live.remotes)) throw new Error('The list of remotes is not to be had.');
  return live;
}
