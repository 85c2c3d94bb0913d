import { z } from '@hono/zod-openapi';
import { RemoteUses } from './api-report.ts';
import { PublishedVersion } from './releases.ts';
import { MemberRank } from './remote-members.ts';
import { VersionCheck } from './version-checks.ts';

/** What `remote.json`, the build and the scripts say that two versions can differ in. */
export const ApiArea = z.enum([
  'paths',
  'layouts',
  'menu',
  'access',
  'slots',
  'fills',
  'publishes',
  'listens',
  'modules',
  'platform',
  'shared',
  'uses',
  'backend',
  'migrations',
  'operations',
]);
export type ApiArea = z.infer<typeof ApiArea>;

/** One difference. `before` is absent of what was added, `after` of what was removed, both where the name says it all. */
export const ApiChange = z
  .object({
    area: ApiArea,
    change: z.enum(['added', 'removed', 'changed']),
    name: z.string(),
    before: z.string().optional(),
    after: z.string().optional(),
  })
  .openapi('ApiChange');
export type ApiChange = z.infer<typeof ApiChange>;

/** A file by its name without the hash of its content, in bytes that are not compressed; null on the side that lacks it. */
export const FileChange = z
  .object({ name: z.string(), before: z.int().min(0).nullable(), after: z.int().min(0).nullable() })
  .openapi('FileChange');
export type FileChange = z.infer<typeof FileChange>;

/** What a version changes from another one. */
export const VersionComparison = z
  .object({
    against: z.string(),
    api: z.array(ApiChange),
    /** What clients of the other one's backend would miss in this one, one sentence each. */
    contractBreaks: z.array(z.string()).default([]),
    /** What grew or shrank most first. */
    files: z.array(FileChange),
    /** How many files weigh the same as before. */
    sameFiles: z.int().min(0),
    bytesBefore: z.int().min(0),
    bytesAfter: z.int().min(0),
  })
  .openapi('VersionComparison');
export type VersionComparison = z.infer<typeof VersionComparison>;

export const PICTURE_LIMITS = { count: 64, bytes: 150_000, totalBytes: 4_000_000 } as const;

/** `screen-2-phone.webp`: names of this form are never those of files that are served. */
export const PictureName = z.string().regex(/^[a-z0-9][a-z0-9-]{0,79}\.(webp|jpg|png)$/);

/** A picture of a screen, or of a story, as a release took it. */
export const VersionPicture = z
  .object({
    name: PictureName,
    kind: z.enum(['screen', 'story']),
    device: z.enum(['phone', 'desktop']),
    /** The screen's path, or the story's title. */
    title: z.string().trim().min(1).max(200),
    /** The story's name. */
    story: z.string().trim().min(1).max(200).optional(),
    width: z.int().min(1).max(4000),
    height: z.int().min(1).max(4000),
    /** Of its bytes, by the server: two pictures with the same one are the same. Those from before 2026-11-29 have none. */
    hash: z.string().optional(),
  })
  .openapi('VersionPicture');
export type VersionPicture = z.infer<typeof VersionPicture>;

/** `GET /api/remotes/{remote}/versions/{version}`: all that the registry keeps of one version, live or not. */
export const VersionDetails = z
  .object({
    version: PublishedVersion,
    /** The fingerprint of the key that signed it. */
    signedBy: z.string().nullable(),
    /** Why no page shows it, or what of it does not work with what is live, one sentence each. */
    problems: z.array(z.string()),
    uses: RemoteUses.nullable(),
    /** The versions that it can be compared with, newest first. */
    others: z.array(z.string()),
    /** With the version that was live before it, or the one asked for; null where there is no other. */
    comparison: VersionComparison.nullable(),
    pictures: z.array(VersionPicture),
    /** What the operator's checker found of it, the newest of each shell first; `shell` is the live one. */
    checks: z.array(VersionCheck),
    shell: z.string().nullable(),
    /** Whether it goes out only once it passed with the live shell. */
    checkRequired: z.boolean(),
    /** What the reader may do with its remote as a member of the team; absent for whoever may do all. */
    ownRank: MemberRank.optional(),
  })
  .openapi('VersionDetails');
export type VersionDetails = z.infer<typeof VersionDetails>;
