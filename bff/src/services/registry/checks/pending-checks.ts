import { SHELL } from '../../../../contract/page-config.ts';
import type { CheckedVersion, PendingCheck, PendingChecks } from '../../../../contract/remote-checks.ts';
import { DomainError } from '../../../domain-error.ts';
import { readSources } from '../../../remotes/version-sources.ts';
import { type Actor, requireChecker } from '../recognise-actor.ts';
import type { ReleaseServices } from '../release-services.ts';

type Deps = Pick<ReleaseServices, 'registry' | 'snapshot' | 'shells' | 'checks' | 'requireChecks'>;

/** Of each remote; what is older is not likely to go out. */
const NEWEST = 5;
const MOST_PENDING = 50;
/** Shells that were published since the live one, and may go out next. */
const MOST_NEXT = 2;

type Published = Awaited<ReturnType<Deps['registry']['versions']>>;

/**
 * What no checker has tried yet: with the live shell what users see, then what was published last; then with the other shells. Only pairs whose
 * page was kept, and no version that is refused.
 */
export async function listPendingChecks(deps: Deps, actor: Actor): Promise<PendingChecks> {
  requireChecker(actor);
  await deps.snapshot.refresh();
  const [published, pages, done] = await Promise.all([
    deps.registry.versions(),
    deps.checks.pages(),
    deps.checks.newest(null),
  ]);
  const shells = shellsOf(deps, published).map((shell) => ({
    ...shell,
    hasPage: pages.some((page) => page.shell === shell.version),
  }));
  const of = (standing: 'live' | 'canary' | 'next') =>
    shells.filter((shell) => shell.standing === standing && shell.hasPage).map(({ version }) => version);
  const shown = published.filter(({ remote, version }) => isShown(deps, remote, version));
  const newest = newestOf(published.filter(({ remote }) => remote !== SHELL));
  const pairs = [
    ...pair(of('live'), [...shown, ...newest]),
    ...pair([...of('canary'), ...of('next')], shown),
    ...pair(of('canary'), newest),
  ];
  const known = new Set(done.map(keyOf));
  const pending: PendingCheck[] = [];
  for (const each of pairs) {
    if (pending.length === MOST_PENDING) break;
    if (known.has(keyOf(each))) continue;
    known.add(keyOf(each));
    await deps.snapshot.load(each.remote, each.version);
    if (!deps.snapshot.refusal(each.remote, each.version)) pending.push(each);
  }
  return { shells, pending, required: deps.requireChecks };
}

const keyOf = ({ remote, version, shell }: Pick<PendingCheck, 'remote' | 'version' | 'shell'>) =>
  `${remote}@${version} ${shell}`;

const pair = (shells: readonly string[], versions: Published): PendingCheck[] =>
  shells.flatMap((shell) =>
    versions.map(({ remote, version, digest }) => ({ remote, version, digest, shell })),
  );

function shellsOf({ snapshot, shells }: Deps, published: Published) {
  const live = shells.live()?.version;
  const canary = snapshot.channel(SHELL)?.canaryVersion;
  const all = published.filter(({ remote }) => remote === SHELL).map(({ version }) => version);
  const place = live ? all.indexOf(live) : -1;
  const next = all.slice(0, Math.max(0, place)).filter((version) => version !== canary);
  return [
    ...(live ? [{ version: live, standing: 'live' as const }] : []),
    ...(canary ? [{ version: canary, standing: 'canary' as const }] : []),
    ...next.slice(0, MOST_NEXT).map((version) => ({ version, standing: 'next' as const })),
  ];
}

function isShown({ snapshot }: Deps, remote: string, version: string): boolean {
  const channel = remote === SHELL ? undefined : snapshot.channel(remote);
  return channel?.canaryVersion === version || snapshot.live(remote)?.record.version === version;
}

const newestOf = (published: Published): Published =>
  [...Map.groupBy(published, ({ remote }) => remote).values()]
    .flatMap((versions) => versions.slice(0, NEWEST))
    .sort((one, other) => (one.publishedAt < other.publishedAt ? 1 : -1));

/** What a checker needs of a version, with the hashes of its files. */
export async function readCheckedVersion(
  { registry }: Pick<Deps, 'registry'>,
  actor: Actor,
  named: { remote: string; version: string },
): Promise<CheckedVersion> {
  requireChecker(actor);
  const record = await registry.version(named.remote, named.version);
  if (!record) throw new DomainError('not_found');
  const { remote, version, digest, description, files, sources } = record;
  return { remote, version, digest, description, files, sources };
}

/** The JSON of the sources by which the types of a version are checked. No other answer holds them. */
export async function readCheckedSources(
  { registry, files }: Pick<Deps, 'registry'> & Pick<ReleaseServices, 'files'>,
  actor: Actor,
  named: { remote: string; version: string },
): Promise<Uint8Array> {
  requireChecker(actor);
  const record = await registry.version(named.remote, named.version);
  const bytes = record?.sources && (await readSources(files, record));
  if (!bytes) throw new DomainError('not_found');
  return bytes;
}
