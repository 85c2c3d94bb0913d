import type { PostgresServer } from '../../e2e/faults/postgres/postgres-server.ts';

/** How the ledger and the balances stand, over all users. */
export interface Ledger {
  /** The sum of all entries, and of all balances: they are equal. */
  entries: number;
  balances: number;
  /** Users whose balance is not the sum of their entries. */
  wrongUsers: number;
  /** Orders of pictures and texts that were charged more than once, or charged and given back. */
  settledTwice: number;
  /** Orders of pictures and texts that are still open. */
  open: number;
  /** Completed orders of pictures, and the charges and pictures that belong to them. */
  completed: number;
  charges: number;
  pictures: number;
}

/** An order as its seller saw it end. */
export interface SeenOrder {
  key: string;
  kind: 'picture' | 'text';
  completed: boolean;
}

const STATE = `
with sums as (
  select user_id, sum(amount) filter (where currency = 'image') as image, sum(amount) filter (where currency = 'turbo') as turbo
  from public.credit_entries group by user_id
), settled as (
  select generation_id from public.credit_entries where kind in ('commit', 'release') group by generation_id having count(*) > 1
)
select json_build_object(
  'entries', (select coalesce(sum(amount), 0) from public.credit_entries),
  'balances', (select coalesce(sum(credits_remaining + turbo_credits), 0) from public.user_credits),
  'wrongUsers', (
    select count(*) from public.user_credits c left join sums s using (user_id)
    where c.credits_remaining <> coalesce(s.image, 0) or c.turbo_credits <> coalesce(s.turbo, 0)
  ),
  'settledTwice', (select count(*) from settled),
  'open', (select count(*) from public.generations where status in ('pending', 'processing'))
    + (select count(*) from public.text_orders where status = 'processing'),
  'completed', (select count(*) from public.generations where status = 'completed'),
  'charges', (select count(*) from public.credit_entries where kind = 'commit' and currency = 'image'),
  'pictures', (select count(*) from public.user_images)
)`;

const ENDED = `
select 'picture ' || idempotency_key from public.generations where status = 'completed'
union all select 'text ' || idempotency_key from public.text_orders where status = 'completed'`;

/** Reads how the ledger stands. */
export async function readLedger(query: PostgresServer['query']): Promise<Ledger> {
  const [line = '{}'] = await query(STATE);
  return JSON.parse(line) as Ledger;
}

/** Whether nothing is missing, and nothing was counted twice. */
export const isRight = (ledger: Ledger): boolean =>
  ledger.entries === ledger.balances &&
  ledger.wrongUsers + ledger.settledTwice + ledger.open === 0 &&
  ledger.completed === ledger.charges &&
  ledger.completed === ledger.pictures;

/** Orders that their seller saw completed and the database does not know so, or the other way round. */
export async function findContradictions(
  query: PostgresServer['query'],
  seen: readonly SeenOrder[],
): Promise<string[]> {
  const completed = new Set(await query(ENDED));
  const shown = new Set(seen.filter((order) => order.completed).map(({ kind, key }) => `${kind} ${key}`));
  return [
    ...[...shown].filter((order) => !completed.has(order)).map((order) => `${order} was shown and is lost`),
    ...[...completed]
      .filter((order) => !shown.has(order))
      .map((order) => `${order} was charged and not shown`),
  ];
}
