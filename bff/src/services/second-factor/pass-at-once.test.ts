import { TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { createOpenSessions } from '../../auth/open-sessions.ts';
import type { SessionStanding } from '../../ports/session-repository.ts';
import type { User } from '../../ports/user.ts';
import { ana, bia, noSecondFactors } from '../../testing/test-accounts.ts';
import { createTestServices } from '../../testing/test-services.ts';
import { newSecret } from './codes.ts';
import { endSecondFactor, passSecondFactor } from './second-factor.ts';
import { vouchForSession } from './vouch-for-session.ts';

const phone: User = { ...ana, sessionId: 'phone' };
const secret = newSecret();

/** Ana's phone awaits the second step; the first question about it is answered after the step has been passed. */
function open({ pass = true, vouch = true, tried = 1 } = {}) {
  const services = createTestServices();
  const answers: ((standing: SessionStanding) => void)[] = [];
  const mailed: string[] = [];
  const openSessions = createOpenSessions(
    { standing: () => new Promise((answer) => answers.push(answer)) },
    services.clock,
  );
  const factor = {
    sealedSecret: services.factorSecrets.seal(ana.userId, secret),
    confirmed: true,
    recoveryCodes: 0,
  };
  const deps = {
    ...services,
    openSessions,
    mails: { ...services.mails, send: async ({ to }: { to: string }) => void mailed.push(to) },
    secondFactors: {
      ...noSecondFactors,
      read: async () => factor,
      pass: async () => pass,
      vouch: async () => vouch,
      countTry: async () => ({ waitSeconds: 0, tried }),
    },
  };
  const code = () => new TOTP({ secret }).generate({ timestamp: services.clock.now().getTime() });
  const verifier = (user: User | null) => ({ ...deps, verifier: { verify: async () => user } });
  const askedAgain = async () => {
    const again = openSessions.standing(phone);
    answers.at(-1)?.('open');
    return (await again) === 'open' && answers.length === 2;
  };
  void openSessions.standing(phone);
  return { deps, verifier, code, factor, mailed, askedAgain };
}

test('a session counts as passed at once, even while an older question about it is on its way', async () => {
  const { deps, code, askedAgain } = open();
  expect(await passSecondFactor(deps, phone, code())).toEqual({ enabled: true, recoveryCodes: 0 });
  expect(await askedAgain()).toBe(true);
});

test('a session that another vouches for counts at once, too', async () => {
  const { verifier, askedAgain } = open();
  await vouchForSession(verifier(phone), ana, 'token');
  expect(await askedAgain()).toBe(true);
});

test('no session awaits the step any more once the factor is off', async () => {
  const { deps, code, askedAgain } = open();
  await endSecondFactor(deps, ana, { code: code() });
  expect(await askedAgain()).toBe(true);
});

test.each<[string, User | null, boolean]>([
  ['that is no token', null, true],
  ['of somebody else', bia, true],
  ['that the database does not vouch for', phone, false],
])('nobody vouches for the session of a token %s', async (_what, other, vouch) => {
  const { verifier } = open({ vouch });
  await expect(vouchForSession(verifier(other), ana, 'token')).rejects.toMatchObject({
    code: 'not_authenticated',
  });
});

test('a user whose factor was never confirmed has nothing to pass', async () => {
  const { deps, factor } = open();
  const unconfirmed = { ...deps.secondFactors, read: async () => ({ ...factor, confirmed: false }) };
  const state = await passSecondFactor({ ...deps, secondFactors: unconfirmed }, ana, '123456');
  expect(state).toEqual({ enabled: false, recoveryCodes: 0 });
});

test('the fifth wrong code is mailed to the owner, but not a recovery code, nor to a user without an address', async () => {
  const { deps, mailed } = open({ pass: false, tried: 5 });
  const wrong = { code: 'code_wrong' };
  await expect(passSecondFactor(deps, phone, 'aaaaa-aaaaa')).rejects.toMatchObject(wrong);
  await expect(passSecondFactor(deps, { ...phone, email: '' }, '123456')).rejects.toMatchObject(wrong);
  expect(mailed).toEqual([]);
  await expect(passSecondFactor(deps, phone, '123456')).rejects.toMatchObject(wrong);
  expect(mailed).toEqual([ana.email]);
});
