import { Buffer } from 'node:buffer';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openTestProject, type TestProject } from '../embedded/test-project.ts';
import type { ConversationBook, NewTurn } from '../ports/conversation-book.ts';
import type { Person } from '../ports/person.ts';
import { createConversationBook } from './conversation-book.ts';

let project: TestProject;
let book: ConversationBook;
let ana: Person;
let bia: Person;
let turn: NewTurn;

beforeAll(async () => {
  // The embedded project writes every refusal there, and refusals are part of what this file asks for.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  project = await openTestProject();
  book = createConversationBook(project.clients);
});
afterAll(() => project?.close());
beforeEach(async () => {
  [ana, bia] = [await project.newPerson(), await project.newPerson()];
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
  expect(await book.open(ana, turn)).toBe('opened');
  expect(await book.note(turn.turnId, 'Luz', later())).toBe(true);
  const found = await book.find(ana, turn.conversationId, 9);
  expect(found).toMatchObject({ title: 'Como tirar fotos?', turns: [{ answer: 'Luz', state: 'answering' }] });
  await book.settle(turn.turnId, whole);
  await book.settle(turn.turnId, { answer: '', state: 'failed', demonstration: false });
  expect(await book.note(turn.turnId, 'x', later())).toBe(false);
  const settled = await book.find(ana, turn.conversationId, 9);
  expect(settled?.turns).toMatchObject([
    { id: turn.turnId, question: 'Como tirar fotos?', answer: 'Luz natural', state: 'ready', photo: null },
  ]);
});

test('a conversation is called otherwise by its person alone, and keeps its place', async () => {
  await book.open(ana, turn);
  await book.settle(turn.turnId, whole);
  const before = await book.find(ana, turn.conversationId, 1);
  expect(await book.rename(bia, turn.conversationId, 'Minha')).toBeNull();
  expect(await book.rename(ana, turn.conversationId, 'Fotos da loja')).toEqual({
    id: turn.conversationId,
    title: 'Fotos da loja',
    updatedAt: before?.updatedAt,
  });
  await book.open(ana, { ...turn, turnId: crypto.randomUUID(), title: 'E o preço?' });
  expect((await book.find(ana, turn.conversationId, 1))?.title).toBe('Fotos da loja');
});

test('turns stand in the order of their questions, the latest ones, and a question asked again keeps its place', async () => {
  const questions = ['Um', 'Dois', 'Três'];
  const turns = questions.map((question) => ({ ...turn, turnId: crypto.randomUUID(), question }));
  for (const one of turns) {
    await book.open(ana, one);
    await book.settle(one.turnId, whole);
  }
  const [, second] = turns;
  if (second) expect(await book.open(ana, second)).toBe('opened');
  const found = await book.find(ana, turn.conversationId, 2);
  expect(found?.turns).toMatchObject([
    { question: 'Dois', answer: '', state: 'answering' },
    { question: 'Três', answer: 'Luz natural' },
  ]);
});

test('of many questions at once in one conversation one is answered, until its writer is gone', async () => {
  const all = await Promise.all(
    Array.from({ length: 5 }, () => book.open(ana, { ...turn, turnId: crypto.randomUUID() })),
  );
  expect(all.filter((outcome) => outcome === 'opened')).toHaveLength(1);
  expect(all.filter((outcome) => outcome === 'answer_under_way')).toHaveLength(4);
  await project.database.query(
    `update public.conversation_turns set alive_until = now() - interval '1 second' where conversation_id = $1`,
    [turn.conversationId],
  );
  expect(await book.open(ana, { ...turn, turnId: crypto.randomUUID() })).toBe('opened');
});

test('a stop that was asked for is heard by whoever writes', async () => {
  await book.open(ana, turn);
  await book.askStop(bia, turn.conversationId);
  expect(await book.note(turn.turnId, 'Luz', later())).toBe(true);
  await book.askStop(ana, turn.conversationId);
  expect(await book.note(turn.turnId, 'Luz', later())).toBe(false);
  await book.settle(turn.turnId, { answer: 'Luz', state: 'stopped', demonstration: false });
  expect(await book.open(ana, turn)).toBe('opened');
  expect(await book.note(turn.turnId, 'Luz', later())).toBe(true);
});

