import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { demonstrationAccount } from '../embedded/demonstration-account.ts';
import { prepareDataDir } from '../embedded/prepared-database.ts';
import { readEnvironment } from '../environment.ts';
import { createHttpApp } from '../http/http-app.ts';
import { createLogger } from '../logging/logger.ts';
import { joinObservers } from '../observation/join-observers.ts';
import { type FakeServer, json, openFakeServer } from '../providers/outside-call/testing/fake-server.ts';
import { createReadiness } from '../system/readiness.ts';
import { read } from '../testing/read-answer.ts';
import { openTraceCollector, type TraceCollector } from '../testing/trace-collector.ts';
import { type Container, createContainer } from './container.ts';
import { type OpenMetrics, openMetrics } from './open-metrics.ts';
import { type OpenTracing, openTracing } from './open-tracing.ts';
import { startEmbedded } from './start-embedded.ts';

const PROMPT = 'Uma caneca azul sobre uma mesa de madeira';

/** The whole product without the public listener, with metrics and traces on. */
let folder: string;
let collector: TraceCollector;
let chat: FakeServer;
let metrics: OpenMetrics;
let tracing: OpenTracing;
let container: Container;
let app: ReturnType<typeof createHttpApp>;
const logged: string[] = [];

const log = new Writable({
  write(line, _encoding, done) {
    logged.push(String(line));
    done();
  },
});

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'andromeda-sight-'));
  await prepareDataDir(folder);
  collector = await openTraceCollector();
  chat = await openFakeServer();
  chat.replies.push(json({ choices: [{ message: { content: 'Caneca azul\nCaneca\nCaneca de café' } }] }));
  const environment = readEnvironment({
    DATA_DIR: folder,
    METRICS_PORT: '0',
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.baseUrl,
    OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
    CHAT_API_KEY: 'sk-secret',
    CHAT_MODEL: 'm',
    CHAT_BASE_URL: chat.baseUrl,
  });
  const traced = await openTracing(environment);
  const logger = createLogger('info', log, traced?.logFields);
  const counted = await openMetrics(environment, logger);
  if (!traced || !counted) throw new Error('nothing is observed');
  [tracing, metrics] = [traced, counted];
  const observer = joinObservers(tracing.observer, metrics.observer);
  const publicUrl = 'http://localhost:3000';
  container = await createContainer(environment, {
    publicUrl,
    localUrl: publicUrl,
    logger,
    observer,
    embedded: startEmbedded(environment, { publicUrl, logger, observer }),
  });
  const { embedded, services } = container;
  const { troubles: readTroubles } = createReadiness(container.checks, services.clock);
  metrics.showHealth({
    readTroubles,
    readRegistry: container.releases.snapshot.source,
    warnings: services.warnings,
  });
  app = createHttpApp({
    ...container,
    readTroubles,
    publicUrl: 'http://localhost:3000',
    pages: new Hono().get('*', (c) => c.text('a screen')),
    embedded: embedded && { ...embedded, auth: embedded },
  });
});

afterAll(async () => {
  await container?.close();
  await Promise.all([metrics?.close(), chat?.close(), collector?.close()]);
  await rm(folder, { recursive: true, force: true });
});

async function signIn() {
  const Session = z.object({ access_token: z.string(), user: z.object({ id: z.string() }) });
  const { access_token, user } = await read(
    Session,
    app.request('/auth/v1/token?grant_type=password', {
      method: 'POST',
      body: JSON.stringify(demonstrationAccount),
    }),
  );
  return { userId: user.id, token: access_token };
}

