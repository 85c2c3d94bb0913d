import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestProject, type TestProject } from '../embedded/test-project.ts';
import type { SecondFactors } from '../ports/second-factors.ts';
import type { User } from '../ports/user.ts';
import { createSecondFactors } from './second-factors.ts';
import { createSessionRepository } from './session-repository.ts';

let project: TestProject;
let factors: SecondFactors;
let seller: User;
let user: User;
let other: User;

const query = (sql: string, ...values: unknown[]) => project.database.query(sql, values);

beforeAll(async () => {
  project = await openTestProject();
  factors = createSecondFactors(project.clients);
  seller = await project.newUser();
});
afterAll(() => project?.close());
beforeEach(async () => {
  user = await project.newUserLike(seller);
  other = await project.newUserLike(seller);
});

const key = (sealedSecret = 'sealed') => ({ sealedSecret, step: 100, recoveryHashes: ['hash'] });
async function turnOn(of: User) {
  await factors.begin(of.userId, 'sealed');
  return factors.confirm(of, key());
}
/** Another sign-in of a user. */
async function newSession(of: User): Promise<User> {
  const sessionId = crypto.randomUUID();
  await query(
    'insert into auth.sessions (id, user_id, created_at, updated_at) values ($1, $2, now(), now())',
    sessionId,
    of.userId,
  );
  return { ...of, sessionId };
}
const standing = (session: User) => createSessionRepository(project.clients).standing(session);
const passesOf = async ({ userId }: User) =>
  (await query('select 1 from public.second_factor_passes where user_id = $1', userId)).rows.length;
const countTries = async (session: User, times: number, recovery = false) => {
  for (let time = 1; time < times; time += 1) await factors.countTry(session, { recovery });
  return factors.countTry(session, { recovery });
};

test('a code of a key that another tab has replaced confirms nothing', async () => {
  await factors.begin(user.userId, 'replaced');
  await factors.begin(user.userId, 'sealed');
  expect(await factors.confirm(user, key('replaced'))).toBe(false);
  expect(await factors.read(user.userId)).toMatchObject({ confirmed: false, recoveryCodes: 0 });
});

test('confirming a factor touches nobody else’s, not even one with the same content', async () => {
  await factors.begin(other.userId, 'sealed');
  await turnOn(user);
  expect(await factors.read(other.userId)).toMatchObject({ confirmed: false });
  expect(await factors.confirm(other, key())).toBe(true);
});

test('no code passes a factor that was never confirmed', async () => {
  await factors.begin(user.userId, 'sealed');
  await query(`update public.second_factors set recovery_hashes = '{hash}' where user_id = $1`, user.userId);
  for (const by of [{ step: 101 }, { recoveryHash: 'hash' }])
    expect(await factors.pass(user, by)).toBe(false);
  expect(await passesOf(user)).toBe(0);
});

test('a user’s code uses up no code of anybody else', async () => {
  await turnOn(user);
  await turnOn(other);
  for (const by of [{ step: 101 }, { recoveryHash: 'hash' }])
    for (const session of [user, other]) expect(await factors.pass(session, by)).toBe(true);
});

test('a device that has passed stays so when another one passes, and an ended session is forgotten', async () => {
  await turnOn(user);
  const [phone, tablet] = [await newSession(user), await newSession(user)];
  await factors.pass(phone, { step: 101 });
  await query('delete from auth.sessions where id = $1', phone.sessionId);
  await factors.pass(tablet, { step: 102 });
  expect([await standing(user), await standing(tablet)]).toEqual(['open', 'open']);
  expect(await passesOf(user)).toBe(2);
});

test('turning a factor off ends it for its user alone, and who turns it on again must pass again', async () => {
  const phone = await newSession(user);
  for (const one of [user, other]) await turnOn(one);
  await factors.pass(phone, { step: 101 });
  await factors.end(user.userId);
  expect(await factors.read(user.userId)).toBeNull();
  expect(await factors.read(other.userId)).toMatchObject({ confirmed: true });
  expect([await standing(phone), await standing(other)]).toEqual(['open', 'open']);
  await turnOn(user);
  expect(await standing(phone)).toBe('second_factor');
});

test('a session that may try no more codes may still try recovery codes', async () => {
  await turnOn(user);
  expect((await countTries(user, 6)).waitSeconds).toBeGreaterThan(0);
  expect(await countTries(user, 1, true)).toEqual({ waitSeconds: 0, tried: 1 });
});

test('recovery codes that a stranger tries use up none of the day’s codes', async () => {
  await turnOn(user);
  for (let session = 0; session < 4; session += 1) await countTries(await newSession(user), 5, true);
  expect(await countTries(await newSession(user), 1)).toEqual({ waitSeconds: 0, tried: 1 });
});

test('when the owner passes on one device, what was tried on another still counts', async () => {
  await turnOn(user);
  const thief = await newSession(user);
  await countTries(thief, 5);
  await factors.pass(user, { step: 101 });
  expect((await countTries(thief, 1)).waitSeconds).toBeGreaterThan(0);
});

test('a new password forgives the tries of its user alone, also in the count that is mailed', async () => {
  for (const one of [user, other]) {
    await turnOn(one);
    await countTries(await newSession(one), 4);
  }
  await query(`update auth.users set encrypted_password = 'new' where id = $1`, user.userId);
  expect(await countTries(user, 1)).toEqual({ waitSeconds: 0, tried: 1 });
  expect(await countTries(other, 1)).toEqual({ waitSeconds: 0, tried: 5 });
});