test('the one spoken in last comes first, a page at a time', async () => {
  const first = newTurn({ title: 'Um' });
  const second = newTurn({ title: 'Dois' });
  for (const one of [first, second]) {
    await book.open(ana, one);
    await book.settle(one.turnId, whole);
  }
  await book.open(ana, { ...first, turnId: crypto.randomUUID(), title: 'Outro' });
  const page = await book.list(ana, { page: 1, pageSize: 1 });
  expect(page).toMatchObject({ conversations: [{ title: 'Um' }], hasMore: true });
  const next = await book.list(ana, { page: 2, pageSize: 1 });
  expect(next).toMatchObject({ conversations: [{ title: 'Dois' }], hasMore: false });
});

test('a conversation goes with its turns and photos, and for its person alone', async () => {
  const photo = picture();
  await book.keepPhoto(ana, photo);
  await book.open(ana, { ...turn, photoId: photo.id });
  const found = await book.find(ana, turn.conversationId, 9);
  expect(found?.turns[0]?.photo).toEqual({ id: photo.id, thumbnail: 'data:image/webp;base64,d2VicA==' });
  expect(await book.remove(bia, turn.conversationId)).toBe(false);
  expect(await book.remove(ana, turn.conversationId)).toBe(true);
  expect(await book.remove(ana, turn.conversationId)).toBe(false);
  expect(await book.note(turn.turnId, 'x', later())).toBe(false);
  const { rows } = await project.database.query(
    `select id from public.conversation_turns where user_id = $1
     union all select id from public.conversation_photos where user_id = $1`,
    [ana.userId],
  );
  expect(rows).toEqual([]);
});

test('photos that went with no question are forgotten, those of a conversation stay', async () => {
  const [used, unused] = [picture(), picture()];
  for (const photo of [used, unused]) await book.keepPhoto(ana, photo);
  await book.open(ana, { ...turn, photoId: used.id });
  await book.forgetUnusedPhotos(bia, later());
  expect((await book.photos(ana, [used.id, unused.id])).size).toBe(2);
  await book.forgetUnusedPhotos(ana, later());
  const left = await book.photos(ana, [used.id, unused.id]);
  expect([...left]).toEqual([[used.id, { bytes: Buffer.from('jpg'), mimeType: 'image/jpeg' }]]);
});

test('what one person says, another person and a visitor neither see nor change', async () => {
  const photo = picture();
  await book.keepPhoto(ana, photo);
  await book.open(ana, { ...turn, photoId: photo.id });
  expect(await book.find(bia, turn.conversationId, 9)).toBeNull();
  expect((await book.photos(bia, [photo.id])).size).toBe(0);
  expect(await book.list(bia, { page: 1, pageSize: 9 })).toMatchObject({ conversations: [] });
  expect(await book.open(bia, { ...turn, turnId: crypto.randomUUID() })).toBe('not_found');
  expect(await book.open(bia, newTurn({ turnId: turn.turnId }))).toBe('not_found');
  for (const table of ['conversations', 'conversation_turns', 'conversation_photos']) {
    const own = await project.rest(`${table}?user_id=eq.${ana.userId}`, { person: ana });
    expect((await own.json()) as unknown[], table).toHaveLength(1);
    for (const other of [{ person: bia }, {}]) {
      const answer = await project.rest(`${table}?user_id=eq.${ana.userId}`, other);
      expect(await answer.json(), table).toEqual([]);
    }
  }
  const borrowed = newTurn({ photoId: photo.id });
  await book.open(bia, borrowed);
  expect((await book.find(bia, borrowed.conversationId, 9))?.turns[0]?.photo).toBeNull();
});

test('nobody writes turns, photos or titles past the service, not even their own', async () => {
  await book.open(ana, turn);
  const id = turn.conversationId;
  for (const person of [ana, bia]) {
    await project.rest(`conversations?id=eq.${id}`, { person, method: 'PATCH', body: { title: 'x' } });
    await project.rest(`conversation_turns?conversation_id=eq.${id}`, {
      person,
      method: 'PATCH',
      body: { answer: 'x' },
    });
    await project.rest(`conversation_turns?conversation_id=eq.${id}`, { person, method: 'DELETE' });
    const inserted = await project.rest('conversations', {
      person,
      method: 'POST',
      body: { id: crypto.randomUUID(), user_id: person.userId, title: 'x' },
    });
    expect(inserted.status).toBe(403);
    const opened = await project.rest('rpc/open_turn', {
      person,
      method: 'POST',
      body: {
        p_user_id: person.userId,
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
  expect(await book.find(ana, id, 9)).toMatchObject({
    title: 'Como tirar fotos?',
    turns: [{ answer: '', state: 'answering' }],
  });
});