const post = (path: string, token: string, body: FormData | object, headers: Record<string, string> = {}) => {
  const form = body instanceof FormData;
  return app.request(path, {
    method: 'POST',
    body: form ? body : JSON.stringify(body),
    headers: {
      authorization: `Bearer ${token}`,
      'idempotency-key': randomUUID(),
      ...(form ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
  });
};

function requestPicture(token: string, headers?: Record<string, string>) {
  const body = new FormData();
  body.set('operation', 'generate_image');
  body.set('prompt', PROMPT);
  return post('/api/generations', token, body, headers);
}

/** Every series with its value; labels without quotation marks. */
async function readMetrics(): Promise<Record<string, string>> {
  const answer = await fetch(`http://127.0.0.1:${metrics.port}/metrics`);
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  const lines = (await answer.text()).replaceAll('"', '').split('\n');
  return Object.fromEntries(lines.map((line) => line.split(/ (?=[^ ]+$)/)));
}

test('one paid picture shows in requests, queue, provider, engine, credits, database and sessions', {
  tags: ['long'],
}, async () => {
  const requested = requestPicture((await signIn()).token);
  await expect
    .poll(readMetrics)
    .toMatchObject({ andromeda_open_work: '1', andromeda_http_requests_open: '1' });
  expect((await requested).status).toBe(200);
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

test('the public listener answers no metrics', { tags: ['long'] }, async () => {
  expect(await (await app.request('/creatives')).text()).toBe('a screen');
  expect((await app.request('/metrics')).status).toBe(404);
});

test('a paid picture and its titles are two traces of joined spans, which the log names and which hold no secret', {
  tags: ['long'],
}, async () => {
  const { token, userId } = await signIn();
  const [pictureTrace, titlesTrace] = ['a'.repeat(32), 'b'.repeat(32)];
  const from = (trace: string) => ({ traceparent: `00-${trace}-${'c'.repeat(16)}-01` });
  const picture = await requestPicture(token, from(pictureTrace));
  const texts = { description: PROMPT, marketplace: 'mercado_livre' };
  const titles = await post('/api/titles', token, texts, from(titlesTrace));
  expect([picture.status, titles.status]).toEqual([200, 200]);
  await tracing.close();

  const spansOf = (trace: string) => collector.spans().filter(({ traceId }) => traceId === trace);
  const ofPicture = spansOf(pictureTrace);
  const requestId = picture.headers.get('x-request-id');
  const [root] = ofPicture.filter(({ name }) => name === 'POST /api/generations');
  expect(root).toMatchObject({
    parentSpanId: 'c'.repeat(16),
    attributes: {
      'andromeda.request_id': requestId,
      'http.route': '/api/generations',
      'http.response.status_code': 200,
    },
  });
  const within = (name: string) => {
    const path: string[] = [];
    for (let span = ofPicture.find((one) => one.name === name); span; ) {
      path.unshift(span.name);
      const { parentSpanId } = span;
      span = ofPicture.find(({ spanId }) => spanId === parentSpanId);
    }
    return path.join(' > ');
  };
  const paid = 'POST /api/generations > paid request generate_image';
  expect(within('queue pictures')).toBe(`${paid} > queue pictures`);
  expect(within('engine generate')).toBe(`${paid} > local generateImage > engine generate`);
  expect(within('engine encode')).toBe(`${paid} > local generateImage > engine encode`);
  for (const target of ['reserve_credit', 'begin_generation', 'storage', 'commit_generation'])
    expect(within(`database ${target}`)).toBe(`${paid} > database ${target}`);

  expect(spansOf(titlesTrace).map(({ name }) => name)).toContain('chat titles');
  expect(chat.seen.at(-1)?.headers.traceparent).toContain(titlesTrace);
  const line = logged.find((entry) => entry.includes(`"requestId":"${requestId}"`));
  expect(JSON.parse(line ?? '{}')).toMatchObject({ msg: 'request', traceId: pictureTrace });
  expect(new Set(collector.services())).toEqual(new Set(['andromeda']));
  const { embedded } = container;
  for (const secret of [token, embedded?.secretKey, 'sk-secret', PROMPT, demonstrationAccount.email, userId])
    expect(collector.text()).not.toContain(secret);
  for (const secret of [token, embedded?.secretKey, 'sk-secret', PROMPT])
    expect(logged.join()).not.toContain(secret);
});
