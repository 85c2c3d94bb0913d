import { Buffer } from 'node:buffer';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openTestProject, type TestProject } from '../embedded/test-project.ts';
import type { ConversationRepository, NewTurn } from '../ports/conversation-repository.ts';
import type { User } from '../ports/user.ts';
import { createConversationRepository } from './conversation-repository.ts';

let project: TestProject;
let repository: ConversationRepository;
let ana: User;
let bia: User;
let turn: NewTurn;

beforeAll(async () => {
  // The embedded project writes every refusal there, and refusals are part of what this file asks for.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  project = await openTestProject();
  repository = createConversationRepository(project.clients);
});
afterAll(() => project?.close());
beforeEach(async () => {
  [ana, bia] = [await project.newUser(), await project.newUser()];
  turn = newTurn();
});

const newTurn = (changes: Partial<NewTurn> = {}): NewTurn => ({
  conversationId: crypto.randomUUID(),
  turnId: crypto.randomUUID(),
  title: 'Como tirar fotos?',
  question: 'Como tirar fotos?',
  photoId: null,
  leaseSeconds: 20,
  ...changes,
});
const later = () => new Date(Date.now() + 20_000);
const whole = { answer: 'Luz natural', state: 'ready', demonstration: true } as const;
const picture = () => ({
  id: crypto.randomUUID(),
  photo: Buffer.from('jpg'),
  thumbnail: Buffer.from('webp'),
});

test('a question is kept at once, its answer part by part, and its end once', async () => {
  expect(await repository.open(ana, turn)).toBe('opened');
  expect(await repository.note(turn.turnId, 'Luz', later())).toBe(true);
  const found = await repository.find(ana, turn.conversationId, 9);
  expect(found).toMatchObject({ title: 'Como tirar fotos?', turns: [{ answer: 'Luz', state: 'answering' }] });
  await repository.settle(turn.turnId, whole);
  await repository.settle(turn.turnId, { answer: '', state: 'failed', demonstration: false });
  expect(await repository.note(turn.turnId, 'x', later())).toBe(false);
  const settled = await repository.find(ana, turn.conversationId, 9);
  expect(settled?.turns).toMatchObject([
    { id: turn.turnId, question: 'Como tirar fotos?', answer: 'Luz natural', state: 'ready', photo: null },
  ]);
});

test('only its user renames a conversation, which keeps its place', async () => {
  await repository.open(ana, turn);
  await repository.settle(turn.turnId, whole);
  const before = await repository.find(ana, turn.conversationId, 1);
  expect(await repository.rename(bia, turn.conversationId, 'Minha')).toBeNull();
  expect(await repository.rename(ana, turn.conversationId, 'Fotos da loja')).toEqual({
    id: turn.conversationId,
    title: 'Fotos da loja',
    updatedAt: before?.updatedAt,
  });
  await repository.open(ana, { ...turn, turnId: crypto.randomUUID(), title: 'E o preço?' });
  expect((await repository.find(ana, turn.conversationId, 1))?.title).toBe('Fotos da loja');
});

test('the latest turns come in the order of their questions, and a question asked again keeps its place', async () => {
  const questions = ['Um', 'Dois', 'Três'];
  const turns = questions.map((question) => ({ ...turn, turnId: crypto.randomUUID(), question }));
  for (const one of turns) {
    await repository.open(ana, one);
    await repository.settle(one.turnId, whole);
  }
  const [, second] = turns;
  if (second) expect(await repository.open(ana, second)).toBe('opened');
  const found = await repository.find(ana, turn.conversationId, 2);
  expect(found?.turns).toMatchObject([
    { question: 'Dois', answer: '', state: 'answering' },
    { question: 'Três', answer: 'Luz natural' },
  ]);
});

test('a conversation answers one of many questions at once, until its writer is gone', async () => {
  const all = await Promise.all(
    Array.from({ length: 5 }, () => repository.open(ana, { ...turn, turnId: crypto.randomUUID() })),
  );
  expect(all.filter((outcome) => outcome === 'opened')).toHaveLength(1);
  expect(all.filter((outcome) => outcome === 'answer_under_way')).toHaveLength(4);
  await project.database.query(
    `update public.conversation_turns set alive_until = now() - interval '1 second' where conversation_id = $1`,
    [turn.conversationId],
  );
  expect(await repository.open(ana, { ...turn, turnId: crypto.randomUUID() })).toBe('opened');
});

