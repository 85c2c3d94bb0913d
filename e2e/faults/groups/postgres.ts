import { randomUUID } from 'node:crypto';
import type { Check, Group, Observed } from '../check.ts';
import { countOf, tell } from '../figures.ts';
import type { PostgresServer } from '../postgres/postgres-server.ts';
import { productChecks } from './postgres-product.ts';

const AT_ONCE = 40;
const NODES = 12;
const STORM_KEYS = 60;
const STORM_CONNECTIONS = 8;
const STORM_STEPS = 150;

/** Where the embedded database has one session, PostgreSQL has many: what happens at the same time can differ. */
const row = (
  name: string,
  promise: string,
  observe: (server: PostgresServer, userId: string) => Promise<Observed>,
): Check => ({
  name,
  promise,
  async run(world) {
    const server = await world.postgres();
    if (!server) return { leftOut: 'no PostgreSQL is installed on this machine' };
    const userId = randomUUID();
    await server.query(
      `insert into auth.users (id, email) values ('${userId}', '${userId}@loja.example.com')`,
    );
    return observe(server, userId);
  },
});

export const postgres: Group = {
  name: 'postgres',
  checks: [
    row(
      'migrations',
      'Every migration applies to PostgreSQL, and a new account has five credits.',
      async (server, userId) => {
        const [credits] = await server.query(balanceOf(userId));
        return {
          figure: `${server.migrations} migrations on ${server.version}, ${credits} credits`,
          held: credits === '5',
        };
      },
    ),
    row(
      'more requests than credits',
      'Forty connections at once reserve five credits, and no more.',
      async (server, userId) => {
        const outcomes = await atOnce(AT_ONCE, () =>
          server.query(`select ${reserve(userId, randomUUID())} ->> 'ok'`),
        );
        const [left] = await server.query(balanceOf(userId));
        return {
          figure: `${tell(countOf(outcomes))}, ${left} left`,
          held: tell(countOf(outcomes.sort())) === `${AT_ONCE - 5} x false, 5 x true` && left === '0',
        };
      },
    ),
    row(
      'one key from everywhere',
      'Forty connections with one key at once reserve one credit.',
      async (server, userId) => {
        const key = randomUUID();
        const ids = await atOnce(AT_ONCE, () =>
          server.query(`select ${reserve(userId, key)} -> 'generation' ->> 'id'`),
        );
        const [left] = await server.query(balanceOf(userId));
        return {
          figure: `${new Set(ids).size} generation for ${ids.length} calls, ${left} of 5 left`,
          held: new Set(ids).size === 1 && left === '4',
        };
      },
    ),
    row(
      'the work of one request',
      'Of forty nodes that begin the same request at once, one works on it.',
      async (server, userId) => {
        const [id] = await server.query(`select ${reserve(userId, randomUUID())} -> 'generation' ->> 'id'`);
        const begun = await atOnce(AT_ONCE, () =>
          server.query(`select begin_generation('${id}', '${randomUUID()}', 60) is not null`),
        );
        return {
          figure: tell(countOf(begun)),
          held: begun.filter((outcome) => outcome === 't').length === 1,
        };
      },
    ),
    row(
      'expired reservations',
      'Credits whose lease is over come back once, however many nodes give them back at once.',
      async (server, userId) => {
        for (let n = 0; n < 5; n++) await server.query(`select ${reserve(userId, randomUUID())} ->> 'ok'`);
        const late = new Date(Date.now() + 3_600_000).toISOString();
        const released = await atOnce(NODES, () =>
          server.query(`select release_expired_generations('${late}')`),
        );
        const [left] = await server.query(balanceOf(userId));
        const sum = released.reduce((total, count) => total + Number(count), 0);
        return { figure: `${released.length} nodes gave back ${sum}, ${left} of 5 left`, held: left === '5' };
      },
    ),
    row(
      'one payment from everywhere',
      'A payment that is reported forty times at once brings its credits once.',
      async (server, userId) => {
        const payment = JSON.stringify({
          ...{ invoiceId: `in_${userId}`, userId, planId: 'starter', amountCents: 2990 },
          ...{ credits: 45, turboCredits: 45, paidAt: new Date().toISOString() },
        });
        const outcomes = await atOnce(AT_ONCE, () =>
          server.query(`select record_payment('${payment}'::jsonb, null, null) ->> 'ok'`),
        );
        const [left] = await server.query(balanceOf(userId));
        return {
          figure: `${tell(countOf(outcomes))}, ${left} credits from 5`,
          held: left === '50' && outcomes.every((outcome) => outcome === 'true'),
        };
      },
    ),
    row(
      'a storm of steps',
      'Reservations, starts, releases and leases that end in any order at once leave balance and ledger equal, without a deadlock.',
      async (server, userId) => {
        const keys = Array.from({ length: STORM_KEYS }, () => randomUUID());
        const endings = await atOnce(STORM_CONNECTIONS, () => server.query(stormOf(userId, keys)));
        const late = new Date(Date.now() + 3_600_000).toISOString();
        await server.query(`select release_expired_generations('${late}')`);
        const [left] = await server.query(balanceOf(userId));
        const [line = ''] = await server.query(
          `select sum(amount), count(*) from credit_entries where user_id = '${userId}' and currency = 'image'`,
        );
        const [ledger, entries] = line.split('|');
        const failed = endings.filter((ending) => ending.startsWith('failed'));
        return {
          figure: `${STORM_CONNECTIONS * STORM_STEPS} steps over ${STORM_CONNECTIONS} connections, ${failed.length} connections failed ${failed[0] ?? ''}, balance ${left}, ledger ${ledger} in ${entries} entries`,
          held: failed.length === 0 && left === ledger && left === '5' && Number(entries) > 50,
        };
      },
    ),
    ...productChecks,
  ],
};

const balanceOf = (userId: string) =>
  `select credits_remaining from user_credits where user_id = '${userId}'`;

const reserve = (userId: string, key: string) =>
  `reserve_credit('${userId}', '${key}', '${'a'.repeat(64)}', 'change_background', null, '{}'::jsonb, 30)`;

/** Many connections at once; answers the last line of each, or why it failed. */
function atOnce(count: number, query: () => Promise<string[]>): Promise<string[]> {
  return Promise.all(
    Array.from({ length: count }, () =>
      query().then(
        (lines) => lines.at(-1) ?? '',
        (error: unknown) => `failed: ${String(error).slice(-160)}`,
      ),
    ),
  );
}

/** Steps in an order that chance chooses; nothing is committed, so all credits come back at the end. */
function stormOf(userId: string, keys: readonly string[]): string {
  const any = <Thing>(things: readonly Thing[]) => things[Math.floor(Math.random() * things.length)];
  const steps = Array.from({ length: STORM_STEPS }, () => {
    const key = any(keys) ?? '';
    const generation = `(select id from generations where user_id = '${userId}' and idempotency_key = '${key}')`;
    return any([
      `select 1 from ${reserve(userId, key)}`,
      `select 1 from begin_generation(${generation}, '${randomUUID()}', 30)`,
      `select 1 from release_generation(${generation}, 'generation_failed')`,
      `select 1 from release_generation(${generation}, 'reservation_unconfirmed')`,
      `select 1 from release_expired_generations(now() + interval '1 hour')`,
    ]);
  });
  return `${steps.join(';\n')};`;
}
