/**
 * A program for `pnpm faults --long`: places orders of small pictures, kills workers with kill -9 at any moment of their work,
 * and writes one line of JSON about what came of it. Its argument is how many workers it kills.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { openTestProject } from '../embedded/test-project.ts';
import { makeGeneration } from '../services/generation/make-generation.ts';
import { createOrderServices } from './order-services.ts';
import { solidPicture } from './test-providers.ts';

const WORKERS = 4;
const PICTURE_MS = 60;
/** Some workers end before they begin a picture, some in the middle, some while or after they finish one. */
const LONGEST_LIFE_MS = 800;
const CREDITS = 100_000;

const wanted = Number(process.argv[2] ?? 200);
const project = await openTestProject();
const seller = await project.newUser();
const services = createOrderServices(project.clients);
await services.ledger.grantCredits({
  userId: seller.userId,
  key: 'the killed workers',
  reason: 'test',
  credits: CREDITS,
  turboCredits: 0,
});
const before = (await services.ledger.balance(seller)).creditsRemaining;
const photo = new File([new Uint8Array(await solidPicture().jpeg().toBuffer())], 'caneca.jpg');

let killed = 0;
const ready = new Set<ChildProcess>();

async function keepWorkerUntilKilled(): Promise<void> {
  while (killed < wanted) {
    const child = await startWorker();
    await services.clock.sleep(Math.random() * LONGEST_LIFE_MS);
    if (killed >= wanted) return;
    killed += 1;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    ready.delete(child);
    await gone;
  }
}

async function startWorker(): Promise<ChildProcess> {
  const { url, publishableKey, secretKey } = project;
  const child = fork(
    join(import.meta.dirname, 'order-worker.fixture.ts'),
    [url, publishableKey, secretKey, String(PICTURE_MS)],
    { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] },
  );
  ready.add(child);
  if (child.stdout) await once(child.stdout, 'data');
  child.stdout?.resume();
  return child;
}

let unanswered = 0;
const placing = async () => {
  while (killed < wanted)
    await makeGeneration(services, seller, {
      idempotencyKey: crypto.randomUUID(),
      operation: 'change_background',
      images: [photo],
      prompt: null,
      options: { backgroundColor: '#12f' },
    }).catch(() => {
      unanswered += 1;
    });
};

const orders = Array.from({ length: WORKERS }, placing);
await Promise.all(Array.from({ length: WORKERS }, keepWorkerUntilKilled));
// The last orders are made by a worker that lives.
const last = await startWorker();
await Promise.all(orders);
last.kill('SIGKILL');

const one = async <Row>(sql: string) => (await project.database.query<Row>(sql, [seller.userId])).rows[0];
const left = (await services.ledger.balance(seller)).creditsRemaining;
const counts = await one<{
  placed: number;
  completed: number;
  pictures: number;
  commits: number;
  sum: number;
}>(`
  select (select count(*)::int from public.generations where user_id = $1) as placed,
    (select count(*)::int from public.generations where user_id = $1 and status = 'completed') as completed,
    (select count(*)::int from public.user_images where user_id = $1) as pictures,
    (select count(*)::int from public.credit_entries where user_id = $1 and kind = 'commit') as commits,
    (select sum(amount)::int from public.credit_entries where user_id = $1 and currency = 'image') as sum`);
const again = await one<{ taken: number; twice: number }>(`
  select count(*) filter (where o.leases > 1)::int as taken,
    (select count(*)::int from (
      select from public.credit_entries where user_id = $1 and kind = 'commit' group by generation_id having count(*) > 1
    ) t) as twice
  from public.picture_orders o join public.generations g on g.id = o.generation_id where g.user_id = $1`);
console.log(JSON.stringify({ killed, unanswered, charged: before - left, left, ...counts, ...again }));
process.exit(0);
