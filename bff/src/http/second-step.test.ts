import { expect, test } from 'vitest';
import { askSecondFactor } from '../services/second-factor/ask-second-factor.ts';
import { ana, bia } from '../testing/test-accounts.ts';
import { createTestApp } from '../testing/test-app.ts';
import { createTestServices } from '../testing/test-services.ts';
import { personalRoutes } from './contract-routes.ts';

const awaiting = () =>
  createTestApp({ verifier: { verify: async () => ({ ...ana, awaitsSecondFactor: true }) } });
const codeOf = async (answer: Response) =>
  ((await answer.json()) as { error?: { code: string } }).error?.code;

test('before the second step a session may only pass it', async () => {
  const { as } = awaiting();
  const open: string[] = [];
  for (const route of personalRoutes) {
    const method = route.method.toUpperCase();
    const path = route.getRoutingPath().replace(/:\w+(\{[^}]*\})?/g, crypto.randomUUID());
    const answer = await as(ana, path, { method });
    if (answer.status === 403 && (await codeOf(answer)) === 'second_factor_needed') continue;
    open.push(`${method} ${route.getRoutingPath()}`);
  }
  expect(open).toEqual(['POST /api/account/second-factor/pass']);
  expect((await as(ana, '/api/email-tests/confirmation')).status).toBe(403);
});

test('the refusal after too many codes says how long to wait', async () => {
  const services = createTestServices();
  const secondFactors = {
    ...services.secondFactors,
    read: async () => ({ sealedSecret: '', confirmed: true, recoveryCodes: 0 }),
    countTry: async () => ({ waitSeconds: 300, tried: 0 }),
  };
  const { as } = createTestApp({ services: { ...services, secondFactors } });
  const answer = await as(ana, '/api/account/second-factor/pass', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code: '000000' }),
  });
  expect([answer.status, answer.headers.get('retry-after'), await codeOf(answer)]).toEqual([
    429,
    '300',
    'too_many_requests',
  ]);
});

test('a user may try at most five codes in five minutes to confirm a new factor', async () => {
  const { as } = createTestApp();
  const statuses: number[] = [];
  for (let tried = 0; tried < 6; tried += 1) {
    const answer = await as(ana, '/api/account/second-factor/confirmation', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ code: `00000${tried}` }),
    });
    statuses.push(answer.status);
  }
  expect(statuses).toEqual([403, 403, 403, 403, 403, 429]);
});

test('where the operator requires one, an administrator without a second factor may administer nothing', async () => {
  const services = createTestServices();
  const read = async (userId: string) =>
    userId === bia.userId ? { sealedSecret: '', confirmed: true, recoveryCodes: 0 } : null;
  const profiles = { ...services.profiles, isAdmin: async () => true };
  const { as } = createTestApp({ services: { ...services, profiles: askSecondFactor(profiles, { read }) } });
  const refused = await as(ana, '/api/admin/overview');
  expect([refused.status, await codeOf(refused)]).toEqual([403, 'admin_second_factor']);
  expect((await as(bia, '/api/admin/overview')).status).not.toBe(403);
});
