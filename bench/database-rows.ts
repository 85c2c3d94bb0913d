import { openTestProject } from '../bff/src/embedded/test-project.ts';
import { type Row, rowOf } from './figures/row.ts';

const USERS = 50;
const PICTURES_EACH = 200;
const VACUUM_EACH = 20;
const TABLES = ['generations', 'user_images', 'credit_entries', 'token_usage'];

/** Weighs the rows and the indexes that a picture leaves in the database, by 10,000 pictures through the ledger's own functions. */
export async function run(): Promise<Row[]> {
  const project = await openTestProject();
  try {
    const first = await project.newUser();
    for (let count = 1; count < USERS; count += 1) await project.newUserLike(first);
    await project.database.query(GRANT_CREDITS);
    for (let turn = 0; turn < PICTURES_EACH; turn += 1) {
      await project.database.query(ORDER_PICTURES);
      // As the database does by itself, so that a row's earlier versions leave their place to others.
      if (turn % VACUUM_EACH === 0) await project.database.query('vacuum');
    }
    const rows: Row[] = [];
    let [table, index] = [0, 0];
    for (const name of TABLES) {
      const size = await sizeOf(project.database, name);
      table += size.table;
      index += size.index;
      rows.push(rowOf(`${name}, rows`, 'bytes a picture', [size.table]));
      rows.push(rowOf(`${name}, indexes`, 'bytes a picture', [size.index]));
    }
    return [
      ...rows,
      rowOf('all rows', 'bytes a picture', [table]),
      rowOf('all indexes', 'bytes a picture', [index]),
    ];
  } finally {
    await project.close();
  }
}

type Database = Awaited<ReturnType<typeof openTestProject>>['database'];

async function sizeOf(database: Database, name: string) {
  const { rows } = await database.query(
    `select pg_table_size('public.${name}')::float8 as table, pg_indexes_size('public.${name}')::float8 as index`,
  );
  const [size] = rows as { table: number; index: number }[];
  if (!size) throw new Error(`${name} has no size`);
  return { table: size.table / USERS / PICTURES_EACH, index: size.index / USERS / PICTURES_EACH };
}

const GRANT_CREDITS = `
select public.grant_credits(user_id, 'bench ' || user_id, 'bench', ${PICTURES_EACH}) from public.user_credits`;

/** One picture of each user: users take turns, as in life, so that each index meets them in any order. */
const ORDER_PICTURES = `
do $$
declare
  v_user uuid;
  v_id uuid;
begin
  for v_user in select user_id from public.user_credits loop
    v_id := (public.reserve_credit(
      v_user, gen_random_uuid()::text, repeat('f', 64), 'context_edit',
      'Tênis de corrida azul sobre mármore branco, luz suave de estúdio, sombra delicada',
      '{"format": "square", "style": "studio"}', 30
    ) -> 'generation' ->> 'id')::uuid;
    perform public.begin_generation(v_id, gen_random_uuid(), 540);
    perform public.commit_generation(
      v_id,
      jsonb_build_object(
        'path', v_user || '/' || gen_random_uuid() || '.png', 'width', 1024, 'height', 1024, 'dominantColor', '#aabbcc',
        'metadata', '{"model": "local", "size": "1024x1024"}'::jsonb
      ),
      '{"model": "local", "tokensUsed": 1290, "costUsd": 0.039}'
    );
  end loop;
end;
$$`;
