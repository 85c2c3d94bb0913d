import { expect, test } from 'vitest';
import { ana, bia } from '../testing/test-accounts.ts';
import { createTestApp } from '../testing/test-app.ts';
import { createTestReleases } from '../testing/test-releases.ts';
import { personalRoutes } from './contract-routes.ts';

test('every address of the administration refuses a seller, and a visitor too', async () => {
  const { app, as } = createTestApp({ releases: createTestReleases() });
  const routes = personalRoutes.filter((route) => route.getRoutingPath().startsWith('/api/admin/'));
  expect(routes.length).toBeGreaterThanOrEqual(6);
  for (const route of routes) {
    const method = route.method.toUpperCase();
    const path = `${route.getRoutingPath().replace(/:\w+(\{[^}]*\})?/g, bia.userId)}?search=loja`;
    const body = JSON.stringify({
      key: crypto.randomUUID(),
      currency: 'image',
      amount: 5,
      blocked: true,
      reason: 'Porque quero',
    });
    const init = {
      method,
      headers: { 'content-type': 'application/json' },
      ...(method === 'GET' ? {} : { body }),
    };
    expect((await as(ana, path, init)).status, `${method} ${path}`).toBe(403);
    expect((await app.request(path, init)).status, `${method} ${path}`).toBe(401);
  }
});
