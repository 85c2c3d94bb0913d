import { inCanary } from '../remotes/canary-bucket.ts';
import type { ReleaseSnapshot } from '../remotes/release-snapshot.ts';
import type { RemoteCatalog } from '../remotes/remote-catalog.ts';
import type { Visitor } from '../remotes/resolve-remotes.ts';
import { DEVELOPMENT } from './remote-backends.ts';

interface Deps {
  snapshot: Pick<ReleaseSnapshot, 'channel' | 'knows' | 'refreshSoon'>;
  catalog: Pick<RemoteCatalog, 'built'>;
  /** Whether a development server builds this remote. */
  isDeveloped(remote: string): boolean;
}

/**
 * The version of a remote that answers this visitor: the one whose screen asks, where this visitor may see it (by a preview, as the
 * canary, live now or before), else the one that a page would show them. Null for a remote that nobody sees.
 */
export async function chooseVersion(
  { snapshot, catalog, isDeveloped }: Deps,
  visitor: Visitor,
  remote: string,
  asked: string | undefined,
): Promise<string | null> {
  if (isDeveloped(remote)) return DEVELOPMENT;
  // Another node may have published or promoted it a moment ago.
  if (asked && !snapshot.knows(remote, asked)) await snapshot.refreshSoon();
  const channel = snapshot.channel(remote);
  const built = catalog.built(remote)?.version;
  const previews = visitor.previews.filter((grant) => grant.remote === remote).map(({ version }) => version);
  const isOfCanary =
    channel?.canaryVersion && visitor.id && inCanary(visitor.id, remote, channel.canaryPercent);
  const shown = [
    ...previews.filter((version) => snapshot.knows(remote, version)),
    isOfCanary ? channel.canaryVersion : null,
    channel?.liveVersion ?? built,
  ].filter((version) => typeof version === 'string');
  const earlier = (channel?.earlierVersions ?? []).filter((version) => snapshot.knows(remote, version));
  return [...shown, ...earlier].find((version) => version === asked) ?? shown[0] ?? null;
}
