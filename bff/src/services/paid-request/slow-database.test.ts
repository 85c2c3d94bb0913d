import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCreditLedger } from '../../data/credit-ledger.ts';
import { createGenerationLog } from '../../data/generation-log.ts';
import { createSupabaseClients } from '../../data/supabase-clients.ts';
import { DomainError } from '../../domain-error.ts';
import { openTestProject, type TestProject } from '../../embedded/test-project.ts';
import { createLogger } from '../../logging/logger.ts';
import type { CreditLedger } from '../../ports/credit-ledger.ts';
import type { GenerationRecord } from '../../ports/generation-log.ts';
import type { User } from '../../ports/user.ts';
import { answerPaidRequest } from './answer-paid-request.ts';
import { createInFlight, createOpenWork } from './open-work.ts';
import type { PaidRequest } from './paid-request.ts';
import { PENDING_SECONDS } from './place-request.ts';

/** How long the service waits for its database here, and how late a delayed call or answer is, in milliseconds. */
const TIMEOUT_MS = 80;
const DELAY_MS = 120;
const DELAYS = 200;
const USERS = 24;
const REQUESTS_OF_EACH = 4;
/** More requests than this would wait for each other in this one process. */
const USERS_AT_ONCE = 10;

/** Pauses pass twenty times faster; the database's own clock does not change. */
const clock = {
  now: () => new Date(),
  sleep: (milliseconds: number, signal?: AbortSignal) => wait(milliseconds / 20, undefined, { signal }),
};

let project: TestProject;
let delays: DelayingProxy;
let slow: CreditLedger;
let prompt: CreditLedger;

interface DelayingProxy {
  server: Server;
  /** How many calls or answers it has delayed. */
  delayed(): number;
  /** Takes nothing more, and resolves once everything that arrived has been carried out. */
  end(): Promise<unknown>;
}

/**
 * Stands before the database. Two of three calls reach it late or have their answers held back, until the caller has
 * given up; whatever arrives is carried out, as PostgreSQL does.
 */
function delayingProxy(target: string): DelayingProxy {
  let calls = 0;
  let delayed = 0;
  const open = new Set<Promise<void>>();
  const pass = async (request: IncomingMessage, response: ServerResponse) => {
    const kind = calls++ % 3;
    if (kind > 0) delayed++;
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    if (kind === 1) await wait(DELAY_MS);
    const { apikey = '', authorization = '', 'content-profile': profile = 'public' } = request.headers;
    const answer = await fetch(`${target}${request.url}`, {
      method: 'POST',
      body,
      headers: {
        apikey: String(apikey),
        authorization,
        'content-profile': String(profile),
        'content-type': 'application/json',
      },
    });
    const text = await answer.text();
    if (kind === 2) await wait(DELAY_MS);
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(text);
  };
  const server = createServer((request, response) => {
    const passing = pass(request, response).catch(() => void response.destroy());
    open.add(passing);
    void passing.then(() => open.delete(passing));
  });
  // A call whose caller has given up may still wait unread in its connection: it arrives, or it never will.
  const end = async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await closed;
    await Promise.all(open);
  };
  return { server, delayed: () => delayed, end };
}

beforeAll(async () => {
  project = await openTestProject();
  delays = delayingProxy(project.url);
  await new Promise<void>((listening) => void delays.server.listen(0, '127.0.0.1', listening));
  const url = `http://127.0.0.1:${(delays.server.address() as AddressInfo).port}`;
  slow = createCreditLedger(createSupabaseClients({ ...project, url, timeoutMs: TIMEOUT_MS }));
  prompt = createCreditLedger(project.clients);
});
afterAll(async () => {
  delays?.server.closeAllConnections();
  delays?.server.close();
  await project?.close();
});

