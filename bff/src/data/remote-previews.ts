import { z } from 'zod';
import type { StandingPreview } from '../../contract/releases.ts';
import type { RemoteRegistry } from '../ports/remote-registry.ts';
import { read } from './answers.ts';
import { Instant } from './rows.ts';
import type { SupabaseClients } from './supabase-clients.ts';

const PreviewRow = z
  .object({
    id: z.uuid(),
    remote: z.string(),
    version: z.string(),
    until: Instant,
    made_by: z.string(),
    made_at: Instant,
  })
  .transform(({ made_by: madeBy, made_at: madeAt, ...row }): StandingPreview => ({ ...row, madeBy, madeAt }));
const Ended = z.object({ ended: z.int(), known: z.boolean() });

/** The preview links over the database's functions. */
export function createRemotePreviews({
  asService,
}: SupabaseClients): Pick<RemoteRegistry, 'createPreview' | 'previews' | 'endPreviews'> {
  return {
    createPreview({ remote, version, until }, who) {
      const link = { p_remote: remote, p_version: version, p_until: until.toISOString(), p_who: who };
      return read('create_remote_preview', PreviewRow, asService.rpc('create_remote_preview', link));
    },
    previews(remote, version) {
      const of = { p_remote: remote, p_version: version };
      return read('read_remote_previews', z.array(PreviewRow), asService.rpc('read_remote_previews', of));
    },
    endPreviews({ remote, ...named }, who) {
      const [id, version] = 'id' in named ? [named.id, null] : [null, named.version];
      const parameters = { p_remote: remote, p_version: version, p_id: id, p_who: who };
      return read('end_remote_previews', Ended, asService.rpc('end_remote_previews', parameters));
    },
  };
}
