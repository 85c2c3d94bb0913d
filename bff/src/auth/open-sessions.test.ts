import { expect, test } from 'vitest';
import { createManualClock } from '../testing/manual-clock.ts';
import { ana, bia } from '../testing/test-accounts.ts';
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

test('an answer that was still on its way when the session ended is not cached', async () => {
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

test('an answer is refreshed from its tenth second on, while requests go on with the old one', async () => {
  const { clock, database, sessions } = watched();
  await sessions.standing(ana);
  await clock.advance(9999);
  await sessions.standing(ana);
  expect(database.asked).toBe(1);
  database.answer = () => new Promise(() => undefined);
  await clock.advance(1);
  for (let request = 0; request < 3; request += 1) expect(await sessions.standing(ana)).toBe('open');
  expect(database.asked).toBe(2);
});

test('an answer that could not be refreshed is refreshed by the next request', async () => {
  const { clock, open, database, sessions } = watched();
  await sessions.standing(ana);
  database.answer = () => Promise.reject(new Error('away'));
  await clock.advance(10_000);
  expect(await sessions.standing(ana)).toBe('open');
  await clock.advance(0);
  database.answer = async (id) => open.has(id);
  open.delete(ana.sessionId);
  expect(await sessions.standing(ana), 'the old answer').toBe('open');
  await clock.advance(0);
  expect(await sessions.standing(ana)).toBe('closed');
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

test('a user who asked for deletion is marked as leaving, and is unknown on every other route', async () => {
  const clock = createManualClock();
  const sessions = createOpenSessions({ standing: async () => 'leaving' }, clock);
  const verifier = createSessionVerifier({ verify: async () => ana }, sessions);
  expect(await verifier.verify(ana.token)).toEqual({ ...ana, leaving: true });
  expect(await withoutBarred(verifier).verify(ana.token)).toBeNull();
});

test('twenty thousand sessions are remembered, and of more the one that was remembered first is asked again', async () => {
  const { clock, database, sessions } = watched();
  database.answer = async () => true;
  const session = (number: number) => ({ ...ana, sessionId: `session ${number}` });
  for (let number = 0; number < 20_000; number++) await sessions.standing(session(number));
  await sessions.standing(session(0));
  expect(database.asked).toBe(20_000);
  await sessions.standing(session(20_000));
  await sessions.standing(session(1));
  expect(database.asked).toBe(20_001);
  await sessions.standing(session(0));
  expect(database.asked).toBe(20_002);
  await clock.advance(12_000);
  await sessions.standing(session(2));
  await everythingSettled();
  await sessions.standing(session(20_001));
  expect(database.asked).toBe(20_004);
  await sessions.standing(session(2));
  expect(database.asked, 'the one that was refreshed a moment ago').toBe(20_004);
});

test('a session that has yet to pass the second step is asked about each time, and one that passed it is not', async () => {
  const clock = createManualClock();
  let asked = 0;
  let standing: 'second_factor' | 'open' = 'second_factor';
  const repository = {
    standing: async () => {
      asked += 1;
      return standing;
    },
  };
  const sessions = createOpenSessions(repository, clock);
  const verifier = createSessionVerifier({ verify: async () => ana }, sessions);
  expect(await verifier.verify(ana.token)).toEqual({ ...ana, awaitsSecondFactor: true });
  expect(await withoutBarred(verifier).verify(ana.token)).toBeNull();
  expect(asked).toBe(2);
  standing = 'open';
  for (let time = 0; time < 3; time++) expect(await withoutBarred(verifier).verify(ana.token)).toBe(ana);
  expect(asked).toBe(3);
});

test('a renewal that comes back after the session was forgotten is not remembered', async () => {
  const { clock, open, database, sessions } = watched();
  await sessions.standing(ana);
  await clock.advance(12_000);
  let answerLate: (open: boolean) => void = () => undefined;
  database.answer = () => new Promise((settle) => (answerLate = settle));
  await sessions.standing(ana);
  sessions.forget(ana.userId);
  database.answer = async (id) => open.has(id);
  open.delete(ana.sessionId);
  answerLate(true);
  await everythingSettled();
  expect(await sessions.standing(ana)).toBe('closed');
});

test('the end of one user’s sessions forgets no other’s', async () => {
  const { database, sessions } = watched();
  await sessions.standing(ana);
  await sessions.standing(bia);
  sessions.forget(ana.userId);
  await sessions.standing(bia);
  expect(database.asked).toBe(2);
});

test('a token that belongs to nobody is not asked about', async () => {
  const { database, sessions } = watched();
  expect(await createSessionVerifier({ verify: async () => null }, sessions).verify('nonsense')).toBeNull();
  expect(database.asked).toBe(0);
});

test('an operator sees how many sessions are known, and how often one was', async () => {
  const clock = createManualClock();
  const notes: unknown[] = [];
  const gauges: (() => number)[] = [];
  const observer = {
    note: (event: unknown) => void notes.push(event),
    measure: (_: unknown, read: () => number) => void gauges.push(read),
  };
  const sessions = createOpenSessions({ standing: async () => 'open' }, clock, observer as never);
  const forged = { ...bia, sessionId: ana.sessionId };
  for (const user of [ana, ana, bia, forged]) await sessions.standing(user);
  expect(gauges.map((read) => read())).toEqual([2]);
  expect(notes).toEqual([false, true, false, false].map((seen) => ({ what: 'session_asked', known: seen })));
});

/** Promises are settled before the event loop goes round. */
const everythingSettled = () => new Promise((settle) => setImmediate(settle));