/** A picture for one credit, without its file. */
function pictureFor(
  ledger: CreditLedger,
  user: User,
  key: string,
): PaidRequest<GenerationRecord, null, 'made'> {
  return {
    pollMs: 500,
    reserve: () =>
      ledger.reserveCredit({
        userId: user.userId,
        idempotencyKey: key,
        fingerprint: 'content',
        operation: 'generate_image',
        prompt: null,
        options: {},
        leaseSeconds: PENDING_SECONDS,
      }),
    begin: ({ id }, claimId) => ledger.beginGeneration(id, { id: claimId, leaseSeconds: 600 }),
    work: async () => null,
    commit: ({ id }) =>
      ledger.commitGeneration({
        generationId: id,
        picture: {
          path: `${user.userId}/${id}.png`,
          width: 1,
          height: 1,
          dominantColor: '#000000',
          metadata: {},
        },
        usage: { model: 'local', tokensUsed: 0, costUsd: 0 },
        demonstration: true,
      }),
    release: ({ id }, code) => ledger.releaseGeneration(id, code),
    find: () => createGenerationLog(project.clients).findByKey(user, key),
    present: () => 'made',
    failureOf: (cause) => new DomainError('generation_failed', undefined, { cause }),
  };
}

function placing(ledger: CreditLedger) {
  const openWork = createOpenWork(clock);
  const deps = { clock, openWork, logger: createLogger('silent'), storageRoom: { isLeft: async () => true } };
  const place = (user: User, key: string) =>
    answerPaidRequest(deps, key, createInFlight<'made'>(), async () => pictureFor(ledger, user, key)).catch(
      (error: unknown) => (error instanceof DomainError ? error.code : String(error)),
    );
  return { place, settled: () => openWork.drain(600_000) };
}

type Place = ReturnType<typeof placing>['place'];

test('a database that answers late two times out of three strands no credit, and the same keys work afterwards', {
  tags: ['long'],
}, async () => {
  const seller = await project.newUser();
  const requests: { user: User; key: string; outcome: string }[] = [];
  const placeAll = async (place: Place, waiting: User[]) => {
    for (let user = waiting.shift(); user; user = waiting.shift())
      for (let nth = 0; nth < REQUESTS_OF_EACH; nth++) {
        const key = crypto.randomUUID();
        requests.push({ user, key, outcome: await place(user, key) });
      }
  };
  // On a busy machine a request gives up sooner, and fewer of its calls are delayed: then more users ask.
  while (delays.delayed() < DELAYS) {
    // Who has settled takes no more requests.
    const { place, settled } = placing(slow);
    const waiting = await Promise.all(Array.from({ length: USERS }, () => project.newUserLike(seller)));
    await Promise.all(Array.from({ length: USERS_AT_ONCE }, () => placeAll(place, waiting)));
    await settled();
  }
  await delays.end();
  const outcomes = new Set(requests.map(({ outcome }) => outcome));
  const named = ['made', 'reservation_unconfirmed', 'generation_failed'];
  expect([...outcomes].filter((outcome) => !named.includes(outcome))).toEqual([]);

  await prompt.releaseExpired(new Date(Date.now() + 60_000));
  const { rows: open } = await project.database.query(
    "select id from public.generations where status in ('pending', 'processing')",
  );
  expect(open, 'requests that still hold a credit a minute later').toEqual([]);

  const again = placing(prompt);
  const unconfirmed = requests.filter(({ outcome }) => outcome === 'reservation_unconfirmed');
  const retried = await Promise.all(unconfirmed.map(({ user, key }) => again.place(user, key)));
  expect(retried).toEqual(unconfirmed.map(() => 'made'));

  const { rows: wrong } = await project.database.query(`
    select c.user_id from public.user_credits c
    left join public.generations g on g.user_id = c.user_id and g.status = 'completed'
    group by c.user_id, c.credits_remaining
    having c.credits_remaining <> 5 - count(g.id)
      or c.credits_remaining <> (select sum(e.amount) from public.credit_entries e where e.user_id = c.user_id)`);
  expect(wrong, 'users whose balance is not what their pictures cost').toEqual([]);
});