test('an edited question is answered in its new words, and the turns after it are deleted', async () => {
  const turns = ['Um', 'Dois', 'Três'].map((question) => ({
    ...turn,
    turnId: crypto.randomUUID(),
    question,
  }));
  for (const one of turns) {
    await repository.open(ana, one);
    await repository.settle(one.turnId, whole);
  }
  const [, second, third] = turns;
  if (!second || !third) return;
  await repository.rate(ana, { ...second, rating: 'good' });
  const edited = { ...second, question: 'Dois e meio', edited: true };
  expect(await repository.open(bia, edited)).toBe('not_found');
  expect(await repository.open(ana, edited)).toBe('opened');
  const found = await repository.find(ana, turn.conversationId, 9);
  expect(found?.turns).toMatchObject([
    { question: 'Um', answer: 'Luz natural' },
    { question: 'Dois e meio', answer: '', state: 'answering', rating: null },
  ]);
  expect(found?.turns).toHaveLength(2);
});

test('an edited question and a new one at once lose nothing: one is answered', async () => {
  await repository.open(ana, turn);
  await repository.settle(turn.turnId, whole);
  const outcomes = await Promise.all([
    repository.open(ana, { ...turn, question: 'Outra', edited: true }),
    repository.open(ana, { ...turn, turnId: crypto.randomUUID(), question: 'Nova' }),
  ]);
  expect(outcomes.toSorted()).toEqual(['answer_under_way', 'opened']);
  const found = await repository.find(ana, turn.conversationId, 9);
  const said = found?.turns.map(({ question }) => question);
  expect(said).toEqual(outcomes[0] === 'opened' ? ['Outra'] : ['Como tirar fotos?', 'Nova']);
});

test('only its user rates an answer, and the rating can be withdrawn', async () => {
  await repository.open(ana, turn);
  const ratingOf = async () => (await repository.find(ana, turn.conversationId, 9))?.turns[0]?.rating;
  expect(await repository.rate(ana, { ...turn, rating: 'good' })).toBe(false);
  await repository.settle(turn.turnId, whole);
  expect(await repository.rate(bia, { ...turn, rating: 'bad' })).toBe(false);
  expect(await ratingOf()).toBeNull();
  expect(await repository.rate(ana, { ...turn, rating: 'good' })).toBe(true);
  expect(await ratingOf()).toBe('good');
  expect(await repository.rate(ana, { ...turn, rating: null })).toBe(true);
  expect(await ratingOf()).toBeNull();
});

test('a search finds every word in the titles, questions and answers of the user’s own conversations', async () => {
  const [fotos, frete] = [newTurn(), newTurn({ title: 'Frete grátis?', question: 'Frete grátis?' })];
  for (const one of [fotos, frete]) {
    await repository.open(ana, one);
    await repository.settle(one.turnId, whole);
  }
  const found = async (user: User, search: string) =>
    (await repository.list(user, { page: 1, pageSize: 9, search })).conversations.map(({ title }) => title);
  expect(await found(ana, 'GRATIS frete')).toEqual(['Frete grátis?']);
  expect(await found(ana, 'luz natural')).toHaveLength(2);
  expect(await found(ana, 'natural fotos')).toEqual(['Como tirar fotos?']);
  expect(await found(ana, '100%')).toEqual([]);
  expect(await found(bia, 'frete')).toEqual([]);
});

test('a process that writes an answer learns that the user asked it to stop', async () => {
  await repository.open(ana, turn);
  await repository.askStop(bia, turn.conversationId);
  expect(await repository.note(turn.turnId, 'Luz', later())).toBe(true);
  await repository.askStop(ana, turn.conversationId);
  expect(await repository.note(turn.turnId, 'Luz', later())).toBe(false);
  await repository.settle(turn.turnId, { answer: 'Luz', state: 'stopped', demonstration: false });
  expect(await repository.open(ana, turn)).toBe('opened');
  expect(await repository.note(turn.turnId, 'Luz', later())).toBe(true);
});

test('the conversation used last comes first, a page at a time', async () => {
  const first = newTurn({ title: 'Um' });
  const second = newTurn({ title: 'Dois' });
  for (const one of [first, second]) {
    await repository.open(ana, one);
    await repository.settle(one.turnId, whole);
  }
  await repository.open(ana, { ...first, turnId: crypto.randomUUID(), title: 'Outro' });
  const page = await repository.list(ana, { page: 1, pageSize: 1, search: '' });
  expect(page).toMatchObject({ conversations: [{ title: 'Um' }], hasMore: true });
  const next = await repository.list(ana, { page: 2, pageSize: 1, search: '' });
  expect(next).toMatchObject({ conversations: [{ title: 'Dois' }], hasMore: false });
});

