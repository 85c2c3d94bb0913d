import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestProject, type TestProject } from '../../embedded/test-project.ts';
import type { User } from '../../ports/user.ts';
import { createOrderServices } from '../../testing/order-services.ts';
import { solidPicture } from '../../testing/test-providers.ts';
import { makeGeneration } from '../generation/make-generation.ts';

/** `pnpm faults --long` kills 200. */
const KILLED = 4;
const PICTURE_MS = 200;

let project: TestProject;
let seller: User;
const children: ChildProcess[] = [];

beforeAll(async () => {
  project = await openTestProject();
  seller = await project.newUser();
});
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await project?.close();
});

/** A worker in a process of its own, which makes pictures for the test's project. */
async function startWorker() {
  const { url, publishableKey, secretKey } = project;
  const child = fork(
    join(import.meta.dirname, '../../testing/order-worker.fixture.ts'),
    [url, publishableKey, secretKey, String(PICTURE_MS)],
    { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] },
  );
  children.push(child);
  if (!child.stdout) throw new Error('the worker has no output');
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const untilSaid = async (word: string) => {
    for (;;) {
      const { value, done } = await lines.next();
      if (done) throw new Error(`the worker ended before it was ${word}`);
      if (value === word) return;
    }
  };
  await untilSaid('ready');
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  };
  return { untilTook: () => untilSaid('took'), end };
}

const photo = new File([new Uint8Array(await solidPicture().jpeg().toBuffer())], 'caneca azul.jpg');

/** Places an order from a process that makes no pictures, and waits there for its end. */
function placeOrder(services: ReturnType<typeof createOrderServices>) {
  return makeGeneration(services, seller, {
    idempotencyKey: crypto.randomUUID(),
    operation: 'change_background',
    images: [photo],
    prompt: null,
    options: { backgroundColor: '#12f' },
  });
}

async function rows<Row>(sql: string): Promise<Row[]> {
  return (await project.database.query<Row>(sql)).rows;
}

test('workers ended by kill -9 in the middle of an order lose none and charge none twice', {
  tags: ['long'],
}, async () => {
  const services = createOrderServices(project.clients);
  const before = (await services.ledger.balance(seller)).creditsRemaining;
  let worker = await startWorker();
  for (let killed = 0; killed < KILLED; killed++) {
    const answer = placeOrder(services);
    await worker.untilTook();
    const next = startWorker();
    await worker.end('SIGKILL');
    worker = await next;
    await worker.untilTook();
    expect(await answer).toMatchObject({ status: 'completed', saved: true });
  }
  await worker.end('SIGTERM');

  expect((await services.ledger.balance(seller)).creditsRemaining).toBe(before - KILLED);
  const of = `where user_id = '${seller.userId}'`;
  expect(
    await rows(`select kind, count(*)::int, sum(amount)::int from public.credit_entries ${of} and generation_id is not null
      group by kind order by kind`),
  ).toEqual([
    { kind: 'commit', count: KILLED, sum: 0 },
    { kind: 'reserve', count: KILLED, sum: -KILLED },
  ]);
  expect(await rows(`select id from public.user_images ${of}`)).toHaveLength(KILLED);
  expect(await rows('select msg_id from pgmq.q_picture_orders_small')).toEqual([]);
  const files = await rows<{ name: string }>(`select name from storage.objects where name like '%/orders/%'`);
  expect(files).toEqual([]);
});
