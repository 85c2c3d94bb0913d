import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import type { Group } from '../check.ts';
import { countOf, tell } from '../figures.ts';
import { outcomeOf, requestPicture } from '../request-picture.ts';
import type { AttackedServer } from '../world.ts';

const REQUESTS = 50;

export const credits: Group = {
  name: 'credits',
  checks: [
    {
      name: 'double click',
      promise: 'Ten requests with one key at the same time make one picture for one credit.',
      async run(world) {
        const [caller, photo] = [await (await world.product()).newCaller(), await world.photo()];
        const key = randomUUID();
        const answers = await Promise.all(
          Array.from({ length: 10 }, async () => (await requestPicture(caller, photo, { key })).json()),
        );
        answers.push(await (await requestPicture(caller, photo, { key })).json());
        const pictures = new Set(answers.map(({ id }) => id)).size;
        const left = await caller.credits();
        return {
          figure: `${pictures} picture, ${left} of 5 credits left`,
          held: pictures === 1 && left === 4,
        };
      },
    },
    {
      name: 'more requests than credits',
      promise: 'Fifty requests at once with five credits make five pictures, and the balance ends at zero.',
      async run(world) {
        const [caller, photo] = [await (await world.product()).newCaller(), await world.photo()];
        const outcomes = countOf(
          await Promise.all(
            Array.from({ length: REQUESTS }, async () => outcomeOf(await requestPicture(caller, photo))),
          ),
        );
        const [left, entries] = [await caller.credits(), await entriesOf(caller.call)];
        const refused = (outcomes['402 insufficient_credits'] ?? 0) + (outcomes['429 too_many_orders'] ?? 0);
        return {
          figure: `${tell(outcomes)}, ${left} left, ${entries} spent in the ledger`,
          held: outcomes['200'] === 5 && refused === REQUESTS - 5 && left === 0 && entries === 5,
        };
      },
    },
    {
      name: 'a key used twice',
      promise: 'A key that was used for one picture makes no other one, and charges nothing.',
      async run(world) {
        const [caller, photo] = [await (await world.product()).newCaller(), await world.photo()];
        const key = randomUUID();
        await requestPicture(caller, photo, { key });
        const outcome = await outcomeOf(await requestPicture(caller, photo, { key, color: '#000000' }));
        const left = await caller.credits();
        return {
          figure: `${outcome}, ${left} of 5 credits left`,
          held: outcome === '409 idempotency_key_reused' && left === 4,
        };
      },
    },
    {
      name: 'a photo without a product',
      promise: 'A photo that no picture can be made of costs nothing, and is no failure of the server.',
      async run(world) {
        const caller = await (await world.product()).newCaller();
        const create = { width: 64, height: 64, channels: 3 as const, background: '#336699' };
        const outcome = await outcomeOf(
          await requestPicture(caller, await sharp({ create }).png().toBuffer()),
        );
        const left = await caller.credits();
        return {
          figure: `${outcome}, ${left} of 5 credits left`,
          held: outcome === '422 background_change_refused' && left === 5,
        };
      },
    },
    {
      name: 'direct writes',
      promise: 'A user who writes to the database directly changes neither balance, ledger, plan nor role.',
      async run(world) {
        const product = await world.product();
        const caller = await product.newCaller();
        const before = await possessionsOf(product, caller.userId);
        const statuses: number[] = [];
        for (const [table, row] of Object.entries(rowsOf(caller.userId)))
          for (const method of ['POST', 'PATCH', 'DELETE']) {
            const headers = { authorization: `Bearer ${caller.token}` };
            const path = `/rest/v1/${table}?user_id=eq.${caller.userId}`;
            statuses.push(
              (await product.asService(path, { method, headers, body: JSON.stringify(row) })).status,
            );
          }
        const unchanged = (await possessionsOf(product, caller.userId)) === before;
        return {
          figure: `${statuses.length} writes: ${tell(countOf(statuses))}, ${unchanged ? 'nothing' : 'something'} changed`,
          held: unchanged,
        };
      },
    },
  ],
};

/** How many credits the ledger says were spent. */
async function entriesOf(call: (path: string) => Promise<Response>): Promise<number> {
  const { entries } = await (await call('/api/credits/entries')).json();
  return entries.filter(({ amount }: { amount: number }) => amount === -1).length;
}

/** What somebody who could write would give themselves. */
const rowsOf = (user_id: string) => ({
  user_credits: { user_id, credits_remaining: 999, turbo_credits: 999 },
  credit_entries: {
    user_id,
    kind: 'grant',
    currency: 'image',
    amount: 999,
    reason: 'signup',
    grant_key: randomUUID(),
  },
  subscriptions: { user_id, plan_id: 'master', status: 'active' },
  user_roles: { user_id, role: 'admin' },
});

/** Everything of a user that is worth money, as the service sees it. */
async function possessionsOf({ asService }: AttackedServer, userId: string): Promise<string> {
  const tables = Object.keys(rowsOf(userId)).map(async (table) => {
    const answer = await asService(`/rest/v1/${table}?user_id=eq.${userId}`);
    if (!answer.ok) throw new Error(`${table} answered ${answer.status}`);
    return answer.text();
  });
  return (await Promise.all(tables)).join();
}
