import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestProject, TEST_PASSWORD, type TestProject } from '../embedded/test-project.ts';
import { pictureAt } from '../testing/picture-at.ts';
import { createAdministration } from './administration.ts';
import { createCreditLedger } from './credit-ledger.ts';
import { createProfileRepository } from './profile-repository.ts';

let project: TestProject;
beforeAll(async () => {
  project = await openTestProject();
});
afterAll(() => project?.close());

test('the admin screen’s figures are what happened', async () => {
  const administration = createAdministration(project.clients);
  const [first, second] = [
    await project.newUser({ data: { full_name: 'Ana' } }),
    await project.newUser({ data: { full_name: 'Bia' } }),
  ];
  const ledger = createCreditLedger(project.clients);
  const reservation = await ledger.reserveCredit({
    userId: first.userId,
    idempotencyKey: 'one',
    fingerprint: 'x',
    operation: 'generate_image',
    prompt: null,
    options: {},
    leaseSeconds: 60,
  });
  if (!('record' in reservation)) throw new Error(reservation.outcome);
  const usage = { model: 'm', tokensUsed: 10, costUsd: 0.04 };
  const { id: generationId } = reservation.record;
  // A picture that is not stored costs nothing.
  const path = `${first.userId}/foto.png`;
  const picture = pictureAt(path);
  await ledger.commitGeneration({ generationId, picture, usage, demonstration: false });
  const pay = (invoiceId: string, paidAt: Date) =>
    project.clients.asService.rpc('record_payment', {
      p_payment: {
        invoiceId,
        userId: second.userId,
        planId: 'pro',
        amountCents: 8990,
        credits: 55,
        turboCredits: 15,
        paidAt: paidAt.toISOString(),
      },
      p_refund: null,
      p_subscription: null,
    });
  await pay('in_now', new Date());
  await pay('in_last_year', new Date(Date.now() - 366 * 24 * 3600 * 1000));
  const away = await project.newUser({ data: { full_name: 'Caio' } });
  await project.database.query(
    `update auth.sessions set created_at = now() - interval '40 days', refreshed_at = null where user_id = $1`,
    [away.userId],
  );
  await project.database.query(
    `update auth.users set last_sign_in_at = now() - interval '40 days' where id = $1`,
    [away.userId],
  );
  expect(await administration.figures()).toMatchObject({
    // Bia was signed in and made nothing; Caio was away.
    activeUsers: 2,
    totalUsers: 3,
    monthlyRevenueCents: 8990,
    aiGenerations: 1,
    aiCostUsd: 0.04,
    recentUsers: [
      { fullName: 'Caio', email: away.email },
      { fullName: 'Bia', email: second.email },
      { fullName: 'Ana', email: first.email },
    ],
    creditsUsed: 1,
    creditsLeft: 124,
  });
});

test('only the operator makes a confirmed account an administrator', async () => {
  const administration = createAdministration(project.clients);
  const user = await project.newUser();
  const profiles = createProfileRepository(project.clients);
  expect(await profiles.isAdmin(user)).toBe(false);
  const own = await project.rest('rpc/grant_admin', {
    user,
    method: 'POST',
    body: { p_email: user.email },
  });
  expect(own.ok).toBe(false);
  expect(await administration.grantAdmin(user.email.toUpperCase())).toBe(true);
  expect(await profiles.isAdmin(user)).toBe(true);
  await project.auth('signup', { email: 'nunca@example.com', password: TEST_PASSWORD, data: {} });
  expect(await administration.grantAdmin('nunca@example.com')).toBe(false);
});
