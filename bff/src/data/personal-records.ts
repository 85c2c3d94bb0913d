import { Buffer } from 'node:buffer';
import { z } from 'zod';
import type { PersonalRecords } from '../ports/data-exports.ts';
import { read } from './answers.ts';
import type { SupabaseClients } from './supabase-clients.ts';

/** A question in a conversation may have 8,000 characters, and its answer as many. */
const ROWS_AT_ONCE = 200;
/** A row of a remote's own table may have a megabyte. */
const REMOTE_ROWS_AT_ONCE = 50;
const FILES_AT_ONCE = 500;

const Rows = z.array(z.object({ key: z.string(), row: z.unknown() }));
const Photos = z.array(z.object({ photo: z.string() }));

export function createPersonalRecords({ asService }: SupabaseClients): PersonalRecords {
  return {
    rows: (userId, source, after) => {
      if (source === 'remote_rows') {
        const own = { p_user: userId, p_after: after, p_limit: REMOTE_ROWS_AT_ONCE };
        return read('read_remote_rows', Rows, asService.rpc('read_remote_rows', own));
      }
      const page = { p_user: userId, p_source: source, p_after: after, p_limit: ROWS_AT_ONCE };
      return read('read_personal_rows', Rows, asService.rpc('read_personal_rows', page));
    },
    files: (userId, after) => {
      const page = { p_user: userId, p_after: after, p_limit: FILES_AT_ONCE };
      return read('list_personal_files', z.array(z.string()), asService.rpc('list_personal_files', page));
    },
    async conversationPhoto(userId, photoId) {
      const query = asService
        .from('conversation_photos')
        .select('photo')
        .eq('user_id', userId)
        .eq('id', photoId);
      const [found] = await read('conversation_photos', Photos, query);
      return found ? Buffer.from(found.photo, 'base64') : null;
    },
  };
}
