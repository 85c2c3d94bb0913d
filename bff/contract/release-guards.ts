import { z } from '@hono/zod-openapi';
import { ReleasedName } from './page-config.ts';
import { CommitId, RemoteVersionName } from './version-names.ts';

/** Why nothing else of a remote is shown, until an administrator unlocks it. */
export const ReleaseLock = z
  .object({ reason: z.string(), lockedBy: z.string(), lockedAt: z.iso.datetime() })
  .openapi('ReleaseLock');
export type ReleaseLock = z.infer<typeof ReleaseLock>;

/** `PUT /api/remotes/{remote}/lock`. */
export const ReleaseLockRequest = z
  .object({ reason: z.string().trim().min(1).max(200) })
  .openapi('ReleaseLockRequest');
export type ReleaseLockRequest = z.output<typeof ReleaseLockRequest>;
export const ReleaseLockAnswer = z.object({ lock: ReleaseLock }).openapi('ReleaseLockAnswer');

/** Since when, and by whom, changes need the approval of a second user. */
export const ApprovalRule = z.object({ setBy: z.string(), setAt: z.iso.datetime() }).openapi('ApprovalRule');
export type ApprovalRule = z.infer<typeof ApprovalRule>;

/** What an approval rule holds for: one remote, or all of them. */
export const ApprovalScope = z.union([z.literal('all'), ReleasedName]);
export const ApprovalRuleRequest = z.object({ required: z.boolean() }).openapi('ApprovalRuleRequest');

/** What became of a request; only an open one can be approved. */
export const RequestState = z.enum([
  'open',
  'approved',
  'declined',
  /** Another request took its place. */
  'replaced',
  /** What the remote shows has changed since. */
  'changed',
  'expired',
  /** The token that asked was revoked. */
  'revoked',
]);
export type RequestState = z.infer<typeof RequestState>;

/** A change that waits for the approval of a second user. */
export const ReleaseRequest = z
  .object({
    id: z.uuid(),
    remote: z.string(),
    action: z.enum(['promote', 'canary']),
    version: z.string(),
    /** Null for all users. */
    percent: z.number().nullable(),
    /** The state that it was made for. */
    revision: z.int().min(0),
    commit: CommitId.nullable(),
    askedBy: z.string(),
    askedAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
    state: RequestState,
    decidedBy: z.string().nullable(),
    decidedAt: z.iso.datetime().nullable(),
    /** Whether the reader asked for it, or made the token that did, and so may not approve it. */
    own: z.boolean(),
  })
  .openapi('ReleaseRequest');
export type ReleaseRequest = z.infer<typeof ReleaseRequest>;
export const ReleaseRequestAnswer = z.object({ request: ReleaseRequest }).openapi('ReleaseRequestAnswer');

const revision = z.int().min(0);
/** `POST /api/remotes/{remote}/requests`: a change as for `changes`, where that answered `approval_required`. */
export const AskedChange = z
  .discriminatedUnion('action', [
    z.object({ action: z.literal('promote'), version: RemoteVersionName, revision }),
    z.object({
      action: z.literal('canary'),
      version: RemoteVersionName,
      percent: z.number().min(0).max(100),
      revision,
    }),
  ])
  .openapi('AskedChange');
export type AskedChange = z.infer<typeof AskedChange>;
