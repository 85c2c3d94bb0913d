import { type ActivePreview, SHELL } from '../../contract/page-config.ts';
import { inCanary } from './canary-bucket.ts';
import type { CatalogEntry } from './describe-remote.ts';
import type { ReleaseSnapshot } from './release-snapshot.ts';
import type { PreviewGrant } from './visitor-seals.ts';

/** The visitor who asks for a page. */
export interface Visitor {
  /** Null for a visitor without a name, who sees the live versions. */
  id: string | null;
  previews: readonly PreviewGrant[];
}

/** What one visitor gets of all remotes. */
export interface ResolvedPage {
  entries: readonly CatalogEntry[];
  previews: ActivePreview[];
}

/**
 * Chooses for each remote the version of this visitor: the one of a preview link, else the canary if their bucket
 * says so, else the live one; with the last good one as its fallback. `built` is what is built on this machine's
 * disk: live as long as nothing was released, and what a development server serves always.
 */
export async function resolveRemotes(
  snapshot: ReleaseSnapshot,
  built: readonly CatalogEntry[],
  visitor: Visitor,
): Promise<ResolvedPage> {
  const onDisk = new Map(built.map((entry) => [entry.remote.name, entry]));
  const previewed = await loadPreviews(snapshot, visitor.previews);
  const names = new Set([
    ...onDisk.keys(),
    ...snapshot.channels().map(({ remote }) => remote),
    ...previewed.keys(),
  ]);
  const entries = [...names].flatMap((name) => {
    const disk = onDisk.get(name);
    if (disk?.remote.version === 'dev') return [disk];
    const entry = previewed.get(name)?.entry ?? chooseEntry(snapshot, name, disk, visitor.id);
    return entry ? [entry] : [];
  });
  return { entries, previews: [...previewed.values()].map(({ grant }) => grant) };
}

function chooseEntry(
  snapshot: ReleaseSnapshot,
  name: string,
  disk: CatalogEntry | undefined,
  visitor: string | null,
): CatalogEntry | undefined {
  const channel = snapshot.channel(name);
  if (!channel) return disk;
  const live = snapshot.live(name)?.entry ?? disk;
  const canary = snapshot.loaded(name, channel.canaryVersion)?.entry;
  if (canary && visitor && inCanary(visitor, name, channel.canaryPercent)) return withFallback(canary, live);
  if (!live) return undefined;
  return withFallback(live, snapshot.beforeLive(name)?.entry);
}

/** Entries with a fallback, cached so that one pair is one object for all visitors. */
const withFallbacks = new WeakMap<CatalogEntry, { fallback: CatalogEntry; made: CatalogEntry }>();

function withFallback(entry: CatalogEntry, fallback: CatalogEntry | undefined): CatalogEntry {
  if (!fallback || fallback.remote.version === entry.remote.version) return entry;
  const known = withFallbacks.get(entry);
  if (known?.fallback === fallback) return known.made;
  const made = { ...entry, remote: { ...entry.remote, fallback: fallback.remote } };
  withFallbacks.set(entry, { fallback, made });
  return made;
}

async function loadPreviews(snapshot: ReleaseSnapshot, grants: readonly PreviewGrant[]) {
  const previewed = new Map<string, { entry: CatalogEntry; grant: PreviewGrant }>();
  for (const grant of grants) {
    // The shell is what the page itself is made of.
    if (grant.remote === SHELL) continue;
    // Another node may have published it a moment ago.
    if (!snapshot.knows(grant.remote, grant.version)) await snapshot.refreshSoon();
    if (!snapshot.knows(grant.remote, grant.version)) continue;
    const version = await snapshot.load(grant.remote, grant.version).catch(() => null);
    if (version) previewed.set(grant.remote, { entry: version.entry, grant });
  }
  return previewed;
}