test('only its user deletes a conversation, with its turns and photos', async () => {
  const photo = picture();
  await repository.keepPhoto(ana, photo);
  await repository.open(ana, { ...turn, photoId: photo.id });
  const found = await repository.find(ana, turn.conversationId, 9);
  expect(found?.turns[0]?.photo).toEqual({ id: photo.id, thumbnail: 'data:image/webp;base64,d2VicA==' });
  expect(await repository.remove(bia, turn.conversationId)).toBe(false);
  expect(await repository.remove(ana, turn.conversationId)).toBe(true);
  expect(await repository.remove(ana, turn.conversationId)).toBe(false);
  expect(await repository.note(turn.turnId, 'x', later())).toBe(false);
  const { rows } = await project.database.query(
    `select id from public.conversation_turns where user_id = $1
     union all select id from public.conversation_photos where user_id = $1`,
    [ana.userId],
  );
  expect(rows).toEqual([]);
});

test('photos that were sent with no question are deleted, those of a conversation stay', async () => {
  const [used, unused] = [picture(), picture()];
  for (const photo of [used, unused]) await repository.keepPhoto(ana, photo);
  await repository.open(ana, { ...turn, photoId: used.id });
  await repository.forgetUnusedPhotos(bia, later());
  expect((await repository.photos(ana, [used.id, unused.id])).size).toBe(2);
  await repository.forgetUnusedPhotos(ana, later());
  const left = await repository.photos(ana, [used.id, unused.id]);
  expect([...left]).toEqual([[used.id, { bytes: Buffer.from('jpg'), mimeType: 'image/jpeg' }]]);
});

test.each(['cut', 'filtered'] as const)('an answer that was %s is kept as such', async (state) => {
  await repository.open(ana, turn);
  await repository.settle(turn.turnId, { answer: 'Com luz', state, demonstration: false });
  const found = await repository.find(ana, turn.conversationId, 9);
  expect(found?.turns).toMatchObject([{ answer: 'Com luz', state }]);
});

test('another user or a visitor neither sees nor changes what a user wrote', async () => {
  const photo = picture();
  await repository.keepPhoto(ana, photo);
  await repository.open(ana, { ...turn, photoId: photo.id });
  expect(await repository.find(bia, turn.conversationId, 9)).toBeNull();
  expect((await repository.photos(bia, [photo.id])).size).toBe(0);
  expect(await repository.list(bia, { page: 1, pageSize: 9, search: '' })).toMatchObject({
    conversations: [],
  });
  expect(await repository.belongsToAnother(bia, turn.conversationId)).toBe(true);
  expect(await repository.belongsToAnother(ana, turn.conversationId)).toBe(false);
  expect(await repository.belongsToAnother(bia, crypto.randomUUID())).toBe(false);
  expect(await repository.open(bia, { ...turn, turnId: crypto.randomUUID() })).toBe('not_found');
  expect(await repository.open(bia, newTurn({ turnId: turn.turnId }))).toBe('not_found');
  for (const table of ['conversations', 'conversation_turns', 'conversation_photos']) {
    const own = await project.rest(`${table}?user_id=eq.${ana.userId}`, { user: ana });
    expect((await own.json()) as unknown[], table).toHaveLength(1);
    for (const other of [{ user: bia }, {}]) {
      const answer = await project.rest(`${table}?user_id=eq.${ana.userId}`, other);
      expect(await answer.json(), table).toEqual([]);
    }
  }
  const borrowed = newTurn({ photoId: photo.id });
  await repository.open(bia, borrowed);
  expect((await repository.find(bia, borrowed.conversationId, 9))?.turns[0]?.photo).toBeNull();
});

test('a user cannot write turns, photos or titles past the service, not even their own', async () => {
  await repository.open(ana, turn);
  const id = turn.conversationId;
  for (const user of [ana, bia]) {
    await project.rest(`conversations?id=eq.${id}`, { user, method: 'PATCH', body: { title: 'x' } });
    await project.rest(`conversation_turns?conversation_id=eq.${id}`, {
      user,
      method: 'PATCH',
      body: { answer: 'x' },
    });
    await project.rest(`conversation_turns?conversation_id=eq.${id}`, { user, method: 'DELETE' });
    const inserted = await project.rest('conversations', {
      user,
      method: 'POST',
      body: { id: crypto.randomUUID(), user_id: user.userId, title: 'x' },
    });
    expect(inserted.status).toBe(403);
    const opened = await project.rest('rpc/open_turn', {
      user,
      method: 'POST',
      body: {
        p_user_id: user.userId,
        p_conversation_id: id,
        p_title: 'x',
        p_turn_id: crypto.randomUUID(),
        p_question: 'x',
        p_photo_id: null,
        p_lease_seconds: 9,
      },
    });
    expect(opened.ok).toBe(false);
  }
  expect(await repository.find(ana, id, 9)).toMatchObject({
    title: 'Como tirar fotos?',
    turns: [{ answer: '', state: 'answering' }],
  });
});
