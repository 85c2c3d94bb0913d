import { Hono } from 'hono';
import { expect, test } from 'vitest';
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

test.each(paths)('%s is not sniffed, opens no device and shares no window', async (path) => {
  const { app } = createTestApp({ pages });
  const { headers } = await app.request(path);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('permissions-policy')).toContain('camera=(), ');
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
});

test('browsers stay on https where the public address is https, and only there', async () => {
  const secure = createTestApp({ publicUrl: 'https://loja.example.com' });
  expect((await secure.app.request('/healthz')).headers.get('strict-transport-security')).toBe(
    'max-age=31536000',
  );
  const { app } = createTestApp();
  expect((await app.request('/healthz')).headers.has('strict-transport-security')).toBe(false);
});
