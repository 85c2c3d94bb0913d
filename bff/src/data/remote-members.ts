import { z } from 'zod';
import { MemberRank, type RemoteMember } from '../../contract/remote-members.ts';
import type { RemoteMemberRepository } from '../ports/remote-members.ts';
import { read } from './answers.ts';
import { Instant } from './rows.ts';
import type { SupabaseClients } from './supabase-clients.ts';

const MemberRow = z
  .object({
    user_id: z.uuid(),
    email: z.string(),
    full_name: z.string(),
    rank: MemberRank,
    added_by: z.string(),
    added_at: Instant,
  })
  .transform(
    ({
      user_id: userId,
      full_name: fullName,
      added_by: addedBy,
      added_at: addedAt,
      ...row
    }): RemoteMember => ({
      ...row,
      userId,
      fullName,
      addedBy,
      addedAt,
    }),
  );
const AddOutcome = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('done'), member: MemberRow }),
  z.object({ outcome: z.literal('unknown_account') }),
  z.object({ outcome: z.literal('already_member') }),
  z.object({ outcome: z.literal('administrator') }),
]);

/** Teams over the database's functions, which hold their rules. */
export function createRemoteMemberRepository({ asService }: SupabaseClients): RemoteMemberRepository {
  return {
    list: (remote) =>
      read(
        'list_remote_members',
        z.array(MemberRow),
        asService.rpc('list_remote_members', { p_remote: remote }),
      ),
    add(remote, { email, rank }, who) {
      const parameters = { p_remote: remote, p_email: email, p_rank: rank, p_who: who };
      return read('add_remote_member', AddOutcome, asService.rpc('add_remote_member', parameters));
    },
    change(remote, userId, rank, who) {
      const parameters = { p_remote: remote, p_user: userId, p_rank: rank, p_who: who };
      const changed = asService.rpc('change_remote_member', parameters);
      return read('change_remote_member', MemberRow.nullable(), changed);
    },
    remove(remote, userId, who) {
      const parameters = { p_remote: remote, p_user: userId, p_who: who };
      return read('remove_remote_member', z.boolean(), asService.rpc('remove_remote_member', parameters));
    },
  };
}
