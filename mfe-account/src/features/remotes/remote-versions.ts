import type { PublishedVersion, ReleaseOverview, VersionHealth } from '@andromeda/platform';

export type Remote = ReleaseOverview['remotes'][number];

/** What users see of a version: nothing, the canary's part, all, or what all would go back to. */
export type Standing = 'live' | 'canary' | 'previous' | 'idle';

/** One version as the screen shows it. `published` is null for what was only ever built on the server. */
export interface VersionLine {
  version: string;
  standing: Standing;
  published: PublishedVersion | null;
  /** Null where nobody opened it in the last hour. */
  health: VersionHealth | null;
  /** Part of the openings of this remote in the last hour, from 0 to 1. */
  share: number;
}

/** Every version of a remote that can be shown or is seen, what is shown first, then the newest. */
export function versionLines(remote: Remote, health: readonly VersionHealth[]): VersionLine[] {
  const seen = health.filter((version) => version.remote === remote.remote);
  const openings = seen.reduce((sum, version) => sum + openingsOf(version), 0);
  const published = new Map(remote.versions.map((version) => [version.version, version]));
  const built = [remote.liveVersion, remote.builtVersion].filter((version) => version !== null);
  const names = new Set([...built, ...published.keys(), ...seen.map(({ version }) => version)]);
  return [...names]
    .map((version) => {
      const itsHealth = seen.find((candidate) => candidate.version === version) ?? null;
      return {
        version,
        standing: standingOf(remote, version),
        published: published.get(version) ?? null,
        health: itsHealth,
        share: itsHealth && openings > 0 ? openingsOf(itsHealth) / openings : 0,
      };
    })
    .sort((a, b) => order[a.standing] - order[b.standing] || publishedAt(b) - publishedAt(a));
}

/** Part of the openings that failed, from 0 to 1. */
export const failureRate = (health: VersionHealth): number =>
  health.failures / Math.max(1, openingsOf(health));

const FEW_FAILURES = 0.01;
/** Above this a canary is taken back by itself. */
const MANY_FAILURES = 0.05;

/** How bad a part of failures is. */
export function failureTone(rate: number): 'success' | 'warning' | 'danger' {
  if (rate <= FEW_FAILURES) return 'success';
  return rate <= MANY_FAILURES ? 'warning' : 'danger';
}

const openingsOf = ({ loads, failures }: VersionHealth) => loads + failures;

const order: Record<Standing, number> = { live: 0, canary: 1, previous: 2, idle: 3 };

const publishedAt = ({ published }: VersionLine) => (published ? Date.parse(published.publishedAt) : 0);

/** The page of a version. */
export const versionPath = ({ remote, version }: Pick<PublishedVersion, 'remote' | 'version'>): string =>
  `/admin/remotes/${remote}/${encodeURIComponent(version)}`;

/** Who sees a version of a remote. */
export function standingOf(remote: Remote, version: string): Standing {
  if (version === remote.liveVersion) return 'live';
  if (version === remote.canaryVersion) return 'canary';
  return version === remote.previousVersion ? 'previous' : 'idle';
}
