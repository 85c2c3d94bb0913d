import { expect, test } from 'vitest';
import type { SellerMarketplace } from '../ports/marketplace.ts';
import type { WebPush } from '../ports/web-push.ts';
import { createConnectedMarketplace } from '../services/marketplace/connected-marketplace.ts';
import { errorOf } from '../testing/read-answer.ts';
import { ana } from '../testing/test-accounts.ts';
import { createTestApp } from '../testing/test-app.ts';
import { createTestServices } from '../testing/test-services.ts';
import { personalRoutes } from './contract-routes.ts';

const ID = '33333333-3333-4333-8333-333333333333';

interface WithBody {
  request: { body: { content: Record<string, unknown> } };
}

/** With every address of the contract, also those of a marketplace and of notices. */
const marketplace = createConnectedMarketplace({} as SellerMarketplace, {
  key: Buffer.alloc(32),
  demonstration: true,
});
const webPush = {} as WebPush;

const bodyTypes = (route: object): string[] =>
  'request' in route && typeof route.request === 'object' && route.request && 'body' in route.request
    ? Object.keys((route as WithBody).request.body.content)
    : [];

const jsonCalls = personalRoutes
  .filter((route) => bodyTypes(route).includes('application/json'))
  .map((route): [string, string] => [route.method.toUpperCase(), route.getRoutingPath()]);

test('the contract has calls with a JSON body', () => {
  expect(jsonCalls.length).toBeGreaterThan(5);
});

test.each(jsonCalls)('%s %s refuses a JSON body of a megabyte before it is read', async (method, path) => {
  const { as } = createTestApp({ services: { ...createTestServices(), marketplace, webPush } });
  const body = new ReadableStream({ pull: () => Promise.reject(new Error('the body was read')) });
  const answer = await as(ana, path.replaceAll(/:\w+/g, ID), {
    method,
    body,
    duplex: 'half',
    headers: { 'content-length': String(2 ** 20), 'content-type': 'application/json' },
  } as RequestInit);
  expect(answer.status).toBe(413);
  expect(await errorOf(answer)).toMatchObject({ code: 'payload_too_large' });
});
