import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { demonstrationAccount } from '../embedded/demonstration-account.ts';
import { readEnvironment } from '../environment.ts';
import { createHttpApp } from '../http/http-app.ts';
import { createLogger } from '../logging/logger.ts';
import { createReadiness } from '../system/readiness.ts';
import { read } from '../testing/read-answer.ts';
import { type Container, createContainer } from './container.ts';
import { type OpenMetrics, openMetrics } from './open-metrics.ts';

/** The whole product, but for the public listener, with its eyes open. */
let folder: string;
let container: Container;
let metrics: OpenMetrics;
let app: ReturnType<typeof createHttpApp>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'andromeda-sight-'));
  const environment = readEnvironment({ DATA_DIR: folder, METRICS_PORT: '0' });
  const logger = createLogger('silent');
  const opened = await openMetrics(environment, logger);
  if (!opened) throw new Error('METRICS_PORT opened no metrics');
  metrics = opened;
  container = await createContainer(environment, {
    publicUrl: 'http://localhost:3000',
    localUrl: 'http://localhost:3000',
    logger,
    observer: metrics.observer,
  });
  const { embedded, services } = container;
  const { troubles: readTroubles } = createReadiness(container.checks, services.clock);
  metrics.showHealth({ readTroubles, warnings: services.warnings });
  app = createHttpApp({
    ...container,
    readTroubles,
    publicUrl: 'http://localhost:3000',
    pages: new Hono().get('*', (c) => c.text('a screen')),
    embedded: embedded && { ...embedded, auth: embedded },
  });
});

afterAll(async () => {
  await metrics?.close();
  await container?.close();
  await rm(folder, { recursive: true, force: true });
});

async function signIn() {
  const { access_token } = await read(
    z.object({ access_token: z.string() }),
    app.request('/auth/v1/token?grant_type=password', {
      method: 'POST',
      body: JSON.stringify(demonstrationAccount),
    }),
  );
  return { authorization: `Bearer ${access_token}` };
}

async function orderPicture(headers: Record<string, string>) {
  const body = new FormData();
  body.set('operation', 'generate_image');
  body.set('prompt', 'Uma caneca azul sobre uma mesa de madeira');
  return app.request('/api/generations', {
    method: 'POST',
    body,
    headers: { ...headers, 'idempotency-key': randomUUID() },
  });
}

/** Every series with its value; labels without quotation marks. */
async function readMetrics(): Promise<Record<string, string>> {
  const answer = await fetch(`http://127.0.0.1:${metrics.port}/metrics`);
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  const lines = (await answer.text()).replaceAll('"', '').split('\n');
  return Object.fromEntries(lines.map((line) => line.split(/ (?=[^ ]+$)/)));
}

test('one paid picture shows in requests, queue, provider, engine, credits, database and sessions', async () => {
  const ordered = orderPicture(await signIn());
  await expect
    .poll(readMetrics)
    .toMatchObject({ andromeda_open_work: '1', andromeda_http_requests_open: '1' });
  expect((await ordered).status).toBe(200);
  const made = 'operation=generate_image';
  expect(await readMetrics()).toMatchObject({
    'andromeda_http_requests_total{method=POST,route=/api/generations,status=200}': '1',
    [`andromeda_paid_requests_total{${made},outcome=ok}`]: '1',
    'andromeda_queue_wait_seconds_count{queue=pictures}': '1',
    'andromeda_queue_waiting{queue=pictures}': '0',
    'andromeda_provider_calls_total{vendor=local,operation=generateImage,outcome=ok}': '1',
    'andromeda_engine_stage_seconds_count{stage=generate}': '1',
    'andromeda_engine_stage_seconds_count{stage=encode}': '1',
    'andromeda_credits_total{currency=image,entry=reserve}': '1',
    'andromeda_credits_total{currency=image,entry=commit}': '1',
    'andromeda_database_calls_total{target=reserve_credit,outcome=ok}': '1',
    'andromeda_database_calls_total{target=commit_generation,outcome=ok}': '1',
    'andromeda_session_lookups_total{result=miss}': '1',
    andromeda_sessions_known: '1',
    andromeda_open_work: '0',
    andromeda_database_restarts_total: '0',
    'andromeda_trouble{trouble=database}': '0',
  });
});

test('the public listener answers no metrics', async () => {
  expect(await (await app.request('/creatives')).text()).toBe('a screen');
  expect((await app.request('/metrics')).status).toBe(404);
});

test('without METRICS_PORT nothing listens', async () => {
  expect(await openMetrics(readEnvironment({}), createLogger('silent'))).toBeNull();
});
