import { z } from 'zod';
import { RequestState } from '../../contract/release-guards.ts';
import { CommitId } from '../../contract/version-names.ts';
import type { ReleaseGuards, StoredRequest } from '../ports/release-guards.ts';
import { read } from './answers.ts';
import { ChannelRow } from './channel-row.ts';
import { Instant } from './rows.ts';
import type { SupabaseClients } from './supabase-clients.ts';

const LockRow = z
  .object({ remote: z.string(), reason: z.string(), locked_by: z.string(), locked_at: Instant })
  .transform(({ locked_by: lockedBy, locked_at: lockedAt, ...row }) => ({ ...row, lockedBy, lockedAt }));
const ApprovalRow = z
  .object({ remote: z.string(), set_by: z.string(), set_at: Instant })
  .transform(({ set_by: setBy, set_at: setAt, ...row }) => ({ ...row, setBy, setAt }));
const RequestRow = z
  .object({
    id: z.uuid(),
    remote: z.string(),
    revision: z.coerce.number(),
    what: z.enum(['promote', 'canary']),
    version: z.string(),
    percent: z.coerce.number().nullable(),
    asked_by: z.string(),
    asked_at: Instant,
    expires_at: Instant,
    decided_by: z.string().nullable(),
    decided_at: Instant.nullable(),
    state: RequestState,
    commit_id: CommitId.nullable(),
    asker: z.uuid().nullable(),
    maker: z.uuid().nullable(),
    maker_name: z.string().nullable(),
  })
  .transform(
    ({ what, commit_id, asked_by, asked_at, expires_at, decided_by, decided_at, maker_name, ...row }) =>
      ({
        ...row,
        action: what,
        commit: commit_id,
        askedBy: asked_by,
        askedAt: asked_at,
        expiresAt: expires_at,
        decidedBy: decided_by,
        decidedAt: decided_at,
        makerName: maker_name,
      }) satisfies StoredRequest,
  );

/** A change, or a decision, that a lock holds back. */
export const LockedOutcome = z.object({ outcome: z.literal('locked'), lock: LockRow });
/** Why a decision on a request is refused. */
export const decisionRefusals = [
  z.object({ outcome: z.literal('request_ended'), state: RequestState }),
  z.object({ outcome: z.literal('unknown_request') }),
  z.object({ outcome: z.literal('not_allowed') }),
] as const;

const Guards = z.object({
  locks: z.array(LockRow),
  approvals: z.array(ApprovalRow),
  requests: z.array(RequestRow),
});
const LockOutcome = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('done'), lock: LockRow }),
  LockedOutcome,
]);
const AskOutcome = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('asked'), request: RequestRow }),
  z.object({ outcome: z.literal('changed'), channel: ChannelRow }),
  LockedOutcome,
  z.object({ outcome: z.literal('unknown_version') }),
  z.object({ outcome: z.literal('already_live') }),
]);
const Declined = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('declined') }),
  ...decisionRefusals,
]);

/** Locks, approvals and requests over the database's functions, which hold their rules. */
export function createReleaseGuards({ asService }: SupabaseClients): ReleaseGuards {
  return {
    guards: () => read('read_release_guards', Guards, asService.rpc('read_release_guards')),
    lock(remote, reason, who) {
      const parameters = { p_remote: remote, p_reason: reason, p_who: who };
      return read('lock_remote', LockOutcome, asService.rpc('lock_remote', parameters));
    },
    unlock: (remote, who) =>
      read('unlock_remote', z.boolean(), asService.rpc('unlock_remote', { p_remote: remote, p_who: who })),
    async requireApproval(remote, required, who) {
      const parameters = { p_remote: remote, p_required: required, p_who: who };
      await read(
        'require_remote_approval',
        z.unknown(),
        asService.rpc('require_remote_approval', parameters),
      );
    },
    ask({ remote, revision, what, version, percent }, { name, userId, tokenId }) {
      const change = { p_remote: remote, p_revision: revision, p_what: what, p_version: version };
      const by = { p_who: name, p_user: userId, p_token: tokenId };
      return read(
        'ask_remote_change',
        AskOutcome,
        asService.rpc('ask_remote_change', { ...change, p_percent: percent, ...by }),
      );
    },
    request: (remote, id) =>
      read(
        'read_remote_request',
        RequestRow.nullable(),
        asService.rpc('read_remote_request', { p_remote: remote, p_request: id }),
      ),
    decline(remote, id, { name, userId }) {
      const parameters = { p_remote: remote, p_request: id, p_who: name, p_user: userId };
      return read('decline_remote_change', Declined, asService.rpc('decline_remote_change', parameters));
    },
  };
}
