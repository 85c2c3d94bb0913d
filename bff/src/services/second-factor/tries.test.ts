import { TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createAccountRepository } from '../../data/account-repository.ts';
import { createSecondFactors } from '../../data/second-factors.ts';
import { openTestProject, TEST_PASSWORD, type TestProject } from '../../embedded/test-project.ts';
import type { User } from '../../ports/user.ts';
import { createManualClock } from '../../testing/manual-clock.ts';
import { createTestServices } from '../../testing/test-services.ts';
import { createFactorSecrets } from './factor-secrets.ts';
import { beginSecondFactor, confirmSecondFactor, passSecondFactor } from './second-factor.ts';

const clock = createManualClock();
const sent: string[] = [];
let project: TestProject;
let owner: User;
let secret: string;
let recoveryCodes: string[];

beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  project = await openTestProject();
});
afterAll(() => project?.close());
beforeEach(async () => {
  sent.length = 0;
  await clock.advance(90_000);
  owner = await project.newUser();
  secret = (await beginSecondFactor(deps(), owner, { password: TEST_PASSWORD })).secret;
  recoveryCodes = (await confirmSecondFactor(deps(), owner, codeFor())).recoveryCodes;
  await clock.advance(90_000);
});

const codeFor = () => new TOTP({ secret }).generate({ timestamp: clock.now().getTime() });
const wrongCode = () => (codeFor() === '000000' ? '000001' : '000000');

function deps() {
  const services = createTestServices();
  return {
    ...services,
    secondFactors: createSecondFactors(project.clients),
    factorSecrets: createFactorSecrets('secret of the tests'),
    accounts: createAccountRepository(project.clients),
    clock,
    mails: {
      ...services.mails,
      codesTried: () => ({ subject: 'codes tried', html: '', text: '' }),
      send: async ({ to, subject }: { to: string; subject: string }) => void sent.push(`${subject}: ${to}`),
    },
  };
}

/** Another sign-in of the owner's account. */
async function newSession(): Promise<User> {
  const sessionId = crypto.randomUUID();
  await project.database.query(
    'insert into auth.sessions (id, user_id, created_at, updated_at) values ($1, $2, now(), now())',
    [sessionId, owner.userId],
  );
  return { ...owner, sessionId };
}

/** The result of a try. */
const outcome = (session: User, typed: string) =>
  passSecondFactor(deps(), session, typed).then(
    () => 'passed',
    (error: { code: string; waitSeconds?: number }) =>
      error.waitSeconds ? `wait ${Math.round(error.waitSeconds / 60)} min` : error.code,
  );
const outcomes = async (session: User, typed: string, times: number) => {
  const all: string[] = [];
  for (let tried = 0; tried < times; tried += 1) all.push(await outcome(session, typed));
  return all;
};
const later = (interval: string) =>
  project.database.query(`update public.second_factor_tries set at = at - $2::interval where user_id = $1`, [
    owner.userId,
    interval,
  ]);
/** Somebody who knows the password tries as many codes as they may in a day. */
async function useUpTheDay() {
  for (let session = 0; session < 4; session += 1) await outcomes(await newSession(), wrongCode(), 5);
}

test('a session may try five codes in five minutes, and its wrong ones lock no other session out', async () => {
  const [thief, phone] = [await newSession(), await newSession()];
  expect((await outcomes(thief, wrongCode(), 6)).slice(4)).toEqual(['code_wrong', 'wait 5 min']);
  expect(await outcome(thief, codeFor())).toBe('wait 5 min');
  expect(await outcome(phone, codeFor())).toBe('passed');
  await later('5 minutes');
  expect(await outcome(thief, wrongCode())).toBe('code_wrong');
});

test('twenty codes a day may be tried for one user, over any number of sessions, even all at once', {
  tags: ['long'],
}, async () => {
  const sessions = await Promise.all(Array.from({ length: 10 }, newSession));
  const tries = await Promise.all(
    sessions.flatMap((session) => Array.from({ length: 5 }, () => outcome(session, wrongCode()))),
  );
  expect(tries.filter((answer) => answer === 'code_wrong')).toHaveLength(20);
  expect(await outcome(await newSession(), codeFor())).toBe('wait 1440 min');
  await later('1 day');
  expect(await outcome(await newSession(), codeFor())).toBe('passed');
});

test('when the day’s tries are used up, the owner can sign in with a recovery code', {
  tags: ['long'],
}, async () => {
  await useUpTheDay();
  const phone = await newSession();
  expect(await outcome(phone, codeFor())).toBe('wait 1440 min');
  expect(await outcome(phone, recoveryCodes[0] ?? '')).toBe('passed');
});

test('recovery codes are tried five times in five minutes by each session', async () => {
  const thief = await newSession();
  const [good = ''] = recoveryCodes;
  expect((await outcomes(thief, 'aaaaa-aaaaa', 6)).slice(4)).toEqual(['code_wrong', 'wait 5 min']);
  expect(await outcome(thief, good)).toBe('wait 5 min');
  expect(await outcome(await newSession(), good)).toBe('passed');
});

test('what is neither a code nor a recovery code is wrong, and uses no try up', async () => {
  const phone = await newSession();
  expect(await outcomes(phone, '12345', 6)).toEqual(Array(6).fill('code_wrong'));
  expect(await outcome(phone, codeFor())).toBe('passed');
});

test('a new password resets the day’s tries, once a day', { tags: ['long'] }, async () => {
  const setPassword = (hash: string) =>
    project.database.query('update auth.users set encrypted_password = $2 where id = $1', [
      owner.userId,
      hash,
    ]);
  await useUpTheDay();
  await setPassword('one');
  expect(await outcome(await newSession(), wrongCode())).toBe('code_wrong');
  await useUpTheDay();
  await setPassword('two');
  expect(await outcome(await newSession(), codeFor())).toBe('wait 1440 min');
});

test('after five wrong codes with the right password the owner gets one mail', async () => {
  await outcomes(await newSession(), wrongCode(), 4);
  expect(sent).toEqual([]);
  await useUpTheDay();
  expect(sent).toEqual([`codes tried: ${owner.email}`]);
});

test('a code that the owner mistyped is forgotten once they have passed', async () => {
  for (let times = 0; times < 8; times += 1) {
    const phone = await newSession();
    await outcomes(phone, wrongCode(), 4);
    expect(await outcome(phone, codeFor())).toBe('passed');
    await clock.advance(30_000);
  }
  expect(sent).toEqual([]);
});
