import { expect, test } from 'vitest';
import { ana, bia } from '../../testing/test-accounts.ts';
import { createTestApp } from '../../testing/test-app.ts';

test('only its user rates an answer: for another user it does not exist', async () => {
  const { as, services } = createTestApp();
  const turn = { conversationId: crypto.randomUUID(), turnId: crypto.randomUUID(), title: 'Fotos?' };
  await services.conversationRepository.open(ana, {
    ...turn,
    question: 'Fotos?',
    photoId: null,
    leaseSeconds: 20,
  });
  const rate = (user: typeof ana, rating: string | null, turnId = turn.turnId) =>
    as(user, `/api/conversations/${turn.conversationId}/turns/${turnId}`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ rating }),
    });
  expect((await rate(bia, 'good')).status).toBe(404);
  expect((await rate(ana, 'good', crypto.randomUUID())).status).toBe(404);
  expect((await rate(ana, 'great')).status).toBe(400);
  expect((await rate(ana, 'good')).status).toBe(204);
  const answer = await as(ana, `/api/conversations/${turn.conversationId}`);
  expect(await answer.json()).toMatchObject({ turns: [{ id: turn.turnId, rating: 'good' }] });
});
