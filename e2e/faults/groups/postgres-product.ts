import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startRefused } from '../../host/andromeda-server.ts';
import type { Check } from '../check.ts';
import { countOf, secondsUntil, tell } from '../figures.ts';
import { installationCheck } from '../postgres/installation.ts';
import { outcomeOf, requestPicture } from '../request-picture.ts';
import type { AttackedServer, Caller } from '../world.ts';
import { requestFromLatePostgres } from './late-postgres.ts';
import { renewTogether, signInAgain } from './renewals.ts';

const NODES = 2;
const REQUESTS = 12;

export const productChecks: Check[] = [
  installationCheck(
    'the product on PostgreSQL',
    'A seller signs up, confirms, gets a picture, finds it in the library, buys a plan and signs out, and all rows are in PostgreSQL.',
    async ({ world, database, startNode }) => {
      const node = await startNode();
      const caller = await node.newCaller();
      const picture = await requestPicture(caller, await world.photo());
      const shown = await newestPicture(caller);
      const bought = await buyPlan(node, caller);
      const left = await signOut(node, caller);
      const [rows] = await database.query(
        `select (select count(*) from user_images where user_id = '${caller.userId}'), (select count(*) from payments where user_id = '${caller.userId}'), (select count(*) from auth.sessions where user_id = '${caller.userId}')`,
      );
      return {
        figure: `picture ${picture.status}, ${shown.bytes} bytes in the library, plan ${bought}, refused ${left?.toFixed(1) ?? '> 35'} s after the sign-out; pictures|payments|sessions ${rows}`,
        held: picture.status === 200 && shown.bytes > 100 && bought && left !== null && rows === '1|1|0',
      };
    },
  ),
  installationCheck(
    'two nodes that start at once',
    'Two nodes that start at once over an empty database and one folder migrate it once, each serves what the other stored, and both renew a session as one.',
    async ({ world, server, database, startNode }) => {
      const [first, second] = await Promise.all([startNode(), startNode()]);
      const [landed = ''] = await database.query(
        'select count(*), count(distinct version) from supabase_migrations.schema_migrations',
      );
      const caller = await first.newCaller();
      const elsewhere = at(second, caller);
      await requestPicture(caller, await world.photo());
      const [here, there] = [await newestPicture(caller), await newestPicture(elsewhere)];
      const requests = await Promise.all(
        Array.from({ length: REQUESTS }, async (_, n) =>
          outcomeOf(await requestPicture(n % NODES ? caller : elsewhere, await world.photo())),
        ),
      );
      const credits = [await caller.credits(), await elsewhere.credits()];
      const renewed = await renewTogether([first, second], await signInAgain(first, caller));
      const out = await signOut(first, elsewhere);
      return {
        figure: `migrations ${landed} of ${server.migrations}, pictures ${here.digest === there.digest ? 'equal' : 'different'}, ${REQUESTS} requests over both with 4 credits: ${tell(countOf(requests))}, ${credits.join(' and ')} left, ${renewed.figure}, signed out of both after ${out?.toFixed(1) ?? '> 35'} s`,
        held:
          landed === `${server.migrations}|${server.migrations}` &&
          here.bytes > 100 &&
          here.digest === there.digest &&
          requests.filter((outcome) => outcome === '200').length === 4 &&
          credits.every((left) => left === 0) &&
          renewed.held &&
          out !== null,
      };
    },
  ),
  installationCheck(
    'PostgreSQL crashes',
    'While PostgreSQL is away the product says so and goes on living; when it is back the product serves, with all that it acknowledged.',
    async ({ server, startNode }) => {
      const node = await startNode();
      const caller = await node.newCaller();
      const names = Array.from({ length: 20 }, (_, n) => `Ana ${n}`);
      let acknowledged = '';
      let longest = 0;
      const renaming = (async () => {
        for (const name of names) {
          const began = performance.now();
          if (await rename(caller, name)) acknowledged = name;
          longest = Math.max(longest, (performance.now() - began) / 1000);
        }
      })();
      await secondsUntil(async () => acknowledged !== '', 10);
      const startAgain = await server.crash();
      const status = async () => (await fetch(`${node.url}/readyz`)).status;
      const fell = await secondsUntil(async () => (await status()) === 503, 20);
      await renaming;
      const kept = acknowledged;
      await startAgain();
      const back = await secondsUntil(async () => (await status()) === 200, 30);
      const { fullName } = await (await caller.call('/api/profile')).json();
      const lives = (await fetch(`${node.url}/healthz`)).ok;
      return {
        figure: `not ready after ${fell?.toFixed(1) ?? '> 20'} s, ready ${back?.toFixed(1) ?? '> 30'} s after PostgreSQL was; no call took more than ${longest.toFixed(1)} s; last name acknowledged ${kept}, there ${fullName}`,
        // What was under way when it crashed may have landed without its answer.
        held:
          fell !== null &&
          back !== null &&
          lives &&
          longest < 10 &&
          names.indexOf(fullName) >= names.indexOf(kept),
      };
    },
  ),
  {
    ...installationCheck(
      'PostgreSQL answers late',
      'Requests whose reservation PostgreSQL does not answer are refused with a reason; within a minute each credit is where it belongs, and the same keys then make each picture for one credit.',
      requestFromLatePostgres,
    ),
    long: true,
  },
  installationCheck(
    'a folder of another database',
    'A node starts neither with another database’s folder, nor with a new folder beside old rows, nor without its database; nor in a database that knows no Unicode.',
    async ({ server, database, dataDir, startNode }) => {
      await startNode();
      const other = await server.newDatabase();
      const ascii = await server.newDatabase("template template0 encoding 'SQL_ASCII' locale 'C'");
      const empty = mkdtempSync(join(tmpdir(), 'andromeda-postgres-'));
      const refusals = await Promise.all([
        startRefused({ DATA_DIR: dataDir, DATABASE_URL: other.url, PORT: '0' }),
        startRefused({ DATA_DIR: empty, DATABASE_URL: database.url, PORT: '0' }),
        startRefused({ DATA_DIR: dataDir, PORT: '0' }),
        startRefused({ DATA_DIR: `${empty}-2`, DATABASE_URL: ascii.url, PORT: '0' }),
      ]);
      for (const folder of [empty, `${empty}-2`]) rmSync(folder, { recursive: true, force: true });
      const told = refusals.map(
        ({ code, output }) =>
          `${code} ${/não são um do outro|já está em uso|precisa ser UTF8/.exec(output)?.[0] ?? output}`,
      );
      return {
        figure: told.join('; '),
        held:
          told.join() === '1 não são um do outro,1 não são um do outro,1 já está em uso,1 precisa ser UTF8',
      };
    },
  ),
];

