import { Hono } from 'hono';
import { expect, test, vi } from 'vitest';
import { ana } from '../testing/test-accounts.ts';
import { createTestApp } from '../testing/test-app.ts';

const pages = new Hono().get('/raw', () => new Response('a file'));
const paths = [
  '/api/config',
  '/api/credits',
  '/healthz',
  '/openapi.json',
  '/raw',
  '/nowhere',
  '/api/nothing',
];

test.each(paths)('%s is not sniffed, opens only the camera and shares no browsing context', async (path) => {
  const { app } = createTestApp({ pages });
  const { headers } = await app.request(path);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  const policy = headers.get('permissions-policy')?.split(', ') ?? [];
  expect(policy.filter((rule) => !rule.endsWith('=()'))).toEqual(['camera=(self)']);
  expect(policy).toEqual(expect.arrayContaining(['microphone=()', 'geolocation=()', 'display-capture=()']));
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
});

test.each(paths)(
  'no page of another site frames %s, and no site learns where it was opened from',
  async (path) => {
    const { app } = createTestApp({ pages });
    const { headers } = await app.request(path);
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('referrer-policy')).toMatch(/^(no-referrer|strict-origin-when-cross-origin)$/);
  },
);

test('no cache keeps what the API answers to a user', async () => {
  const { as } = createTestApp();
  const { status, headers } = await as(ana, '/api/credits');
  expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
});

test('a page keeps its own policy', async () => {
  const own = { 'content-security-policy': "frame-ancestors 'self'", 'referrer-policy': 'no-referrer' };
  const { app } = createTestApp({ pages: new Hono().get('/own', (c) => c.text('', 200, own)) });
  const { headers } = await app.request('/own');
  for (const [name, value] of Object.entries(own)) expect(headers.get(name)).toBe(value);
});

test('browsers are kept on https only where the public address is https', async () => {
  const secure = createTestApp({ publicUrl: 'https://loja.example.com' });
  expect((await secure.app.request('/healthz')).headers.get('strict-transport-security')).toBe(
    'max-age=31536000',
  );
  const { app } = createTestApp();
  expect((await app.request('/healthz')).headers.has('strict-transport-security')).toBe(false);
});

test('an answer of the API writes each constant header once, and is not cached', async () => {
  const { app } = createTestApp();
  const written = vi.spyOn(Headers.prototype, 'set');
  const { headers } = await app.request('/api/credits');
  const names = written.mock.calls.map(([name]) => name);
  written.mockRestore();
  for (const name of [
    'x-content-type-options',
    'content-security-policy',
    'referrer-policy',
    'cache-control',
  ])
    expect([name, names.filter((other) => other === name)]).toEqual([name, [name]]);
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
  expect(headers.get('cache-control')).toBe('no-store');
});
