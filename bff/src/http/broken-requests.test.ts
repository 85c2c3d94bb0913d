import { once } from 'node:events';
import { connect } from 'node:net';
import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { errorOf } from '../testing/read-answer.ts';
import { ana } from '../testing/test-accounts.ts';
import { createTestApp } from '../testing/test-app.ts';
import type { TestServices } from '../testing/test-services.ts';
import { listen } from './listen.ts';

const ID = '33333333-3333-4333-8333-333333333333';
const NUL = 'a\0b';
const HALF = 'a\ud83d';

const json = (method: string, body: object): RequestInit => ({
  method,
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
});

function form(fields: Record<string, string>): RequestInit {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return { method: 'POST', body, headers: { 'idempotency-key': 'a-key-of-the-test' } };
}

const errorsIn = ({ logged }: TestServices) => logged.filter((line) => JSON.parse(line).level >= 50);

describe('a text that no database can store is refused with 400 and its field', () => {
  const asked = (text: string): [string, string, RequestInit][] => [
    ['fullName', '/api/profile', json('PATCH', { fullName: text })],
    ['messages.0.content', '/api/chat', json('POST', { messages: [{ role: 'user', content: text }] })],
    ['title', `/api/conversations/${ID}`, json('PATCH', { title: text })],
    ['description', '/api/titles', json('POST', { description: text, keywords: '' })],
    ['title', '/api/keywords', json('POST', { title: text, description: '' })],
    [
      'options.backgroundColor',
      '/api/generations',
      form({ operation: 'generate_image', prompt: 'x', options: JSON.stringify({ backgroundColor: text }) }),
    ],
    ['priceId', '/api/checkout', json('POST', { priceId: text })],
  ];
  const parts: [string, string, RequestInit][] = [
    ['prompt', '/api/generations', form({ operation: 'generate_image', prompt: NUL })],
    ['search', '/api/images?search=a%00b', {}],
    ['search', '/api/conversations?search=a%00b', {}],
    ['search', '/api/texts?tool=titles&search=a%00b', {}],
    ['key', '/api/generations/a-key-%00-of-the-test', {}],
    ['sessionId', '/api/checkout/cs_%00', {}],
  ];
  test.each([...asked(NUL), ...asked(HALF), ...parts])('%s of %s', async (field, path, init) => {
    const { as, services } = createTestApp();
    const answer = await as(ana, path, init);
    expect(answer.status).toBe(400);
    expect(await errorOf(answer)).toMatchObject({ code: 'text_unstorable', details: { field } });
    expect(errorsIn(services)).toEqual([]);
  });
});

test.each([
  ['POST', '/api/generations', 'multipart/form-data; boundary=x'],
  ['POST', '/api/describe', 'multipart/form-data; boundary=x'],
  ['POST', '/api/titles', 'application/json'],
  ['PATCH', '/api/profile', 'application/json'],
])('a client that disconnects in the middle of %s %s is not our error', async (method, path, type) => {
  for (const length of ['content-length: 1000', 'transfer-encoding: chunked']) {
    const { app, services } = createTestApp();
    const listener = await listen(0, '127.0.0.1');
    listener.serve(app.fetch);
    const client = connect(listener.port, '127.0.0.1');
    await once(client, 'connect');
    const head = [
      `${method} ${path} HTTP/1.1`,
      'host: localhost',
      `authorization: Bearer ${ana.token}`,
      `content-type: ${type}`,
      length,
    ];
    client.write(`${head.join('\r\n')}\r\n\r\n5\r\n--x\r\n\r\n`, () => client.destroy());
    await expect.poll(() => services.logged.length).toBe(1);
    expect(errorsIn(services)).toEqual([]);
    await listener.close(1000);
  }
});

test('an unknown address answers 404 and not the application', async () => {
  const pages = new Hono().get('*', (c) => c.html('<html>'));
  const { app } = createTestApp({ pages });
  expect((await app.request('/dashboard')).status).toBe(200);
  for (const path of ['/api', '/api/x', '/api/images/x/y', '/dev', '/dev/x', '/webhooks', '/webhooks/x']) {
    for (const method of ['GET', 'HEAD', 'POST', 'DELETE'])
      expect([path, method, (await app.request(path, { method })).status]).toEqual([path, method, 404]);
  }
  expect((await app.request('/metrics')).status).toBe(404);
});
