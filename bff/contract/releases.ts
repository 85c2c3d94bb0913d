import { z } from '@hono/zod-openapi';
import { RemoteUses } from './api-report.ts';
import { RemoteAccess } from './page-config.ts';
import { ApprovalRule, AskedChange, ReleaseLock, ReleaseRequest } from './release-guards.ts';
import { MemberRank } from './remote-members.ts';
import { VersionCheck } from './version-checks.ts';
import { CommitId, RemoteVersionName } from './version-names.ts';

export * from './release-tokens.ts';
export { CommitId, RemoteVersionName } from './version-names.ts';

/** A file of a version: flat, so that no name leads out of its folder. */
export const RemoteFileName = z.string().regex(/^(?!.*\.\.)[A-Za-z0-9_][\w.-]{0,199}$/);

/** One version that can be shown. */
export const PublishedVersion = z
  .object({
    remote: z.string(),
    version: z.string(),
    /** The range that it needs: computed from what it uses, or else the declared one. */
    platform: z.string(),
    /** The range that its build declares, where it is another. */
    declaredPlatform: z.string().optional(),
    publishedBy: z.string(),
    publishedAt: z.iso.datetime(),
    typesChecked: z.boolean(),
    contractChecked: z.boolean(),
    /** Null where whoever published it did not know. */
    commit: CommitId.nullable().default(null),
    /** What the operator's checker found of it with the live shell; absent where none has tried. */
    check: VersionCheck.optional(),
    /** Bytes of all its files, not compressed. */
    bytes: z.int().min(0),
  })
  .openapi('PublishedVersion');
export type PublishedVersion = z.infer<typeof PublishedVersion>;

/** What `POST /api/remotes/{remote}/versions` answers: `created` is false when the same bytes were there before. */
export const Publication = z
  .object({
    version: PublishedVersion,
    created: z.boolean(),
    revision: z.int().min(0),
    /** What of it has no other side among the live remotes, one sentence each. */
    warnings: z.array(z.string()),
    /** Whether it goes out only once the operator's checker has passed it. */
    checkRequired: z.boolean().optional(),
  })
  .openapi('Publication');
export type Publication = z.infer<typeof Publication>;

/** What a remote shows to whom at this moment. */
export const RemoteRelease = z
  .object({
    remote: z.string(),
    /** The version of everybody who is not in the canary; null where nothing was ever built or released. */
    liveVersion: z.string().nullable(),
    canaryVersion: z.string().nullable(),
    canaryPercent: z.number().min(0).max(100),
    /** Where `rollback` leads. */
    previousVersion: z.string().nullable(),
    /** Counts every change; a change names the one it was decided on. */
    revision: z.int().min(0),
    /** `start` while the live version is simply the one that is built on the server's disk. */
    setBy: z.string(),
    changedAt: z.iso.datetime().nullable(),
    /** The version built on the server's disk, if any. */
    builtVersion: z.string().nullable(),
    /** Every path it serves, of the live version. */
    paths: z.array(z.string()),
    /** Who may enter the live version; everybody where it stays out. */
    access: RemoteAccess.optional(),
    /** The server of its own team, where calls of versions without a backend go. */
    server: z.string().optional(),
    /** Versions that should be shown and are not, since their signature does not hold: the last good one is shown instead. */
    refused: z.array(z.object({ version: z.string(), problem: z.string() })).optional(),
    /** While it is there, nothing else is shown. */
    lock: ReleaseLock.optional(),
    /** The rule of this remote alone; that of all stands in the overview. */
    approval: ApprovalRule.optional(),
    /** The open request, if any. */
    request: ReleaseRequest.optional(),
  })
  .openapi('RemoteRelease');
export type RemoteRelease = z.infer<typeof RemoteRelease>;

/** One library that an app shares, out of its federation manifest. */
export const SharedLibrary = z
  .object({
    name: z.string(),
    version: z.string(),
    requiredVersion: z.string(),
    singleton: z.boolean(),
  })
  .openapi('SharedLibrary');
export type SharedLibrary = z.infer<typeof SharedLibrary>;

/** One library that a remote shares, as it runs now. */
export const SharedUse = SharedLibrary.extend({
  /** Whose copy runs: the shell's, or what the remotes bring. */
  provider: z.enum(['shell', 'remotes']),
  /** False where the copy that runs lies outside the range that the remote asks for. */
  fits: z.boolean(),
}).openapi('SharedUse');
export type SharedUse = z.infer<typeof SharedUse>;

