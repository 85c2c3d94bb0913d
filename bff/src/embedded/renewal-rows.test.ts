import { expect, test } from 'vitest';
import { createRefreshTokens } from './refresh-tokens.ts';
import { createSessionRenewal } from './renew-sessions.ts';

/** Renews a session whose token the database knows, with this answer of the service; tells what the database was asked. */
async function renew(status: number) {
  const statements: string[] = [];
  const row = { session: crypto.randomUUID(), revoked: false, recent: false, made: 1, wait: 0 };
  const query = async (sql: string) => {
    statements.push(sql.replace(/\s+/g, ' ').trim());
    return { rows: [row] };
  };
  const database = { query } as never;
  const refreshTokens = createRefreshTokens(database, 'secret');
  const answer = createSessionRenewal({ database, refreshTokens, together: (work) => work() });
  const request = new Request('http://localhost/auth/v1/token?grant_type=refresh_token', {
    method: 'POST',
    body: JSON.stringify({ refresh_token: 'a token' }),
  });
  await answer(request, async () => new Response(null, { status }));
  return statements;
}

test('a renewal holds the row of its user first, as a change of password does', async () => {
  const [first] = await renew(200);
  expect(first).toBe(
    'select 1 from auth.users where id = (select user_id from auth.refresh_tokens where token = $1) for no key update',
  );
});

test('a renewal that the service refuses forgets nothing', async () => {
  const forgotten = async (status: number) => (await renew(status)).filter((sql) => sql.startsWith('delete'));
  expect(await forgotten(503)).toEqual([]);
  expect(await forgotten(200)).toHaveLength(2);
});
