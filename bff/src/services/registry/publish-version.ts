import type { Publication } from '../../../contract/releases.ts';
import { RemoteFileName } from '../../../contract/releases.ts';
import { RemotePackage } from '../../../contract/remote-package.ts';
import { DomainError } from '../../domain-error.ts';
import { takeSources } from '../../remotes/version-sources.ts';
import { checkBackend, describeProblem, openSentBackend, type SentFile } from './check-backend.ts';
import { takeSignature } from './check-signature.ts';
import { checkAgainstHouse, readHouse } from './house-checks.ts';
import { presentVersion } from './list-releases.ts';
import { checkMeetings } from './meeting-checks.ts';
import type { OpenPackage } from './open-package.ts';
import { readLiveMeetings, warnOfMeetings } from './read-meetings.ts';
import { type Actor, refuseMember, requireRemote } from './recognise-actor.ts';
import { describePackage, registerVersion } from './register-version.ts';
import type { ReleaseServices } from './release-services.ts';
import { readSourceMap } from './source-maps.ts';
import { takeUses } from './uses/take-uses.ts';
import { openPictures, packPictures } from './version-pictures.ts';
import { warnOfContract } from './warn-of-contract.ts';

/** A package as it came over the wire. */
export interface SentPackage {
  remote: string;
  description: string;
  files: readonly SentFile[];
  maps?: readonly SentFile[];
  pictures?: readonly SentFile[];
  /** What each picture shows, as JSON text. */
  pictureList?: string | undefined;
  /** `backend.js` and its migrations. */
  backend?: readonly SentFile[];
  /** What its team signed, and the signature in base64. */
  statement?: string | undefined;
  signature?: string | undefined;
}

type Deps = Pick<
  ReleaseServices,
  'registry' | 'files' | 'catalog' | 'snapshot' | 'shells' | 'backends' | 'clock' | 'requireChecks'
>;

/**
 * Publishes a version that no user sees yet. The same bytes again answer the existing version; other bytes under
 * its name are refused with `version_exists`, and a version that would not work with the live ones with `release_refused`.
 */
export async function publishVersion(deps: Deps, actor: Actor, sent: SentPackage): Promise<Publication> {
  refuseMember(actor);
  requireRemote(actor, sent.remote);
  const opened = openPackage(sent);
  const described = describePackage(opened);
  const { remote, version, digest } = described.record;
  const known = await deps.registry.version(remote, version);
  if (known && known.digest !== digest) throw new DomainError('version_exists', { remote, version });
  const pictures = await openPictures(sent.pictures ?? [], sent.pictureList);
  let created = false;
  let unchecked = false;
  let contractWarnings: string[] = [];
  if (!known) {
    const house = await readHouse(deps);
    // Read now: another node may have registered or revoked one a moment ago.
    const { signed, problems } = takeSignature(described.record, sent, (await deps.registry.state()).keys);
    unchecked = sent.signature !== undefined && !signed;
    const { places, sources } = openMaps(sent);
    const taken = { ...described.record, signed, sources: sources.kept };
    // It brings a parser of stylesheets, which nothing else uses.
    const { checkPackage } = await import('./package-checks.ts');
    const record = await takeUses(taken, opened.files, house.api, opened.apiReport);
    refuseProblems([
      ...problems,
      ...checkPackage(opened),
      ...checkMeetings(opened),
      ...checkAgainstHouse(record, house),
      ...checkBackend(opened.build.backend, sent.backend ?? []),
    ]);
    const { contract } = await tryBackend(deps, opened);
    contractWarnings = await warnOfContract(deps, remote, contract);
    const parcel = { ...described, record, contract };
    const beside = new Map([...packPictures(pictures), ...sources.packed]);
    const outcome = await registerVersion(deps, parcel, actor.name, places, beside);
    if (outcome === 'different') throw new DomainError('version_exists', { remote, version });
    created = outcome === 'created';
    await deps.snapshot.refresh();
  }
  const record = known ?? (await deps.registry.version(remote, version));
  if (!record) throw new Error(`${remote} ${version} was published and is not there`);
  return {
    version: presentVersion(record),
    created,
    revision: deps.snapshot.channel(remote)?.revision ?? 0,
    warnings: [
      ...(created ? pictures.left : []),
      ...(unchecked ? [`A assinatura não foi conferida: ${remote} não tem chave registrada.`] : []),
      ...contractWarnings,
      ...warnOfMeetings(remote, record.description, await readLiveMeetings(deps)),
    ],
    ...(deps.requireChecks && { checkRequired: true }),
  };
}

/** Starts a backend once, and tries its migrations without keeping them. */
async function tryBackend({ backends }: Deps, { build, backend }: OpenPackage) {
  if (!backend) return {};
  const { unloadable, undescribed, problems, contract } = await backends.tryOut(build.name, backend);
  refuseProblems([
    ...(unloadable ? [`O backend não inicia: ${unloadable.split('\n')[0]}`] : []),
    ...(undescribed ? [`O documento OpenAPI do backend não serve: ${undescribed.split('\n')[0]}`] : []),
    ...problems.map(describeProblem),
  ]);
  return { contract };
}

/** Throws `release_refused` with one sentence a line in `problems`. */
export function refuseProblems(problems: readonly string[]): void {
  if (problems.length > 0) throw new DomainError('release_refused', { problems: problems.join('\n') });
}

function openPackage({ remote, description, files, backend = [] }: SentPackage): OpenPackage {
  const parsed = RemotePackage.safeParse(parseJson(description));
  if (!parsed.success)
    throw new DomainError('bad_request', {
      field: ['package', ...(parsed.error.issues[0]?.path ?? [])].join('.'),
    });
  if (parsed.data.build.name !== remote)
    throw new DomainError('bad_request', { field: 'package.build.name' });
  const named = new Map<string, Uint8Array>();
  for (const { name, bytes } of files) {
    if (!RemoteFileName.safeParse(name).success || named.has(name))
      throw new DomainError('bad_request', { field: `files: ${name}` });
    named.set(name, bytes);
  }
  return { ...parsed.data, files: named, backend: openSentBackend(backend) };
}

/** The maps of scripts of the package: their places, and apart from them the sources. A version does without those that cannot be read. */
function openMaps({ files, maps = [] }: SentPackage) {
  const scripts = new Set(files.map(({ name }) => name).filter((name) => name.endsWith('.js')));
  const places = new Map<string, Uint8Array>();
  for (const { name, bytes } of maps) {
    if (!scripts.has(name.replace(/\.map$/, '')))
      throw new DomainError('bad_request', { field: `maps: ${name}` });
    const map = readSourceMap(bytes);
    if (map) places.set(name, map);
  }
  return { places, sources: takeSources(maps.map(({ bytes }) => bytes)) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
