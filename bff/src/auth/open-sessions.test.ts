import { expect, test } from 'vitest';
import { createManualClock } from '../testing/manual-clock.ts';
import { ana, bia } from '../testing/test-services.ts';
import { createOpenSessions, createSessionVerifier, withoutBarred } from './open-sessions.ts';

/** Sessions over a database that counts how often it is asked, and of which `open` are still there. */
function watched() {
  const clock = createManualClock();
  const open = new Set([ana.sessionId, bia.sessionId]);
  const database = { asked: 0, answer: async (id: string) => open.has(id) };
  const sessions = createOpenSessions(
    {
      standing: async ({ sessionId }) => {
        database.asked += 1;
        return (await database.answer(sessionId)) ? 'open' : 'closed';
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
  await sessions.standing(ana);
  open.delete(ana.sessionId);
  sessions.forget(ana.userId);
  expect(await sessions.standing(ana)).toBe('closed');
});

test('an answer that was on its way when the session ended is not remembered', async () => {
  const { open, database, sessions } = watched();
  let answerLate: (open: boolean) => void = () => undefined;
  database.answer = () => new Promise((settle) => (answerLate = settle));
  const early = sessions.standing(ana);
  sessions.forget(ana.userId);
  database.answer = async (id) => open.has(id);
  open.delete(ana.sessionId);
  answerLate(true);
  await early;
  expect(await sessions.standing(ana)).toBe('closed');
});

test('a hundred requests of a session ask the database once, and a minute of them six times', async () => {
  const { clock, database, sessions } = watched();
  const hundred = () => Promise.all(Array.from({ length: 100 }, () => sessions.standing(ana)));
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
  await sessions.standing(ana);
  database.answer = async () => false;
  expect(await sessions.standing({ ...bia, sessionId: ana.sessionId })).toBe('closed');
});

test('a database that does not answer is asked again by the next request', async () => {
  const { database, sessions } = watched();
  database.answer = () => Promise.reject(new Error('away'));
  await expect(sessions.standing(ana)).rejects.toThrow('away');
  database.answer = async () => true;
  expect(await sessions.standing(ana)).toBe('open');
});

test('while the database is away a known session goes on, and for 25 s at most', async () => {
  const { clock, database, sessions } = watched();
  await sessions.standing(ana);
  database.answer = () => Promise.reject(new Error('away'));
  await clock.advance(12_000);
  expect(await sessions.standing(ana)).toBe('open');
  await clock.advance(12_999);
  expect(await sessions.standing(ana)).toBe('open');
  await clock.advance(1);
  await expect(sessions.standing(ana)).rejects.toThrow('away');
});

test('a user who asked for deletion is known as leaving, and unknown where they have no business', async () => {
  const clock = createManualClock();
  const sessions = createOpenSessions({ standing: async () => 'leaving' }, clock);
  const verifier = createSessionVerifier({ verify: async () => ana }, sessions);
  expect(await verifier.verify(ana.token)).toEqual({ ...ana, leaving: true });
  expect(await withoutBarred(verifier).verify(ana.token)).toBeNull();
});
