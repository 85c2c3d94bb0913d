import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import type { LiveRemotes } from '../../contract/page-config.ts';
import type { ReleaseSnapshot } from '../remotes/release-snapshot.ts';

const MOST_OPEN = 10;

/** Tells an open tab what is live. A tab that names the answer that it has learns only that nothing changed. */
export function answerLiveRemotes(c: Context, live: LiveRemotes): Response {
  c.header('cache-control', 'private, no-store');
  const tag = tagOf(live);
  if (!tag) return c.json(live);
  c.header('etag', tag);
  return c.req.header('if-none-match') === tag ? c.body(null, 304) : c.json(live);
}

/**
 * Which of the versions that a tab has open were taken back. It has to name them: a list would tell everybody the names, and so the
 * files, of versions that were never shown.
 */
export function withdrawnOf(c: Context, { isWithdrawn }: Pick<ReleaseSnapshot, 'isWithdrawn'>): string[] {
  const open = (c.req.header('andromeda-open') ?? '').split(',').slice(0, MOST_OPEN);
  return open
    .map((key) => key.trim())
    .filter((key) => {
      const [remote = '', version = ''] = key.split('@');
      return isWithdrawn(remote, version);
    });
}

/** A name of the answer, made of versions, which never change; null where a development server's files may. */
function tagOf({ remotes, flags, places, withdrawn, chosenFor, previews }: LiveRemotes): string | null {
  if (remotes.some(({ version }) => version === 'dev')) return null;
  const named = remotes.map(({ name, version, fallback }) => [name, version, fallback?.version]);
  const content = JSON.stringify([named, flags, places, withdrawn, chosenFor, previews]);
  return `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
}
