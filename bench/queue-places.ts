import { randomUUID } from 'node:crypto';
import { createPictureOrders } from '../bff/src/data/picture-orders.ts';
import { openTestProject } from '../bff/src/embedded/test-project.ts';
import { type Row, rowOf } from './figures/row.ts';

const USERS = 50;
const ORDERS_EACH = 20;
const ROUNDS = 10;

/** What it costs to tell a thousand waiting orders their places: one ranking for all, beside one for each of them. */
export async function run(): Promise<Row[]> {
  const project = await openTestProject();
  try {
    const first = await project.newUser();
    for (let count = 1; count < USERS; count += 1) await project.newUserLike(first);
    await project.database.query(PLACE_ORDERS);
    const { rows } = await project.database.query<{ id: string }>(
      'select generation_id as id from public.picture_orders',
    );
    const ids = rows.map(({ id }) => id);
    const orders = createPictureOrders(project.clients);
    const together: number[] = [];
    const each: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      together.push(await took(() => orders.placesOf(ids)));
      const id = ids[round * 7] ?? randomUUID();
      const one = await took(() =>
        project.clients.asService.rpc('read_picture_order_place', { p_generation_id: id }),
      );
      each.push(one * ids.length);
    }
    const against = ['a ranking for each of them', each] as const;
    return [rowOf('places of 1,000 waiting orders', 'ms', together, { against })];
  } finally {
    await project.close();
  }
}

async function took(work: () => PromiseLike<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

const PLACE_ORDERS = `
with placed as (
  insert into public.generations (user_id, idempotency_key, fingerprint, operation, status, reserved_until)
  select user_id, gen_random_uuid()::text, repeat('f', 64), 'context_edit', 'processing', now() + interval '10 minutes'
  from public.user_credits cross join generate_series(1, ${ORDERS_EACH})
  returning id
)
insert into public.picture_orders (generation_id, small, request, photos)
select id, random() < 0.5, '{"name": null, "doubtful": false}', '[]' from placed`;
