import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Observed } from '../check.ts';
import { countOf, secondsUntil, tell } from '../figures.ts';
import type { Installation } from '../postgres/installation.ts';
import { openLateAnswers } from '../postgres/late-answers.ts';
import { outcomeOf, requestPicture } from '../request-picture.ts';
import type { Caller } from '../world.ts';

const SELLERS = 6;
const ORDERS_OF_EACH = 2;
/** Longer than the product asks for a credit: three times 15 s. */
const LATE_SECONDS = 52;
/** In which every credit must be where it belongs. */
const LIMIT_SECONDS = 60;

/** Requests while PostgreSQL carries out every reservation and answers none. */
export async function requestFromLatePostgres({
  world,
  database,
  startNode,
}: Installation): Promise<Observed> {
  const late = await openLateAnswers(database.url);
  try {
    const node = await startNode(late.url);
    const sellers = await Promise.all(Array.from({ length: SELLERS }, () => node.newCaller()));
    const photo = await world.photo();
    const requests = sellers.flatMap((seller) =>
      Array.from({ length: ORDERS_OF_EACH }, () => ({ seller, key: randomUUID() })),
    );
    const send = async ({ seller, key }: { seller: Caller; key: string }) =>
      outcomeOf(await requestPicture(seller, photo, { key }));
    late.hold('reserve_credit');
    const answering = Promise.all(requests.map(send));
    await wait(LATE_SECONDS * 1000);
    late.release();
    const settled = await secondsUntil(async () => (await astray(database.query)) === 0, LIMIT_SECONDS);
    const outcomes = countOf(await answering);
    const again = countOf(await Promise.all(requests.map(send)));
    const left = await Promise.all(sellers.map((seller) => seller.credits()));
    const ledger = await database.query(
      `select sum(amount) from credit_entries where currency = 'image' group by user_id`,
    );
    const expected = 5 - ORDERS_OF_EACH;
    return {
      figure: `no answer for ${LATE_SECONDS} s: ${tell(outcomes)}; no credit astray ${settled?.toFixed(1) ?? `> ${LIMIT_SECONDS}`} s later; with the same keys ${tell(again)}, ${tell(countOf(left))} left of 5`,
      held:
        settled !== null &&
        (outcomes['503 reservation_unconfirmed'] ?? 0) > 0 &&
        again['200'] === requests.length &&
        left.every((credits) => credits === expected) &&
        ledger.filter((sum) => Number(sum) === expected).length === SELLERS,
    };
  } finally {
    late.close();
  }
}

/** Credits that are reserved: for a picture that nobody makes, once all requests are answered. */
async function astray(query: Installation['database']['query']): Promise<number> {
  const [count] = await query(`select count(*) from generations where status in ('pending', 'processing')`);
  return Number(count);
}
