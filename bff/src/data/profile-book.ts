import { z } from 'zod';
import type { ProfileBook, ProfileRecord } from '../ports/profile-book.ts';
import { StoreError } from '../ports/store-error.ts';
import { read } from './answers.ts';
import { inNameOf, type SupabaseClients } from './supabase-clients.ts';

const COLUMNS = 'full_name, phone';
const ProfileRows = z.array(
  z
    .object({ full_name: z.string(), phone: z.string() })
    .transform((row): ProfileRecord => ({ fullName: row.full_name, phone: row.phone })),
);

export function createProfileBook({ asAnyone }: SupabaseClients): ProfileBook {
  return {
    async read(person) {
      const query = asAnyone.from('user_profiles').select(COLUMNS).eq('id', person.userId);
      const [profile] = await read('user_profiles', ProfileRows, inNameOf(person, query));
      return profile ?? { fullName: '', phone: '' };
    },
    async rename(person, fullName) {
      const query = asAnyone
        .from('user_profiles')
        .update({ full_name: fullName })
        .eq('id', person.userId)
        .select(COLUMNS);
      const [profile] = await read('user_profiles', ProfileRows, inNameOf(person, query));
      if (!profile) throw new StoreError('rejected', 'user_profiles: the person has no profile');
      return profile;
    },
    async isAdmin(person) {
      const query = asAnyone
        .from('user_roles')
        .select('role')
        .eq('user_id', person.userId)
        .eq('role', 'admin');
      const roles = await read(
        'user_roles',
        z.array(z.object({ role: z.string() })),
        inNameOf(person, query),
      );
      return roles.length > 0;
    },
  };
}
