import { SHELL } from '../../../contract/page-config.ts';
import type {
  PublishedVersion,
  ReleaseOverview,
  RemoteRelease,
  SharedLibrary,
  SharedUse,
} from '../../../contract/releases.ts';
import type { Guards } from '../../ports/release-guards.ts';
import type { RemoteCheck } from '../../ports/remote-checks.ts';
import type { RemoteChannel, RemoteVersionRecord } from '../../ports/remote-registry.ts';
import { exposedModules } from '../../remotes/describe-remote.ts';
import { describeSignatureProblem } from './check-signature.ts';
import { presentCheck } from './checks/present-check.ts';
import { findIncompatibilities, type Incompatibility } from './find-incompatibilities.ts';
import { presentGuards } from './guards/present-guards.ts';
import { fits, type HouseDeps, liveVersion, PLATFORM, servedPaths } from './house-checks.ts';
import { type Actor, maySee, ownRankOf } from './recognise-actor.ts';
import type { ReleaseServices } from './release-services.ts';

type Deps = HouseDeps;

/**
 * The present state of every remote that was ever built or published, its versions, and the libraries that the shell shares; for a member
 * of those in whose teams they are.
 */
export async function listReleases(
  deps: Deps & Pick<ReleaseServices, 'registry' | 'checks'>,
  actor: Actor,
): Promise<ReleaseOverview> {
  const { asOf, published } = await readPublished(deps);
  const built = (await deps.catalog.entries()).map(({ remote }) => remote.name);
  const names = new Set(
    [...built, ...published.map(({ remote }) => remote)].filter((name) => name !== SHELL),
  );
  const shell = deps.shells.live();
  const shared = shell?.shared ?? [];
  // While the registry is away nobody knows the verdicts.
  const checks = asOf ? [] : await deps.checks.newest(null);
  const checkOf = (remote: string, version: string) =>
    checks.find(
      (check) =>
        check.remote === remote && check.version === version && check.shell === (shell?.version ?? null),
    );
  const guards = asOf ? nothingHeld : await deps.registry.guards();
  const ofAll = guards.approvals.find(({ remote }) => remote === '*');
  const incompatibilities = await findIncompatibilities(deps);
  const shown = [...(shell ? [SHELL] : []), ...[...names].sort()].filter((name) => maySee(actor, name));
  return {
    ...(asOf && { asOf }),
    ...(ofAll && { approval: { setBy: ofAll.setBy, setAt: ofAll.setAt } }),
    platform: shared.find(({ name }) => name === PLATFORM)?.version ?? null,
    shell: { version: shell?.version ?? null, shared: [...shared] },
    remotes: shown.map((name) => {
      // What the shell shares stands in `shell`.
      const live = name === SHELL ? null : liveVersion(deps, name);
      return {
        ...presentRelease(deps, name),
        ...presentGuards(guards, name, actor),
        ...ownRankOf(actor, name),
        exposes: live ? exposedModules(live.manifest) : [],
        shared: (live?.shared ?? []).map((library) => useOf(library, shared)),
        uses: usesOfShown(deps, name),
        ...incompatibleOf(deps, incompatibilities, name),
        versions: published
          .filter(({ remote }) => remote === name)
          .map((record) => presentVersion(record, checkOf(name, record.version))),
      };
    }),
  };
}

const nothingHeld: Guards = { locks: [], approvals: [], requests: [] };

/** While the registry is away, the versions that this node knows of it: those that pages name. */
async function readPublished({ snapshot, registry }: Pick<ReleaseServices, 'snapshot' | 'registry'>) {
  if (!snapshot.isAway()) await snapshot.refresh();
  const known = snapshot.isAway() ? snapshot.known() : null;
  if (!known) return { asOf: null, published: await registry.versions() };
  const published = known.records.toSorted((a, b) => (a.publishedAt < b.publishedAt ? 1 : -1));
  return { asOf: known.asOf, published };
}

