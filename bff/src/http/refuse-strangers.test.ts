import { expect, test } from 'vitest';
import { createTestApp } from '../testing/test-app.ts';

const embedded = {
  auth: { url: 'http://127.0.0.1:9', publishableKey: 'k' },
  inbox: () => [],
  google: null,
};
const mail = { to: 'ana@x.com', subject: 'Senha', html: '', text: '', sentAt: '2026-11-20T12:00:00Z' };

test.each(['evil.example', 'localhost.evil.example', '127.0.0.1.nip.io', '192.168.0.7'])(
  'a page that reached us under the name %s reads nothing',
  async (host) => {
    const { app } = createTestApp({ embedded: { ...embedded, inbox: () => [mail] } });
    for (const path of ['/dev/inbox.json', '/api/config', '/openapi.json', '/login'])
      expect((await app.request(`http://${host}:3000${path}`)).status).toBe(403);
  },
);

test.each(['localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'localhost'])(
  'the machine’s own name %s is served',
  async (host) => {
    const { app } = createTestApp({ embedded });
    expect((await app.request(`http://${host}/api/config`)).status).toBe(200);
  },
);

test('the public name is served, and a hosted product checks no name', async () => {
  const open = createTestApp({ embedded, publicUrl: 'https://loja.example.com' });
  expect((await open.app.request('https://loja.example.com/api/config')).status).toBe(200);
  const hosted = createTestApp({ publicUrl: 'https://loja.example.com' });
  expect((await hosted.app.request('http://10.0.0.3:3000/api/config')).status).toBe(200);
});

const send = (path: string, headers: Record<string, string>, method = 'POST') =>
  createTestApp({ embedded }).app.request(`http://localhost:3000${path}`, { method, headers });
const paths = [
  '/dev/pagamentos',
  '/auth/v1/token?grant_type=password',
  '/api/generations',
  '/api/remote-events',
  '/api/remote-error-reports',
  '/google-demonstracao',
  '/webhooks/stripe',
];

test.each(paths)('a request that a page of another origin sends to %s is refused', async (path) => {
  for (const headers of [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { origin: 'http://localhost.evil.example', 'sec-fetch-site': 'same-site' },
  ]) {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
      expect((await send(path, headers, method)).status).toBe(403);
  }
});

test('our own pages, other ports of this machine and programs may send', async () => {
  for (const headers of [
    { origin: 'http://localhost:3000' },
    { origin: 'http://127.0.0.1:5173' },
    { origin: 'null', 'sec-fetch-site': 'same-origin' },
    {},
  ])
    expect((await send('/api/generations', headers)).status).toBe(401);
});

test('a browser that came by the hosted product’s own name may send, whatever PUBLIC_URL says', async () => {
  const { app } = createTestApp();
  const headers = { origin: 'https://loja.example.com', host: 'loja.example.com' };
  const answer = await app.request('https://loja.example.com/api/generations', { method: 'POST', headers });
  expect(answer.status).toBe(401);
});

test('where a mail server delivers the mails, nobody reads them here, not even the operator', async () => {
  const { app } = createTestApp({
    embedded: { ...embedded, inbox: null, google: null, operatorKey: 'chave-do-operador' },
  });
  const authorization = `Basic ${btoa('operador:chave-do-operador')}`;
  for (const path of ['/dev/inbox', '/dev/inbox.json'])
    expect((await app.request(path, { headers: { authorization } })).status, path).toBe(404);
});

test('on a public address only the operator reads the inbox, and no sandbox plays Google', async () => {
  const { app } = createTestApp({
    embedded: { ...embedded, inbox: () => [mail], operatorKey: 'chave-do-operador' },
  });
  const read = (path: string, password?: string) =>
    app.request(path, {
      headers: password ? { authorization: `Basic ${btoa(`operador:${password}`)}` } : {},
    });
  for (const path of ['/dev/inbox', '/dev/inbox.json', '/dev/email-preview/recovery']) {
    expect((await read(path)).status).toBe(401);
    expect((await read(path, 'outra')).status).toBe(401);
    expect((await read(path, 'chave-do-operador')).status).toBe(200);
  }
  expect((await read('/google-demonstracao?state=x')).status).toBe(404);
  expect((await read('/auth/v1/authorize?provider=google')).headers.get('location')).toContain(
    'provider_disabled',
  );
});
