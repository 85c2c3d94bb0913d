import { z } from 'zod';
import { MemberRank } from '../../contract/remote-members.ts';
import type { ProfileRecord, ProfileRepository } from '../ports/profile-repository.ts';
import { StoreError } from '../ports/store-error.ts';
import { read } from './answers.ts';
import { inNameOf, type SupabaseClients } from './supabase-clients.ts';

const COLUMNS = 'full_name, phone';
const ProfileRows = z.array(
  z
    .object({ full_name: z.string(), phone: z.string() })
    .transform((row): ProfileRecord => ({ fullName: row.full_name, phone: row.phone })),
);

const Teams = z.array(z.object({ remote: z.string(), rank: MemberRank }));

export function createProfileRepository({ asAnyone, asService }: SupabaseClients): ProfileRepository {
  return {
    async read(user) {
      const query = asAnyone.from('user_profiles').select(COLUMNS).eq('id', user.userId);
      const [profile] = await read('user_profiles', ProfileRows, inNameOf(user, query));
      return profile ?? { fullName: '', phone: '' };
    },
    async rename(user, fullName) {
      const query = asAnyone
        .from('user_profiles')
        .update({ full_name: fullName })
        .eq('id', user.userId)
        .select(COLUMNS);
      const [profile] = await read('user_profiles', ProfileRows, inNameOf(user, query));
      if (!profile) throw new StoreError('rejected', 'user_profiles: the user has no profile');
      return profile;
    },
    async isAdmin(user) {
      const query = asAnyone.from('user_roles').select('role').eq('user_id', user.userId).eq('role', 'admin');
      const roles = await read('user_roles', z.array(z.object({ role: z.string() })), inNameOf(user, query));
      return roles.length > 0;
    },
    teams: ({ userId }) =>
      read('read_remote_teams', Teams, asService.rpc('read_remote_teams', { p_user: userId })),
  };
}
