import { Buffer } from 'node:buffer';
import { z } from 'zod';
import type { ConversationSummary } from '../../contract/assistant.ts';
import type { ConversationRepository, KeptTurn } from '../ports/conversation-repository.ts';
import type { SourceImage } from '../ports/image-model.ts';
import { read } from './answers.ts';
import { Instant } from './rows.ts';
import { inNameOf, type SupabaseClients } from './supabase-clients.ts';

const Summary = z
  .object({ id: z.uuid(), title: z.string(), updated_at: Instant })
  .transform(({ id, title, updated_at }): ConversationSummary => ({ id, title, updatedAt: updated_at }));

const Turn = z
  .object({
    id: z.uuid(),
    question: z.string(),
    photo_id: z.uuid().nullable(),
    thumbnail: z.string().nullable(),
    answer: z.string(),
    state: z.enum(['answering', 'ready', 'cut', 'filtered', 'stopped', 'failed']),
    rating: z.enum(['good', 'bad']).nullable(),
    alive_until: Instant,
  })
  .transform(
    ({ photo_id, thumbnail, alive_until, ...turn }): KeptTurn => ({
      ...turn,
      photo: photo_id && thumbnail ? { id: photo_id, thumbnail: thumbnailAddress(thumbnail) } : null,
      aliveUntil: alive_until,
    }),
  );

const Whole = z.object({ id: z.uuid(), title: z.string(), updated_at: Instant, turns: z.array(Turn) });
const Opened = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true) }),
  z.object({ ok: z.literal(false), code: z.enum(['not_found', 'answer_under_way']) }),
]);
const Ids = z.array(z.object({ id: z.uuid() }));
const Photos = z.array(z.object({ id: z.uuid(), photo: z.string() }));
const Nothing = z.null();

const thumbnailAddress = (base64: string) => `data:image/webp;base64,${base64}`;

/** Reads and deletes in the user's name, and writes as the service. */
export function createConversationRepository(clients: SupabaseClients): ConversationRepository {
  return { ...reading(clients), ...writing(clients), ...photos(clients) };
}

type Reading = Pick<ConversationRepository, 'list' | 'find' | 'remove'>;
type Writing = Pick<
  ConversationRepository,
  'rename' | 'rate' | 'belongsToAnother' | 'open' | 'note' | 'settle' | 'askStop'
>;
type Photographs = Pick<ConversationRepository, 'keepPhoto' | 'photos' | 'forgetUnusedPhotos'>;

function reading({ asAnyone }: SupabaseClients): Reading {
  return {
    async list(user, { page, pageSize, search }) {
      const first = (page - 1) * pageSize;
      const pageOf = (found: ConversationSummary[]) => ({
        conversations: found.slice(0, pageSize),
        hasMore: found.length > pageSize,
      });
      if (search) {
        const parameters = { p_search: search, p_limit: pageSize + 1, p_offset: first };
        const query = inNameOf(user, asAnyone.rpc('search_conversations', parameters));
        return pageOf(await read('search_conversations', z.array(Summary), query));
      }
      // One row more than a page shows whether there is another page.
      const query = asAnyone
        .from('conversations')
        .select('id, title, updated_at')
        .eq('user_id', user.userId)
        .order('updated_at', { ascending: false })
        .order('id', { ascending: false })
        .range(first, first + pageSize);
      return pageOf(await read('conversations', z.array(Summary), inNameOf(user, query)));
    },
    async find(user, conversationId, turns) {
      const parameters = { p_conversation_id: conversationId, p_limit: turns };
      const query = inNameOf(user, asAnyone.rpc('read_conversation', parameters));
      const found = await read('read_conversation', Whole.nullable(), query);
      return found && { id: found.id, title: found.title, updatedAt: found.updated_at, turns: found.turns };
    },
    async remove(user, conversationId) {
      const query = asAnyone
        .from('conversations')
        .delete()
        .eq('user_id', user.userId)
        .eq('id', conversationId)
        .select('id');
      return (await read('conversations', Ids, inNameOf(user, query))).length > 0;
    },
  };
}

function writing({ asService }: SupabaseClients): Writing {
  const turns = () => asService.from('conversation_turns');
  return {
    async rename(user, conversationId, title) {
      const own = { id: conversationId, user_id: user.userId };
      const query = asService
        .from('conversations')
        .update({ title })
        .match(own)
        .select('id, title, updated_at');
      const [renamed] = await read('conversations', z.array(Summary), query);
      return renamed ?? null;
    },
    async rate(user, { conversationId, turnId, rating }) {
      const own = { id: turnId, conversation_id: conversationId, user_id: user.userId };
      const query = turns().update({ rating }).match(own).neq('state', 'answering').select('id');
      return (await read('conversation_turns', Ids, query)).length > 0;
    },
    async belongsToAnother(user, conversationId) {
      const query = asService
        .from('conversations')
        .select('id')
        .eq('id', conversationId)
        .neq('user_id', user.userId);
      return (await read('conversations', Ids, query)).length > 0;
    },
    async open(user, turn) {
      const parameters = {
        p_user_id: user.userId,
        p_conversation_id: turn.conversationId,
        p_title: turn.title,
        p_turn_id: turn.turnId,
        p_question: turn.question,
        p_photo_id: turn.photoId,
        p_lease_seconds: turn.leaseSeconds,
        p_edited: turn.edited ?? false,
      };
      const answer = await read('open_turn', Opened, asService.rpc('open_turn', parameters));
      return answer.ok ? 'opened' : answer.code;
    },
    async note(turnId, answer, aliveUntil) {
      const query = turns()
        .update({ answer, alive_until: aliveUntil.toISOString() })
        .match({ id: turnId, state: 'answering', stop_asked: false })
        .select('id');
      return (await read('conversation_turns', Ids, query)).length > 0;
    },
    async settle(turnId, outcome) {
      await read(
        'conversation_turns',
        Nothing,
        turns().update(outcome).match({ id: turnId, state: 'answering' }),
      );
    },
    async askStop(user, conversationId) {
      const own = { conversation_id: conversationId, user_id: user.userId, state: 'answering' };
      await read('conversation_turns', Nothing, turns().update({ stop_asked: true }).match(own));
    },
  };
}

function photos({ asAnyone, asService }: SupabaseClients): Photographs {
  const table = 'conversation_photos';
  return {
    async keepPhoto(user, { id, photo, thumbnail }) {
      const row = {
        id,
        user_id: user.userId,
        photo: photo.toString('base64'),
        thumbnail: thumbnail.toString('base64'),
      };
      await read(table, Nothing, asService.from(table).insert(row));
    },
    async photos(user, ids) {
      const query = asAnyone
        .from(table)
        .select('id, photo')
        .eq('user_id', user.userId)
        .in('id', [...ids]);
      const found = await read(table, Photos, inNameOf(user, query));
      return new Map(
        found.map(({ id, photo }): [string, SourceImage] => [
          id,
          { bytes: Buffer.from(photo, 'base64'), mimeType: 'image/jpeg' },
        ]),
      );
    },
    async forgetUnusedPhotos(user, before) {
      const query = asService
        .from(table)
        .delete()
        .eq('user_id', user.userId)
        .is('conversation_id', null)
        .lt('created_at', before.toISOString());
      await read(table, Nothing, query);
    },
  };
}
