import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { SessionStanding } from '../ports/session-repository.ts';
import { ana } from '../testing/test-accounts.ts';
import { createTestApp } from '../testing/test-app.ts';
import { solidPicture } from '../testing/test-providers.ts';
import { createTestServices } from '../testing/test-services.ts';

const BATCH = '7d4b5a52-3b0c-4a7e-9d0c-0f3f5d1c9a11';
const photo = new File([new Uint8Array(await solidPicture().jpeg().toBuffer())], 'caneca.jpg');

function open() {
  const { app, as, services } = createTestApp({ services: createTestServices() });
  // Its picture waits for its turn, as behind others.
  for (const owner of ['cid', 'dora']) void services.queue.run(owner, () => new Promise(() => undefined));
  const permitFor = async (key: string, batch = BATCH) => {
    const answer = await as(ana, `/api/batches/${batch}/permits`, {
      method: 'POST',
      body: JSON.stringify({ keys: [key] }),
      headers: { 'content-type': 'application/json' },
    });
    const { permits } = (await answer.json()) as { permits: { key: string; permit: string }[] };
    return permits.find((each) => each.key === key)?.permit ?? '';
  };
  const place = (key: string, permit: string, { batch = BATCH, operation = 'change_background' } = {}) =>
    app.request(`/api/batches/${batch}/orders`, {
      method: 'POST',
      body: formOf(operation),
      headers: { 'idempotency-key': key, ...(permit && { 'x-order-permit': permit }) },
    });
  const credits = () => services.project.credits.get(ana.userId);
  return { app, as, services, permitFor, place, credits };
}

function formOf(operation: string) {
  const form = new FormData();
  form.set('operation', operation);
  form.set('options', JSON.stringify({ backgroundColor: '#FFF' }));
  form.set('batchPhoto', BATCH);
  form.set('batchPhotos', '2');
  form.append('images', photo);
  return form;
}

test('an order that the page and the service worker place with one key is one order, charged once', async () => {
  const { as, permitFor, place, credits } = open();
  const key = randomUUID();
  const permit = await permitFor(key);
  expect((await place(key, permit)).status).toBe(202);
  expect((await place(key, permit)).status).toBe(202);
  const form = formOf('change_background');
  form.set('batch', BATCH);
  const byPage = await as(ana, '/api/generations', {
    method: 'POST',
    body: form,
    headers: { 'idempotency-key': key },
  });
  expect(byPage.status).toBe(202);
  expect(credits()).toBe(4);
});

test('a permit places the order that it was issued for, and nothing else', async () => {
  const { app, permitFor, place, credits } = open();
  const key = randomUUID();
  const permit = await permitFor(key);
  const [text = '', signature = ''] = permit.split('.');
  const forged = Buffer.from(JSON.stringify(['someone', 'else', Date.now()])).toString('hex');
  const statuses = await Promise.all([
    place(randomUUID(), permit),
    place(key, permit, { batch: randomUUID() }),
    place(key, `${forged}.${signature}`),
    place(key, `${text}.`),
    place(key, 'nonsense'),
    place(key, ''),
    app.request('/api/generations', { method: 'POST', headers: { authorization: `Bearer ${permit}` } }),
    app.request('/api/credits', { headers: { 'x-order-permit': permit } }),
  ]);
  expect(statuses.map(({ status }) => status)).toEqual(statuses.map(() => 401));
  expect((await place(key, permit, { operation: 'smart_edit' })).status).toBe(400);
  expect(credits()).toBe(5);
});

test('a permit is good for four hours', async () => {
  const { services, permitFor, place } = open();
  const [early, late] = [randomUUID(), randomUUID()];
  const permits = { early: await permitFor(early), late: await permitFor(late) };
  await services.clock.advance(4 * 3_600_000 - 1);
  expect((await place(early, permits.early)).status).toBe(202);
  await services.clock.advance(1);
  expect((await place(late, permits.late)).status).toBe(401);
});

test.each<SessionStanding>(['closed', 'leaving', 'second_factor'])(
  'a permit ends with its sign-in: %s',
  async (standing) => {
    const { services, permitFor, place, credits } = open();
    const key = randomUUID();
    const permit = await permitFor(key);
    services.openSessions.standing = async ({ userId, sessionId }) =>
      userId === ana.userId && sessionId === ana.sessionId ? standing : 'open';
    expect((await place(key, permit)).status).toBe(401);
    expect(credits()).toBe(5);
  },
);

test('a permit ends when its batch is stopped', async () => {
  const { services, permitFor, place, credits } = open();
  const key = randomUUID();
  const permit = await permitFor(key);
  await services.batchNotices.noteStop(ana.userId, BATCH);
  expect((await place(key, permit)).status).toBe(401);
  expect(credits()).toBe(5);
});

test('what placing reads of its user needs no access token', async () => {
  const { services, permitFor, place } = open();
  const withToken = () => Promise.reject(new Error('no access token'));
  services.ledger.balance = withToken;
  services.generationLog.findByKey = withToken;
  const key = randomUUID();
  const permit = await permitFor(key);
  for (let time = 0; time < 2; time++) expect((await place(key, permit)).status).toBe(202);
});

test('the order is its user’s own: without credits it is refused as the page’s would be', async () => {
  const { services, permitFor, place } = open();
  const key = randomUUID();
  const permit = await permitFor(key);
  services.project.credits.set(ana.userId, 0);
  expect((await place(key, permit)).status).toBe(402);
});
