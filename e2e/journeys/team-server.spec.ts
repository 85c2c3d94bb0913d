import { startDocumentedServer } from '../host/documented-server.ts';
import { userIdOf } from '../host/library-server.ts';
import { runRelease } from '../host/release-cli.ts';
import { accessToken, createSeller } from '../host/seller.ts';
import { test as base, expect } from '../host/test.ts';

const test = base.extend<{ team: Awaited<ReturnType<typeof startDocumentedServer>> }>({
  team: async ({ server }, use) => {
    const team = await startDocumentedServer(server.url);
    await use(team);
    await team.stop();
    await runRelease(server, 'server', 'mfe-library', '--remove');
  },
});

test('a team’s own server, written as documented, answers users whom the product vouches for, and nobody else', {
  tag: '@long',
}, async ({ server, team }) => {
  const seller = await createSeller(server.url);
  const token = await accessToken(server.url, seller);
  const bearer = { authorization: `Bearer ${token}` };
  const call = () => fetch(`${server.url}/api/r/mfe-library/coupons`, { headers: bearer });
  expect((await call()).status).toBe(404);

  const registered = await runRelease(server, 'server', 'mfe-library', team.origin);
  expect(registered).toMatchObject({ code: 0, output: expect.stringContaining(`vão para ${team.origin}`) });
  expect((await runRelease(server, 'status', 'mfe-library')).output).toContain(`servidor  ${team.origin}`);
  const answer = await call();
  expect([answer.status, await answer.json()]).toEqual([200, { coupons: [], of: userIdOf(token) }]);

  // The user's own token, which the browser holds, is worth nothing there.
  for (const headers of [bearer, {}, { authorization: 'Bearer x.y.z' }])
    expect((await fetch(`${team.origin}/coupons`, { headers })).status).toBe(401);

  // Another name of the same machine is another audience: the server refuses, and the user stays signed in.
  const elsewhere = team.origin.replace('127.0.0.1', 'localhost');
  await runRelease(server, 'server', 'mfe-library', elsewhere);
  const refused = await call();
  expect([refused.status, await refused.json()]).toEqual([
    502,
    { error: expect.objectContaining({ code: 'backend_failed' }) },
  ]);

  const removed = await runRelease(server, 'server', 'mfe-library', '--remove');
  expect(removed).toMatchObject({ code: 0, output: expect.stringContaining('nada mais de mfe-library') });
  expect((await call()).status).toBe(404);
  expect((await runRelease(server, 'trail', 'mfe-library')).output).toContain('removeu o servidor do time');
});
