import { expect, test } from 'vitest';
import type { WebPush } from '../ports/web-push.ts';
import { ana, bia } from '../testing/test-accounts.ts';
import { createTestApp } from '../testing/test-app.ts';
import { createTestServices } from '../testing/test-services.ts';

const device = {
  endpoint: 'https://push.example.com/phone',
  keys: { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) },
};
const webPush: WebPush = {
  publicKey: 'key',
  accepts: ({ endpoint }) => !endpoint.includes('intranet'),
  send: async () => 'sent',
};

const openApp = (push: WebPush | null = webPush) =>
  createTestApp({ services: { ...createTestServices(), webPush: push } });

const sent = (method: string, body: unknown) => ({
  method,
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
});

test('a browser takes notices for its user until it is taken out, which another user cannot do', async () => {
  const { as, services } = openApp();
  const path = '/api/push-subscriptions';
  for (let times = 0; times < 2; times++) expect((await as(ana, path, sent('PUT', device))).status).toBe(204);
  expect([...services.batchNotices.saved.values()].map(({ userId }) => userId)).toEqual([ana.userId]);
  expect((await as(bia, path, sent('DELETE', { endpoint: device.endpoint }))).status).toBe(204);
  expect(services.batchNotices.saved.size).toBe(1);
  expect((await as(ana, path, sent('DELETE', { endpoint: device.endpoint }))).status).toBe(204);
  expect(services.batchNotices.saved.size).toBe(0);
});

test.each([
  ['http', { ...device, endpoint: 'http://push.example.com/phone' }],
  ['a network of its own', { ...device, endpoint: 'https://intranet/phone' }],
  ['an address without end', { ...device, endpoint: `https://push.example.com/${'a'.repeat(1000)}` }],
  ['a short key', { ...device, keys: { ...device.keys, auth: 'a' } }],
  ['no keys', { endpoint: device.endpoint }],
])('a subscription with %s is refused', async (_name, body) => {
  const { as, services } = openApp();
  const answer = await as(ana, '/api/push-subscriptions', sent('PUT', body));
  expect([answer.status, ((await answer.json()) as { error: { code: string } }).error.code]).toEqual([
    400,
    'bad_request',
  ]);
  expect(services.batchNotices.saved.size).toBe(0);
});

test('where no notices are sent, the address does not exist', async () => {
  expect((await openApp(null).as(ana, '/api/push-subscriptions', sent('PUT', device))).status).toBe(404);
});
