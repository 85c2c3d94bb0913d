import { decodeJwt, SignJWT } from 'jose';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openTestProject, type TestProject } from './test-project.ts';

let project: TestProject;
beforeEach(async () => {
  project = await openTestProject();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await project.close();
});

const credits = (token: string) =>
  fetch(`${project.url}/rest/v1/user_credits?select=user_id`, {
    headers: { apikey: project.publishableKey, authorization: `Bearer ${token}` },
  });

test('a call of the Data API reads the rows of its user, and asks for neither their account nor their session', async () => {
  const user = await project.newUser();
  const other = await project.newUserLike(user);
  const asked = vi.spyOn(project.database, 'query');
  for (const { token, userId } of [user, other])
    expect(await (await credits(token)).json()).toEqual([{ user_id: userId }]);
  expect(asked.mock.calls.filter(([sql]) => /"auth"\./.test(sql))).toEqual([]);
});

test('a token that was signed by nobody of ours, that is over, or that is none opens nothing', async () => {
  const { token } = await project.newUser();
  const signed = (secret: string, exp: number) =>
    new SignJWT({ ...decodeJwt(token), exp })
      .setProtectedHeader({ alg: 'HS256' })
      .sign(new TextEncoder().encode(secret));
  const [now, secret] = [Math.floor(Date.now() / 1000), project.jwtSecret];
  const [head, claims] = token.split('.');
  const refused = [
    await signed('x'.repeat(40), now + 60),
    await signed(secret, now - 60),
    `${head}.${claims}.AAAA`,
  ];
  for (const forged of refused) expect((await credits(forged)).status).toBe(401);
  for (const none of [`${head}.${claims}.`, `${head}.${claims}`, 'unread', 'a.b.c.d', 'sb_a.b.c']) {
    const rows: unknown = await (await credits(none)).json();
    expect(Array.isArray(rows) ? rows : []).toEqual([]);
  }
});
