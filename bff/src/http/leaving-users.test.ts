import { expect, test } from 'vitest';
import { ana } from '../testing/test-accounts.ts';
import { createTestApp } from '../testing/test-app.ts';
import { personalRoutes } from './contract-routes.ts';

const leaving = () => createTestApp({ verifier: { verify: async () => ({ ...ana, leaving: true }) } });
const codeOf = async (answer: Response) =>
  ((await answer.json()) as { error?: { code: string } }).error?.code;

test('a user who asked for the deletion of their account may only see the request and withdraw it', async () => {
  const { as } = leaving();
  const open: string[] = [];
  for (const route of personalRoutes) {
    const call = `${route.method.toUpperCase()} ${route.getRoutingPath()}`;
    const path = route.getRoutingPath().replace(/:\w+(\{[^}]*\})?/g, crypto.randomUUID());
    const answer = await as(ana, path, { method: route.method.toUpperCase() });
    if (answer.status === 403) expect(await codeOf(answer), call).toBe('account_leaving');
    else open.push(call);
  }
  expect(personalRoutes.length).toBeGreaterThan(30);
  expect(open.sort()).toEqual(['DELETE /api/account/deletion', 'GET /api/account']);
});

test('a leaving user counts as a visitor where no session is needed', async () => {
  const { as } = leaving();
  expect((await as(ana, '/api/email-tests/confirmation')).status).toBe(403);
});

test('a request for deletion needs the password, and answers when the account will be deleted', async () => {
  const { as } = createTestApp();
  const ask = (body: object) =>
    as(ana, '/api/account/deletion', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const wrong = await ask({ password: 'errada' });
  expect([wrong.status, await codeOf(wrong)]).toEqual([403, 'password_wrong']);
  const asked = await ask({ password: 'certa' });
  expect(await asked.json()).toMatchObject({
    deletion: { requestedAt: '2026-11-20T12:00:00.000Z', dueAt: '2026-11-27T12:00:00.000Z' },
  });
});

test('a stolen session can try only five passwords in ten minutes', async () => {
  const { as } = createTestApp();
  const statuses: number[] = [];
  for (let tried = 0; tried < 6; tried += 1) {
    const answer = await as(ana, '/api/account/deletion', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ password: `errada${tried}` }),
    });
    statuses.push(answer.status);
  }
  expect(statuses).toEqual([403, 403, 403, 403, 403, 429]);
});
