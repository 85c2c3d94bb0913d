import { expect, test } from 'vitest';
import { ConversationChange } from '../../../contract/assistant.ts';
import { ana, bia } from '../../testing/test-accounts.ts';
import { createTestServices } from '../../testing/test-services.ts';
import { listConversations } from './list-conversations.ts';
import { renameConversation } from './rename-conversation.ts';

test('only its user renames a conversation, and an unknown one is not found', async () => {
  const services = createTestServices();
  const conversationId = crypto.randomUUID();
  const turn = { conversationId, turnId: crypto.randomUUID(), title: 'Fotos?', question: 'Fotos?' };
  await services.conversationRepository.open(ana, { ...turn, photoId: null, leaseSeconds: 20 });
  const renamed = await renameConversation(services, ana, conversationId, 'Fotos da loja');
  expect(renamed).toMatchObject({ id: conversationId, title: 'Fotos da loja' });
  expect((await listConversations(services, ana, { page: 1, search: '' })).conversations).toMatchObject([
    { title: 'Fotos da loja' },
  ]);
  await expect(renameConversation(services, bia, conversationId, 'Minha')).rejects.toMatchObject({
    code: 'not_found',
  });
});

test('a title is trimmed, and an empty or overlong one is refused', () => {
  expect(ConversationChange.parse({ title: '  Fotos ' })).toEqual({ title: 'Fotos' });
  expect(ConversationChange.safeParse({ title: '   ' }).success).toBe(false);
  expect(ConversationChange.safeParse({ title: 'x'.repeat(81) }).success).toBe(false);
});