/** The present state of one remote. */
export function presentRelease({ catalog, snapshot, shells }: Deps, remote: string): RemoteRelease {
  const channel = snapshot.channel(remote);
  if (remote === SHELL) return presentShell({ catalog, shells }, channel);
  const live = liveVersion({ catalog, snapshot }, remote);
  const server = snapshot.server(remote);
  return {
    ...standing(remote, channel),
    liveVersion: channel?.liveVersion ?? live?.version ?? null,
    builtVersion: catalog.built(remote)?.version ?? null,
    ...refusedOf(snapshot, channel),
    paths: live ? servedPaths(live.description) : [],
    ...(live?.description.access && { access: live.description.access }),
    ...(server && { server }),
  };
}

/** The shell stands among the remotes, without paths. */
function presentShell({ catalog, shells }: Pick<Deps, 'catalog' | 'shells'>, channel?: RemoteChannel) {
  const builtVersion = catalog.builtShell()?.version ?? null;
  const refused = shells.refused();
  return {
    ...standing(SHELL, channel),
    liveVersion: channel?.liveVersion ?? builtVersion,
    builtVersion,
    ...(refused.length > 0 && { refused: [...refused] }),
    paths: [],
  };
}

const standing = (remote: string, channel: RemoteChannel | undefined) => ({
  remote,
  canaryVersion: channel?.canaryVersion ?? null,
  canaryPercent: channel?.canaryPercent ?? 0,
  previousVersion: channel?.earlierVersions[0] ?? null,
  revision: channel?.revision ?? 0,
  setBy: channel?.liveVersion ? channel.setBy : 'start',
  changedAt: channel?.changedAt ?? null,
});

function refusedOf(snapshot: Deps['snapshot'], channel: RemoteChannel | undefined) {
  if (!channel) return {};
  const { remote, liveVersion, canaryVersion, earlierVersions } = channel;
  const refused = [liveVersion, canaryVersion, ...earlierVersions].flatMap((version) => {
    const problem = snapshot.refusal(remote, version);
    return version && problem ? [{ version, problem: describeSignatureProblem(problem, remote) }] : [];
  });
  return refused.length > 0 ? { refused } : {};
}

/** What stands in `refused` is left out. */
function incompatibleOf({ snapshot }: Deps, incompatibilities: readonly Incompatibility[], remote: string) {
  const incompatible = incompatibilities
    .filter((each) => each.remote === remote && !snapshot.refusal(remote, each.version))
    .map(({ version, problems }) => ({ version, problems }));
  return incompatible.length > 0 ? { incompatible } : {};
}

export function presentVersion(
  record: Omit<RemoteVersionRecord, 'manifest' | 'signed'>,
  check?: RemoteCheck,
): PublishedVersion {
  const { remote, version, publishedBy, publishedAt, typesChecked, contractChecked, commit } = record;
  const declared = record.uses?.declared[PLATFORM];
  return {
    remote,
    version,
    platform: record.description.platform,
    ...(declared && declared !== record.description.platform && { declaredPlatform: declared }),
    publishedBy,
    publishedAt,
    typesChecked,
    contractChecked,
    commit,
    ...(check && { check: presentCheck(check) }),
    bytes: Object.values(record.files).reduce((sum, file) => sum + file.bytes, 0),
  };
}

function usesOfShown({ snapshot }: Deps, remote: string) {
  const channel = snapshot.channel(remote);
  return [channel?.liveVersion, channel?.canaryVersion].flatMap((version) => {
    const uses = snapshot.loaded(remote, version)?.record.uses;
    return version && uses ? [{ version, uses }] : [];
  });
}

// Every library is shared as one copy, which is the shell's where the shell has it.
function useOf(library: SharedLibrary, ofShell: readonly SharedLibrary[]): SharedUse {
  const offered = ofShell.find(({ name }) => name === library.name);
  return {
    ...library,
    provider: offered ? 'shell' : 'remotes',
    fits: fits((offered ?? library).version, library.requiredVersion),
  };
}
