import { expect, test } from 'vitest';
import { ana } from '../testing/test-accounts.ts';
import { createTestApp } from '../testing/test-app.ts';
import { createTestReleases } from '../testing/test-releases.ts';
import { personalRoutes } from './contract-routes.ts';

const calls = personalRoutes.map((route) => [
  route.method.toUpperCase(),
  route.getRoutingPath().replace(/:\w+(\{[^}]*\})?/g, crypto.randomUUID()),
]);

test.each(calls)('%s %s checks its user once, and names the visitor once', async (method = '', path = '') => {
  let checks = 0;
  const verifier = { verify: async () => (++checks > 0 ? ana : null) };
  const { as } = createTestApp({ verifier, releases: createTestReleases() });
  const answer = await as(ana, path, { method });
  expect([checks, answer.headers.getSetCookie().length]).toEqual([1, 1]);
});