/** `GET /api/remotes`: the whole house. `shared` of a remote is its live version's. */
export const ReleaseOverview = z
  .object({
    /** Only while the database is away: the instant of what this node knows, with the versions that pages name alone. */
    asOf: z.iso.datetime().optional(),
    /** Where changes of every remote need an approval. */
    approval: ApprovalRule.optional(),
    platform: z.string().nullable(),
    shell: z.object({ version: z.string().nullable(), shared: z.array(SharedLibrary) }),
    remotes: z.array(
      z.object({
        ...RemoteRelease.shape,
        exposes: z.array(z.string()),
        shared: z.array(SharedUse),
        /** What the live version and the canary use of the page; not for versions published before servers read it. */
        uses: z.array(z.object({ version: z.string(), uses: RemoteUses })).optional(),
        /** What of the live version and the canary does not work with the shell or the other remotes, one sentence each. */
        incompatible: z.array(z.object({ version: z.string(), problems: z.array(z.string()) })).optional(),
        versions: z.array(PublishedVersion),
        /** What the reader may do with it as a member of its team; absent for whoever may do all. */
        ownRank: MemberRank.optional(),
      }),
    ),
  })
  .openapi('ReleaseOverview');
export type ReleaseOverview = z.infer<typeof ReleaseOverview>;

const revision = z.int().min(0);

/**
 * `POST /api/remotes/{remote}/changes`. `promote` makes a version everybody's; `canary` shows one to some; `rollback`
 * takes the canary back if there is one and otherwise returns to the version that was live before; `follow_build`
 * gives the remote back to what is built on the server's disk. Each names the revision it was decided on.
 */
export const ReleaseChange = z
  .discriminatedUnion('action', [
    ...AskedChange.options,
    z.object({ action: z.literal('stop_canary'), revision }),
    z.object({ action: z.literal('rollback'), revision }),
    z.object({ action: z.literal('follow_build'), revision }),
  ])
  .openapi('ReleaseChange');
export type ReleaseChange = z.infer<typeof ReleaseChange>;

/** `POST /api/remotes/{remote}/previews`: a link that shows one version to everyone who opens it, until it expires. */
export const PreviewRequest = z
  .object({ version: RemoteVersionName, hours: z.number().min(0.1).max(168).default(24) })
  .openapi('PreviewRequest');
export type PreviewRequest = z.input<typeof PreviewRequest>;
export const PreviewLink = z.object({ url: z.string(), until: z.iso.datetime() }).openapi('PreviewLink');
export type PreviewLink = z.infer<typeof PreviewLink>;

/** A preview link that opens until a time. What it opens with is shown once, to whoever makes it, and is not in here. */
export const StandingPreview = z
  .object({
    id: z.uuid(),
    remote: z.string(),
    version: z.string(),
    until: z.iso.datetime(),
    madeBy: z.string(),
    madeAt: z.iso.datetime(),
  })
  .openapi('StandingPreview');
export type StandingPreview = z.infer<typeof StandingPreview>;
export const StandingPreviews = z.object({ previews: z.array(StandingPreview) }).openapi('StandingPreviews');
export const EndedPreviews = z.object({ ended: z.int().min(0) }).openapi('EndedPreviews');

/** What was done to a remote, by whom. */
export const TrailEntry = z
  .object({
    at: z.iso.datetime(),
    who: z.string(),
    what: z.enum([
      'publish',
      'promote',
      'canary',
      'stop_canary',
      'rollback',
      'canary_rolled_back',
      'follow_build',
      'preview',
      'preview_ended',
      'prune',
      'token_created',
      'token_revoked',
      'key_registered',
      'key_revoked',
      'server_registered',
      'server_removed',
      'flag',
      'place_arranged',
      'locked',
      'unlocked',
      'approval_required',
      'approval_dropped',
      'change_asked',
      'change_declined',
      'member_added',
      'member_changed',
      'member_removed',
    ]),
    remote: z.string(),
    version: z.string().nullable(),
    detail: z.record(z.string(), z.unknown()),
  })
  .openapi('TrailEntry');
export type TrailEntry = z.infer<typeof TrailEntry>;
export const Trail = z.object({ entries: z.array(TrailEntry) }).openapi('Trail');
