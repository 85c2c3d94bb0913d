import type { Buffer } from 'node:buffer';
import type { Clock } from '../ports/clock.ts';
import type { ConversationRepository, KeptTurn } from '../ports/conversation-repository.ts';

interface Kept {
  id: string;
  userId: string;
  title: string;
  updatedAt: string;
  turns: (KeptTurn & { stopAsked: boolean })[];
}

interface KeptPhoto {
  id: string;
  userId: string;
  photo: Buffer;
  thumbnail: Buffer;
}

/** The repository of conversations over an array, by the same rules as the database's functions. */
export function createMemoryConversationRepository(clock: Clock): ConversationRepository {
  const kept: Kept[] = [];
  const photos = createMemoryPhotos();
  const own = (userId: string, id: string) => kept.find((one) => one.id === id && one.userId === userId);
  const answering = (turnId: string) =>
    kept.flatMap(({ turns }) => turns).find(({ id, state }) => id === turnId && state === 'answering');
  return {
    list: listOf(kept),
    find: async ({ userId }, id, turns) => {
      const found = own(userId, id);
      return found ? { ...found, turns: structuredClone(found.turns).slice(-turns) } : null;
    },
    rename: async ({ userId }, id, title) => {
      const found = own(userId, id);
      return found ? Object.assign(found, { title }) : null;
    },
    rate: async ({ userId }, { conversationId, turnId, rating }) => {
      const found = own(userId, conversationId)?.turns.find(({ id }) => id === turnId);
      return found ? Boolean(Object.assign(found, { rating })) : false;
    },
    remove: async ({ userId }, id) => {
      const at = kept.findIndex((one) => one.id === id && one.userId === userId);
      if (at >= 0) kept.splice(at, 1);
      return at >= 0;
    },
    belongsToAnother: async ({ userId }, id) => kept.some((one) => one.id === id && one.userId !== userId),
    open: async ({ userId }, { conversationId, turnId, title, question, photoId, leaseSeconds }) => {
      const taken = kept.find(({ id }) => id === conversationId);
      if (taken && taken.userId !== userId) return 'not_found';
      const updatedAt = clock.now().toISOString();
      const conversation = taken ?? { id: conversationId, userId, title, updatedAt, turns: [] };
      if (conversation.turns.some(({ state }) => state === 'answering')) return 'answer_under_way';
      if (!taken) kept.push(conversation);
      const photo = photos.attached(photoId);
      const aliveUntil = new Date(clock.now().getTime() + leaseSeconds * 1000).toISOString();
      const turn = newTurn({ id: turnId, question, photo, aliveUntil });
      conversation.turns = [...conversation.turns.filter(({ id }) => id !== turnId), turn];
      conversation.updatedAt = updatedAt;
      return 'opened';
    },
    note: async (turnId, answer, aliveUntil) => {
      const turn = answering(turnId);
      if (!turn || turn.stopAsked) return false;
      Object.assign(turn, { answer, aliveUntil: aliveUntil.toISOString() });
      return true;
    },
    settle: async (turnId, { answer, state }) => {
      Object.assign(answering(turnId) ?? {}, { answer, state });
    },
    askStop: async ({ userId }, id) => {
      for (const turn of own(userId, id)?.turns ?? []) turn.stopAsked = true;
    },
    ...photos.port,
  };
}

const listOf =
  (kept: readonly Kept[]): ConversationRepository['list'] =>
  async ({ userId }, { page, pageSize, search }) => {
    const all = kept
      .filter((one) => one.userId === userId && JSON.stringify(one).includes(search))
      .sort((a, b) => b.updatedAt.localeCompare(a.updatedAt));
    const first = (page - 1) * pageSize;
    return { conversations: all.slice(first, first + pageSize), hasMore: all.length > first + pageSize };
  };

const newTurn = (
  asked: Pick<KeptTurn, 'id' | 'question' | 'photo' | 'aliveUntil'>,
): KeptTurn & { stopAsked: boolean } => ({
  ...asked,
  answer: '',
  state: 'answering',
  stopAsked: false,
});

function createMemoryPhotos() {
  const photos: KeptPhoto[] = [];
  const port: Pick<ConversationRepository, 'keepPhoto' | 'photos' | 'forgetUnusedPhotos'> = {
    keepPhoto: async ({ userId }, photo) => void photos.push({ ...photo, userId }),
    photos: async ({ userId }, ids) =>
      new Map(
        photos
          .filter((one) => one.userId === userId && ids.includes(one.id))
          .map(({ id, photo }) => [id, { bytes: photo, mimeType: 'image/jpeg' as const }]),
      ),
    forgetUnusedPhotos: async () => undefined,
  };
  return {
    port,
    attached(photoId: string | null): KeptTurn['photo'] {
      const kept = photos.find(({ id }) => id === photoId);
      return kept ? { id: kept.id, thumbnail: 'data:' } : null;
    },
  };
}