/** The same seller at another node. */
const at = ({ url }: AttackedServer, caller: Caller): Caller => {
  const call: Caller['call'] = (path, init) =>
    fetch(url + path, { ...init, headers: { authorization: `Bearer ${caller.token}`, ...init?.headers } });
  return {
    ...caller,
    call,
    credits: async () => (await (await call('/api/credits')).json()).creditsRemaining,
  };
};

async function newestPicture({ call }: Caller): Promise<{ bytes: number; digest: string }> {
  const { images = [] } = await (await call('/api/images')).json();
  const { pathname, search } = new URL(images[0]?.imageUrl ?? '/', 'http://localhost');
  const bytes = Buffer.from(await (await call(pathname + search)).arrayBuffer());
  return { bytes: bytes.length, digest: createHash('sha256').update(bytes).digest('hex') };
}

async function buyPlan({ url }: AttackedServer, { call, credits }: Caller): Promise<boolean> {
  const { plans } = await (await fetch(`${url}/api/plans`)).json();
  const before = await credits();
  const answer = await call('/api/checkout', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ priceId: plans[0].priceId }),
  });
  const page = new URL((await answer.json()).url, url).href;
  await fetch(`${page}/pagar`, { method: 'POST', redirect: 'manual' });
  return (await secondsUntil(async () => (await credits()) === before + plans[0].credits, 20)) !== null;
}

/** Signs out at a node, and answers after how many seconds the caller is refused; null when they are not. */
async function signOut({ url }: AttackedServer, caller: Caller): Promise<number | null> {
  const { supabasePublishableKey: apikey } = await (await fetch(`${url}/api/config`)).json();
  const headers = { apikey, authorization: `Bearer ${caller.token}` };
  await fetch(`${url}/auth/v1/logout`, { method: 'POST', headers });
  return secondsUntil(async () => (await caller.call('/api/credits')).status === 401, 35);
}

async function rename({ call }: Caller, fullName: string): Promise<boolean> {
  const headers = { 'content-type': 'application/json' };
  return (await call('/api/profile', { method: 'PATCH', headers, body: JSON.stringify({ fullName }) })).ok;
}
