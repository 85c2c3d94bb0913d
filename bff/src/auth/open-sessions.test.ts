import { expect, test } from 'vitest';
import { createManualClock } from '../testing/manual-clock.ts';
import { ana, bia } from '../testing/test-services.ts';
import { createOpenSessions, createSessionVerifier } from './open-sessions.ts';

/** Sessions over a database that counts how often it is asked, and of which `open` are still there. */
function watched() {
  const clock = createManualClock();
  const open = new Set([ana.sessionId, bia.sessionId]);
  const database = { asked: 0, answer: async (id: string) => open.has(id) };
  const sessions = createOpenSessions(
    {
      isOpen: ({ sessionId }) => {
        database.asked += 1;
        return database.answer(sessionId);
      },
    },
    clock,
  );
  return { clock, open, database, sessions };
}

test('an access token no longer works 25 s after its session ended elsewhere', async () => {
  const { clock, open, sessions } = watched();
  const verifier = createSessionVerifier({ verify: async () => ana }, sessions);
  expect(await verifier.verify(ana.token)).toBe(ana);
  open.delete(ana.sessionId);
  await clock.advance(25_000);
  expect(await verifier.verify(ana.token)).toBeNull();
});

test('a session that ended here is refused at once', async () => {
  const { open, sessions } = watched();
  await sessions.isOpen(ana);
  open.delete(ana.sessionId);
  sessions.forget(ana.userId);
  expect(await sessions.isOpen(ana)).toBe(false);
});

test('an answer that was on its way when the session ended is not remembered', async () => {
  const { open, database, sessions } = watched();
  let answerLate: (open: boolean) => void = () => undefined;
  database.answer = () => new Promise((settle) => (answerLate = settle));
  const early = sessions.isOpen(ana);
  sessions.forget(ana.userId);
  database.answer = async (id) => open.has(id);
  open.delete(ana.sessionId);
  answerLate(true);
  await early;
  expect(await sessions.isOpen(ana)).toBe(false);
});

test('a hundred requests of a session ask the database once, and a minute of them six times', async () => {
  const { clock, database, sessions } = watched();
  const hundred = () => Promise.all(Array.from({ length: 100 }, () => sessions.isOpen(ana)));
  await hundred();
  expect(database.asked).toBe(1);
  for (let second = 0; second < 60; second += 1) {
    await clock.advance(1000);
    await hundred();
  }
  expect(database.asked).toBeLessThanOrEqual(7);
});

test('the session of another user opens nothing', async () => {
  const { sessions, database } = watched();
  database.answer = async () => true;
  await sessions.isOpen(ana);
  database.answer = async () => false;
  expect(await sessions.isOpen({ ...bia, sessionId: ana.sessionId })).toBe(false);
});

test('a database that does not answer is asked again by the next request', async () => {
  const { database, sessions } = watched();
  database.answer = () => Promise.reject(new Error('away'));
  await expect(sessions.isOpen(ana)).rejects.toThrow('away');
  database.answer = async () => true;
  expect(await sessions.isOpen(ana)).toBe(true);
});

test('while the database is away a known session goes on, and for 25 s at most', async () => {
  const { clock, database, sessions } = watched();
  await sessions.isOpen(ana);
  database.answer = () => Promise.reject(new Error('away'));
  await clock.advance(12_000);
  expect(await sessions.isOpen(ana)).toBe(true);
  await clock.advance(12_999);
  expect(await sessions.isOpen(ana)).toBe(true);
  await clock.advance(1);
  await expect(sessions.isOpen(ana)).rejects.toThrow('away');
});
