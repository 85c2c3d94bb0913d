import { expect, test } from 'vitest';
import type { ObservedEvent } from '../ports/observer.ts';
import { ana } from '../testing/test-accounts.ts';
import { createTestApp } from '../testing/test-app.ts';
import { createTestServices } from '../testing/test-services.ts';
import { answerMetrics } from './answer-metrics.ts';
import { createMetrics } from './create-metrics.ts';

const valueIn = (text: string, series: string) =>
  text
    .split('\n')
    .find((line) => line.startsWith(`${series} `))
    ?.split(' ')
    .at(-1);

/** The application, with metrics of its requests. */
function createCountedApp() {
  const metrics = createMetrics();
  const services = Object.assign(createTestServices(), { observer: metrics.observer });
  return { metrics, ...createTestApp({ services }) };
}

test('requests are counted by the pattern of their route, not by their address', async () => {
  const { metrics, app, as } = createCountedApp();
  for (const id of ['8a1b', '9c2d']) await as(ana, `/api/images/${id}`);
  await app.request('/api/images/unknown');
  const fromElsewhere = { origin: 'https://elsewhere.example.com' };
  await app.request('/api/generations', { method: 'POST', headers: fromElsewhere });
  await app.request('/api/whatever/a-stranger/asks-for');
  await app.request('/api/credits', { method: 'FROBNICATE' });
  const text = await metrics.text();
  const requests = [...text.matchAll(/^andromeda_http_requests_total\{(.*)\} (\d+)$/gm)].map(
    ([, labels, count]) => `${labels?.replaceAll('"', '')} ${count}`,
  );
  expect(requests).toEqual([
    'method=GET,route=/api/images/:id,status=400 2',
    'method=GET,route=/api/images/:id,status=401 1',
    'method=POST,route=/api/generations,status=403 1',
    'method=GET,route=/api/*,status=404 1',
    'method=other,route=/api/*,status=404 1',
  ]);
  expect(text).not.toMatch(/8a1b|stranger|FROBNICATE/);
});

test('an answer is counted with its seconds, and leaves no open request', async () => {
  const { metrics, as } = createCountedApp();
  await as(ana, '/api/credits');
  const text = await metrics.text();
  expect(valueIn(text, 'andromeda_http_request_seconds_count{method="GET",route="/api/credits"}')).toBe('1');
  expect(valueIn(text, 'andromeda_http_requests_open')).toBe('0');
});

test('there are at most fifty series of versions, however many are released', async () => {
  const { observer, text } = createMetrics();
  for (let version = 0; version < 80; version++) {
    const reported = { remote: 'creatives', version: `v${version}` };
    const events: ObservedEvent[] = [
      { what: 'remote_loaded', ...reported, ms: 100 },
      { what: 'remote_failed', ...reported, why: 'load_failed' },
    ];
    for (const event of events) observer.note(event);
  }
  const exported = await text();
  const versionsOf = (name: string) =>
    [...exported.matchAll(new RegExp(`^${name}\\{.*version="(v\\d+)"`, 'gm'))].map(([, version]) => version);
  const last = Array.from({ length: 50 }, (_, at) => `v${at + 30}`);
  expect(versionsOf('andromeda_remote_load_seconds_count')).toEqual(last);
  expect(versionsOf('andromeda_remote_failures_total')).toEqual(last);
});

test('problems and warnings are 1 while they last, and 0 before and after', async () => {
  const metrics = createMetrics();
  const warnings = new Set<'backup_failed'>();
  let troubles: 'database'[] = [];
  let from: 'database' | 'mirror' = 'database';
  const readRegistry = () => ({ from, asOf: '2026-11-28T12:00:00.000Z' });
  metrics.showHealth({ readTroubles: async () => troubles, readRegistry, warnings });
  const read = async () => {
    const text = await metrics.text();
    return [
      valueIn(text, 'andromeda_trouble{trouble="database"}'),
      valueIn(text, 'andromeda_operator_warning{warning="backup_failed"}'),
      valueIn(text, 'andromeda_registry_from_mirror'),
    ];
  };
  expect(await read()).toEqual(['0', '0', '0']);
  troubles = ['database'];
  warnings.add('backup_failed');
  from = 'mirror';
  expect(await read()).toEqual(['1', '1', '1']);
  troubles = [];
  warnings.clear();
  from = 'database';
  expect(await read()).toEqual(['0', '0', '0']);
});

test('the metrics listener answers only /metrics, and only under names of this machine', async () => {
  const answer = answerMetrics(createMetrics(), ['127.0.0.1', 'localhost']);
  const ask = async (url: string, method = 'GET') => (await answer(new Request(url, { method }))).status;
  expect(await ask('http://127.0.0.1:9464/metrics')).toBe(200);
  expect(await ask('http://127.0.0.1:9464/metrics', 'POST')).toBe(405);
  expect(await ask('http://127.0.0.1:9464/')).toBe(404);
  expect(await ask('http://127.0.0.1:9464/api/credits')).toBe(404);
  expect(await ask('http://leads-to-this-machine.example.com/metrics')).toBe(403);
  for (const path of ['/metrics', '/', '/api/credits']) {
    const { headers } = await answer(new Request(`http://127.0.0.1:9464${path}`));
    expect(headers.get('x-content-type-options'), path).toBe('nosniff');
    expect(headers.get('cache-control'), path).toBe('no-store');
    expect(headers.get('content-security-policy'), path).toContain("frame-ancestors 'none'");
  }
});
