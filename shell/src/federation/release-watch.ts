import type { LiveRemotes, TokenSource } from '@andromeda/platform/host';
import type { RemoteDirectory } from './remote-directory.ts';

/**
 * Asks what is live now; resolves, whatever comes of it, once the directory knows. The value is the name of the signed-in
 * user's name as a visitor, where there is a canary and the server recognised the user.
 */
export type AskForReleases = () => Promise<string | undefined>;

/** A version that was taken back leaves open tabs soon: the answer to a tab that knows it already is empty. */
const EVERY_MS = 20_000;
/** The longest wait for an answer, in milliseconds. */
const ANSWER_MS = 3000;

/**
 * Keeps the directory of an open tab fresh: every twenty seconds while it is visible, and when it becomes visible again. It asks
 * as the signed-in user, because a canary depends on the user.
 */
export function watchReleases(
  directory: RemoteDirectory,
  { accessToken }: Pick<TokenSource, 'accessToken'>,
): AskForReleases {
  let asking: Promise<string | undefined> | undefined;
  let askedAt = Date.now();
  const read = createReader();
  const ask = () => {
    askedAt = Date.now();
    asking ??= Promise.race([accessToken().catch(() => null), soon()])
      .then((token) => read(token, directory.open()))
      // Without an answer the page keeps its remotes.
      .then(
        ({ live, isNew }) => {
          if (isNew) directory.learn(live.remotes, live);
          return live.chosenFor;
        },
        () => undefined,
      )
      .finally(() => (asking = undefined));
    return asking;
  };
  const askIfDue = () => {
    if (document.visibilityState === 'visible' && Date.now() - askedAt >= EVERY_MS) void ask();
  };
  setInterval(askIfDue, EVERY_MS / 4);
  document.addEventListener('visibilitychange', askIfDue);
  return ask;
}

// A session that cannot be refreshed now must not hide the live versions.
const soon = () => new Promise<null>((resolve) => setTimeout(() => resolve(null), ANSWER_MS));

/** Reads what is live. What the server has already answered comes without a body, and is not new. */
function createReader() {
  let known: { tag: string; live: LiveRemotes } | undefined;
  return async (token: string | null, open: string[]): Promise<{ live: LiveRemotes; isNew: boolean }> => {
    const answer = await fetch('/remotes.json', {
      signal: AbortSignal.timeout(ANSWER_MS),
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(open.length > 0 && { 'andromeda-open': open.join() }),
        ...(known && { 'if-none-match': known.tag }),
      },
    });
    if (known && answer.status === 304) return { live: known.live, isNew: false };
    const live = (await answer.json()) as LiveRemotes;
    if (!answer.ok || !Array.isArray(live.remotes)) throw new Error('The list of remotes is not to be had.');
    const tag = answer.headers.get('etag');
    known = tag ? { tag, live } : undefined;
    return { live, isNew: true };
  };
}
