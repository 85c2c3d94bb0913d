import { SHELL } from '../../../contract/page-config.ts';
import type { TrailEntry } from '../../../contract/releases.ts';
import type { VersionDetails } from '../../../contract/version-details.ts';
import { DomainError } from '../../domain-error.ts';
import type { RemoteVersionRecord } from '../../ports/remote-registry.ts';
import { describeSignatureProblem } from './check-signature.ts';
import { presentCheck } from './checks/present-check.ts';
import { compareVersions } from './compare-versions.ts';
import { checkAgainstHouse, type HouseDeps, readHouse } from './house-checks.ts';
import { presentVersion } from './list-releases.ts';
import { type Actor, ownRankOf, requireKeeper, requireRemote } from './recognise-actor.ts';
import type { ReleaseServices } from './release-services.ts';
import { listPictures, readPictureFile, typeOf } from './version-pictures.ts';

type Deps = HouseDeps & Pick<ReleaseServices, 'registry' | 'files' | 'backends' | 'checks' | 'requireChecks'>;

interface Asked {
  remote: string;
  version: string;
  /** The version to compare with; where it is left out, the one that was live before. */
  against?: string | undefined;
}

/** How far back the trail is read for what was live before. */
const TRAIL_LENGTH = 500;

/** All that the registry keeps of one version, and what it changes from another one. Rejects with `not_found` without either. */
export async function readVersion(deps: Deps, actor: Actor, asked: Asked): Promise<VersionDetails> {
  const { remote, version } = asked;
  requireRemote(actor, remote);
  const record = await find(deps, remote, version);
  const published = (await deps.registry.versions()).filter((each) => each.remote === remote);
  const others = published.map((each) => each.version).filter((name) => name !== version);
  const against = asked.against ?? (await findFormer(deps, record, published));
  const other = against ? await find(deps, remote, against) : null;
  const checks = (await deps.checks.newest(remote)).filter((check) => check.version === version);
  const shell = deps.shells.live()?.version ?? null;
  return {
    version: presentVersion(
      record,
      checks.find((check) => check.shell === shell),
    ),
    signedBy: record.signed?.key ?? null,
    problems: await problemsOf(deps, record),
    uses: record.uses,
    others,
    comparison: other && (await compare(deps, other, record)),
    pictures: await listPictures(deps.files, record),
    checks: checks.map(presentCheck),
    shell,
    checkRequired: deps.requireChecks,
    ...ownRankOf(actor, remote),
  };
}

/** The bytes of one picture of a version. For administrators and members: a deploy token opens none. */
export async function readPicture(
  deps: Pick<Deps, 'registry' | 'files'>,
  actor: Actor,
  { remote, version, picture }: { remote: string; version: string; picture: string },
): Promise<{ bytes: Uint8Array; contentType: string }> {
  if (actor.teams) requireRemote(actor, remote);
  else requireKeeper(actor);
  const bytes = await readPictureFile(deps.files, await find(deps, remote, version), picture);
  if (!bytes) throw new DomainError('not_found');
  return { bytes, contentType: typeOf(picture) };
}

async function find({ registry }: Pick<Deps, 'registry'>, remote: string, version: string) {
  const record = await registry.version(remote, version);
  if (!record) throw new DomainError('not_found');
  return record;
}

async function compare(deps: Deps, before: RemoteVersionRecord, after: RemoteVersionRecord) {
  const [was, is] = await Promise.all([before, after].map((record) => contractOf(deps, record)));
  return compareVersions({ ...before, contract: was }, { ...after, contract: is });
}

/** A backend that does not start any more, or whose database is away, has no contract that could be compared. */
const contractOf = ({ backends }: Deps, { remote, version, backend }: RemoteVersionRecord) =>
  backend ? backends.contract(remote, version).catch(() => undefined) : null;

type Published = Pick<RemoteVersionRecord, 'version' | 'publishedAt'>;

/**
 * The version that was everybody's before this one: what it replaced; where it was never live, what was live at its publication; else
 * the one that was published before it. Of those that are still there.
 */
async function findFormer(
  { registry, snapshot }: Deps,
  { remote, version, publishedAt }: RemoteVersionRecord,
  published: readonly Published[],
): Promise<string | null> {
  const trail = await registry.trail(remote, TRAIL_LENGTH);
  const replaced = trail.find((entry) => entry.what === 'promote' && entry.version === version)?.detail
    .replaced;
  const liveThen = trail.find((entry) => shows.has(entry.what) && entry.at <= publishedAt)?.version;
  const earlier = published.find((each) => each.publishedAt < publishedAt)?.version;
  const candidates = [replaced, liveThen, earlier, snapshot.channel(remote)?.liveVersion];
  const isThere = (name: unknown) => name !== version && published.some((each) => each.version === name);
  return candidates.filter((name) => typeof name === 'string').find(isThere) ?? null;
}

const shows = new Set<TrailEntry['what']>(['promote', 'rollback']);

/** Why no page may get a version, or why it would not work with what is live now. */
async function problemsOf(deps: Deps, record: RemoteVersionRecord): Promise<string[]> {
  const { remote, version } = record;
  await deps.snapshot.load(remote, version);
  const refusal = deps.snapshot.refusal(remote, version);
  if (refusal) return [describeSignatureProblem(refusal, remote)];
  return remote === SHELL ? [] : checkAgainstHouse(record, await readHouse(deps));
}
