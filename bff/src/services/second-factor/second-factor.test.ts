import { TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createOpenSessions, createSessionVerifier } from '../../auth/open-sessions.ts';
import { createAccountRepository } from '../../data/account-repository.ts';
import { createSecondFactors } from '../../data/second-factors.ts';
import { createSessionRepository } from '../../data/session-repository.ts';
import { openTestProject, TEST_PASSWORD, type TestProject } from '../../embedded/test-project.ts';
import type { User } from '../../ports/user.ts';
import { createManualClock } from '../../testing/manual-clock.ts';
import { createTestServices } from '../../testing/test-services.ts';
import { createFactorSecrets } from './factor-secrets.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  passSecondFactor,
  readSecondFactor,
} from './second-factor.ts';

const clock = createManualClock();
const password = TEST_PASSWORD;
let project: TestProject;
let seller: User;
let user: User;
let elsewhere: User;
let deps: ReturnType<typeof createDeps>;

beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  project = await openTestProject();
  seller = await project.newUser();
  deps = createDeps();
});
afterAll(() => project?.close());
beforeEach(async () => {
  await clock.advance(90_000);
  user = await project.newUserLike(seller);
  elsewhere = { ...user, sessionId: crypto.randomUUID() };
  await project.database.query(
    'insert into auth.sessions (id, user_id, created_at, updated_at) values ($1, $2, now(), now())',
    [elsewhere.sessionId, user.userId],
  );
});

function createDeps() {
  const { clients } = project;
  return {
    secondFactors: createSecondFactors(clients),
    factorSecrets: createFactorSecrets('secret of the tests'),
    accounts: createAccountRepository(clients),
    openSessions: createOpenSessions(createSessionRepository(clients), clock),
    clock,
    logger: createTestServices().logger,
    mails: createTestServices().mails,
  };
}

const codeFor = (secret: string, later = 0) =>
  new TOTP({ secret }).generate({ timestamp: clock.now().getTime() + later });
const wrong = (code: string) => (code === '000000' ? '000001' : '000000');
const isKnown = async (session: User) => {
  const known = await createSessionVerifier({ verify: async () => session }, deps.openSessions).verify('');
  return known?.awaitsSecondFactor ? 'awaited' : known && 'known';
};
async function turnOn() {
  const { secret } = await beginSecondFactor(deps, user, { password });
  const { recoveryCodes } = await confirmSecondFactor(deps, user, codeFor(secret));
  return { secret, recoveryCodes };
}
const refused = (code: string) => expect.objectContaining({ code });

test('setting up a factor needs the password and a first code, and then every other session awaits the step', async () => {
  await expect(beginSecondFactor(deps, user, { password: 'errada' })).rejects.toEqual(
    refused('password_wrong'),
  );
  const { secret, address } = await beginSecondFactor(deps, user, { password });
  expect(address).toContain('otpauth://totp/');
  await expect(confirmSecondFactor(deps, user, wrong(codeFor(secret)))).rejects.toEqual(
    refused('code_wrong'),
  );
  expect([await isKnown(user), await isKnown(elsewhere)]).toEqual(['known', 'known']);
  const { recoveryCodes } = await confirmSecondFactor(deps, user, codeFor(secret));
  expect(new Set(recoveryCodes).size).toBe(10);
  expect([await isKnown(user), await isKnown(elsewhere)]).toEqual(['known', 'awaited']);
  const again = [
    () => beginSecondFactor(deps, user, { password }),
    () => confirmSecondFactor(deps, user, codeFor(secret, 30_000)),
  ];
  for (const attempt of again) await expect(attempt()).rejects.toEqual(refused('second_factor_stands'));
});

test('a first code without a key that was set up is wrong', async () => {
  await expect(confirmSecondFactor(deps, user, '123456')).rejects.toEqual(refused('code_wrong'));
});

test('of two tabs that confirm a factor at once one shows recovery codes, and these work', async () => {
  const { secret } = await beginSecondFactor(deps, user, { password });
  const tabs = [1, 2].map(() => confirmSecondFactor(deps, user, codeFor(secret)));
  const ends = await Promise.allSettled(tabs);
  const shown = ends.flatMap((end) => (end.status === 'fulfilled' ? [end.value.recoveryCodes] : []));
  expect(shown).toHaveLength(1);
  await passSecondFactor(deps, elsewhere, shown[0]?.[0] ?? '');
  expect(await isKnown(elsewhere)).toBe('known');
});

test('a code lets a session pass once, within a step before and after', async () => {
  const { secret } = await turnOn();
  // The code of the confirmation, and codes that are two steps old or early.
  for (const code of [codeFor(secret), codeFor(secret, -60_000), codeFor(secret, 60_000)])
    await expect(passSecondFactor(deps, elsewhere, code)).rejects.toEqual(refused('code_wrong'));
  expect(await isKnown(elsewhere)).toBe('awaited');
  await passSecondFactor(deps, elsewhere, codeFor(secret, 30_000));
  expect(await isKnown(elsewhere)).toBe('known');
  await expect(passSecondFactor(deps, elsewhere, codeFor(secret, 30_000))).rejects.toEqual(
    refused('code_wrong'),
  );
});

