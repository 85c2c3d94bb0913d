import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTracing } from '../container/open-tracing.ts';
import { DomainError } from '../domain-error.ts';
import { readEnvironment } from '../environment.ts';
import { createLogger } from '../logging/logger.ts';
import { json } from '../providers/outside-call/testing/fake-server.ts';
import { openTraceCollector, type TraceCollector } from '../testing/trace-collector.ts';

let collector: TraceCollector;
beforeEach(async () => {
  collector = await openTraceCollector();
});
afterEach(() => collector.close());

async function open(variables: Record<string, string> = {}) {
  const environment = readEnvironment({
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.baseUrl,
    OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
    ...variables,
  });
  const tracing = await openTracing(environment);
  if (!tracing) throw new Error('no traces are made');
  const request = (traceparent?: string, run: () => Promise<unknown> = async () => undefined) =>
    tracing.observer.request({ method: 'GET', requestId: 'r-1', traceparent }, async () => {
      await run();
      return { route: '/api/images', status: 200 };
    });
  return { ...tracing, request };
}

const sampled = '00-11111111111111111111111111111111-2222222222222222-01';
const notSampled = '00-11111111111111111111111111111111-2222222222222222-00';

test('a failed call is named by its code, and never by its words', async () => {
  const { request, observer, close } = await open();
  const secret = 'a chave sk-secret da Ana';
  const call = () =>
    observer.watch({ kind: 'paid_request', operation: 'titles' }, () =>
      Promise.reject(new DomainError('text_failed', undefined, { cause: new Error(secret) })),
    );
  await request(undefined, () => call().catch(() => undefined));
  await close();
  const [span] = collector.spans().filter(({ name }) => name === 'paid request titles');
  expect(span?.attributes['andromeda.outcome']).toBe('text_failed');
  expect(collector.text()).not.toContain(secret);
});

test('the work of a timer is no trace', async () => {
  const { observer, close } = await open();
  await observer.watch({ kind: 'database', target: 'release_expired_generations' }, async () => undefined);
  expect(observer.headers()).toEqual({});
  await close();
  expect(collector.spans()).toEqual([]);
});

test('a broken traceparent begins a trace of our own', async () => {
  const { request, close } = await open();
  await request('00-zz-01');
  await close();
  expect(collector.spans()).toMatchObject([{ name: 'GET /api/images', traceId: /^[\da-f]{32}$/ }]);
});

test('a trace that its caller does not keep is not kept here, and is named to others all the same', async () => {
  const { request, observer, close } = await open();
  let headers: object = {};
  await request(notSampled, async () => {
    headers = observer.headers();
  });
  await close();
  expect(collector.spans()).toEqual([]);
  expect(headers).toMatchObject({ traceparent: expect.stringMatching(/^00-1{32}-[\da-f]{16}-00$/) });
});

test.each([
  ['always_off', sampled, 0],
  ['always_on', notSampled, 1],
  ['parentbased_always_off', undefined, 0],
  ['parentbased_always_off', sampled, 1],
])('the sampler %s of a request with %s keeps %i', async (sampler, traceparent, kept) => {
  const { request, close } = await open({ OTEL_TRACES_SAMPLER: sampler });
  await request(traceparent);
  await close();
  expect(collector.spans()).toHaveLength(kept);
});

test('a ratio of 0 keeps no trace, and of 1 every one', async () => {
  for (const [ratio, kept] of [
    ['0', 0],
    ['1', 1],
  ] as const) {
    const ratioOf = { OTEL_TRACES_SAMPLER: 'traceidratio', OTEL_TRACES_SAMPLER_ARG: ratio };
    const { request, close } = await open(ratioOf);
    await request();
    await close();
    expect(collector.spans()).toHaveLength(kept);
  }
});

test('a collector that refuses is one line of the log, and disturbs nothing', async () => {
  collector.replies.splice(0, 1, json({}, 400));
  const { request, close, reportTo } = await open();
  const lines: string[] = [];
  reportTo(createLogger('info', { write: (line: string) => void lines.push(line) }));
  await request();
  await close();
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual([
    'the collector does not take traces: they are dropped',
  ]);
});

test('traces go out as Protobuf unless JSON is asked for', async () => {
  const { request, close } = await open({ OTEL_EXPORTER_OTLP_PROTOCOL: '' });
  await request();
  await close();
  expect(() => collector.spans()).toThrow();
  expect(collector.text()).toMatch(/^POST \/v1\/traces\n/);
});

test.each([
  { OTEL_SDK_DISABLED: 'true' },
  { OTEL_TRACES_EXPORTER: 'none' },
  { OTEL_EXPORTER_OTLP_ENDPOINT: '' },
])('nothing is traced with %o', async (variables) => {
  await expect(open(variables)).rejects.toThrow('no traces are made');
});