test('one of ten tries with one code at once passes', async () => {
  const { secret } = await turnOn();
  const code = codeFor(secret, 30_000);
  const tries = await Promise.allSettled(
    Array.from({ length: 10 }, () => passSecondFactor(deps, elsewhere, code)),
  );
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('a recovery code works once, however it is written, and only for its user', async () => {
  const { recoveryCodes } = await turnOn();
  const [code = ''] = recoveryCodes;
  const other = await project.newUserLike(seller);
  await beginSecondFactor(deps, other, { password });
  await project.database.query('update public.second_factors set confirmed_at = now() where user_id = $1', [
    other.userId,
  ]);
  await expect(passSecondFactor(deps, other, code)).rejects.toEqual(refused('code_wrong'));
  const state = await passSecondFactor(deps, elsewhere, ` ${code.replace('-', '').toUpperCase()} `);
  expect(state).toEqual({ enabled: true, recoveryCodes: 9 });
  expect(await isKnown(elsewhere)).toBe('known');
  await expect(passSecondFactor(deps, elsewhere, code)).rejects.toEqual(refused('code_wrong'));
});

test('the password or a code turns the factor off, and no session awaits it any more', async () => {
  const { secret } = await turnOn();
  await expect(endSecondFactor(deps, user, { password: 'errada' })).rejects.toEqual(
    refused('password_wrong'),
  );
  await expect(endSecondFactor(deps, user, { code: wrong(codeFor(secret)) })).rejects.toEqual(
    refused('code_wrong'),
  );
  expect(await endSecondFactor(deps, user, { password })).toEqual({ enabled: false, recoveryCodes: 0 });
  expect(await isKnown(elsewhere)).toBe('known');
  const again = await turnOn();
  await endSecondFactor(deps, user, { code: codeFor(again.secret, 30_000) });
  expect(await readSecondFactor(deps, user)).toEqual({ enabled: false, recoveryCodes: 0 });
});

test('a factor that was sealed under another secret key refuses every code, and the log tells the operator', async () => {
  const { secret, recoveryCodes } = await turnOn();
  const error = vi.fn();
  const rotated = {
    ...deps,
    factorSecrets: createFactorSecrets('another secret of the tests'),
    logger: Object.assign(createTestServices().logger, { error }),
  };
  const code = codeFor(secret, 30_000);
  await expect(passSecondFactor(rotated, elsewhere, code)).rejects.toEqual(refused('code_wrong'));
  await expect(passSecondFactor(rotated, elsewhere, recoveryCodes[0] ?? '')).rejects.toEqual(
    refused('code_wrong'),
  );
  expect(error).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ userId: user.userId }),
    expect.stringContaining('sealed under another secret key'),
  );
  await passSecondFactor(deps, elsewhere, code);
  expect(await isKnown(elsewhere)).toBe('known');
});

test('a code for a factor that was begun under another secret key is refused, and the set-up can begin anew', async () => {
  const { secret } = await beginSecondFactor(deps, user, { password });
  const rotated = { ...deps, factorSecrets: createFactorSecrets('another secret of the tests') };
  await expect(confirmSecondFactor(rotated, user, codeFor(secret))).rejects.toEqual(refused('code_wrong'));
  const again = await beginSecondFactor(rotated, user, { password });
  await confirmSecondFactor(rotated, user, codeFor(again.secret));
});

test('the database holds neither secrets nor recovery codes in the clear, and shows nobody what it holds', async () => {
  const { secret, recoveryCodes } = await turnOn();
  const { rows } = await project.database.query(
    'select to_jsonb(f) as row from public.second_factors f where user_id = $1',
    [user.userId],
  );
  const stored = JSON.stringify(rows);
  for (const open of [secret, ...recoveryCodes]) expect(stored).not.toContain(open);
  const { sealedSecret = '' } = (await deps.secondFactors.read(user.userId)) ?? {};
  expect(() => deps.factorSecrets.open(seller.userId, sealedSecret)).toThrow();
  for (const table of ['second_factors', 'second_factor_passes'])
    expect(await (await project.rest(`${table}?select=*`, { user })).json()).not.toEqual([
      expect.objectContaining({ user_id: user.userId }),
    ]);
  const p_user = user.userId;
  const calls = {
    read_second_factor: { p_user },
    end_second_factor: { p_user },
    note_second_factor_pass: { p_user, p_session: elsewhere.sessionId },
    session_state: { p_user, p_session: user.sessionId },
    begin_second_factor: { p_user, p_sealed: 'x' },
    pass_second_factor: { p_user, p_session: elsewhere.sessionId, p_step: 9e9, p_recovery_hash: null },
  };
  for (const [name, body] of Object.entries(calls)) {
    const answer = await project.rest(`rpc/${name}`, { user, method: 'POST', body });
    expect(answer.status, name).toBeGreaterThanOrEqual(400);
  }
});
