import { createServer } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createProxy } from './proxy.mjs';

/**
 * @import { IncomingMessage, Server, ServerResponse } from 'node:http'
 * @import { AddressInfo } from 'node:net'
 */

const manifest = { id: 'mfe_library' };
const page = `<html><script type="application/json" id="andromeda-page">${JSON.stringify({ remotes: [], config: {} })}</script></html>`;

/** What the product received, and how it answers. @type {IncomingMessage[]} */
let received = [];
/** @type {(request: IncomingMessage, response: ServerResponse) => void} */
let answer = (_, response) => void response.end();
const product = createServer((request, response) => {
  received.push(request);
  answer(request, response);
});
const devServer = createServer((_, response) => void response.end(JSON.stringify(manifest)));
/** @type {Server} */
let proxy;
let [upstream, local] = ['', ''];

/** @param {Server} server @returns {Promise<string>} its address */
const listen = (server) =>
  new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () =>
      resolve(`http://127.0.0.1:${/** @type {AddressInfo} */ (server.address()).port}`),
    ),
  );
/** @param {string} address */
const proxyOf = async (address) => {
  const context = { upstream: address, local: 'http://localhost:3000', platform: '1.0.0' };
  return createProxy({
    ...context,
    devServer: await devServerAddress,
    description: () => ({ name: 'mfe-library', paths: ['/library'] }),
  });
};
/** @type {Promise<string>} */
let devServerAddress;

beforeAll(async () => {
  devServerAddress = listen(devServer);
  upstream = await listen(product);
  proxy = await proxyOf(upstream);
  local = await listen(proxy);
});
afterAll(() => {
  for (const server of [product, devServer, proxy]) server.close();
});
beforeEach(() => {
  received = [];
});

/** @param {string} path @param {RequestInit} [init] */
const ask = (path, init) => fetch(`${local}${path}`, { redirect: 'manual', ...init });

test('a page of the product runs the remote from here, under a policy that allows it, and is not cached', async () => {
  answer = (_, response) => {
    const policy = "default-src 'none'; script-src 'self'";
    response.writeHead(200, {
      'content-type': 'text/html',
      'content-security-policy': policy,
      'integrity-policy': 'blocked-destinations=(script)',
      etag: 'a',
    });
    response.end(page);
  };
  const shown = await ask('/library', { headers: { accept: 'text/html' } });
  const { headers } = shown;
  expect(await shown.text()).toContain(`"baseUrl":"${await devServerAddress}/"`);
  expect(headers.get('content-security-policy')).toContain(`script-src 'self' ${await devServerAddress}`);
  expect([headers.get('cache-control'), headers.get('etag')]).toEqual(['no-store', null]);
  expect(headers.get('integrity-policy')).toBeNull();
  expect(received[0]?.headers['accept-encoding']).toBe('identity');
});

test('the list of remotes that an open tab reads names the remote from here', async () => {
  answer = (_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"remotes":[]}');
  };
  const list = /** @type {{ remotes: { name: string, version: string }[] }} */ (
    await (await ask('/remotes.json')).json()
  );
  expect(list.remotes).toEqual([expect.objectContaining({ name: 'mfe-library', version: 'dev' })]);
});

test('a page of another kind, and every call of the API, pass through unchanged', async () => {
  answer = (request, response) => {
    const type = request.url === '/inbox' ? 'text/html' : 'application/json';
    response.writeHead(201, { 'content-type': type, etag: 'a' }).end(`answer to ${request.method}`);
  };
  const inbox = await ask('/inbox', { headers: { accept: 'text/html' } });
  expect([inbox.status, await inbox.text()]).toEqual([201, 'answer to GET']);
  expect(inbox.headers.get('cache-control')).toBeNull();
  const call = await ask('/api/titles', { method: 'POST', body: '{}' });
  expect([call.status, call.headers.get('etag'), await call.text()]).toEqual([201, 'a', 'answer to POST']);
});

test('the product sees requests from its own origin, and its redirects and cookies lead here', async () => {
  answer = (_, response) => {
    response.writeHead(303, {
      location: `${upstream}/login`,
      'set-cookie': ['a=b; Secure; HttpOnly'],
      'strict-transport-security': 'max-age=1',
    });
    response.end();
  };
  const headers = { origin: 'http://localhost:3000', referer: 'http://localhost:3000/library?x=1' };
  const answered = await ask('/api/session', { method: 'POST', headers });
  const { host } = new URL(upstream);
  expect(received[0]?.headers).toMatchObject({ host, origin: upstream, referer: `${upstream}/library` });
  expect(answered.headers.get('location')).toBe('http://localhost:3000/login');
  expect(answered.headers.get('set-cookie')).not.toContain('Secure');
  expect(answered.headers.get('strict-transport-security')).toBeNull();
});

test('failures of the remote from here are not reported to the product', async () => {
  for (const path of ['/api/remote-events', '/api/remote-error-reports'])
    expect((await ask(path, { method: 'POST', body: '[]' })).status).toBe(204);
  expect(received).toEqual([]);
});

test('a product that does not answer is named in a sentence', async () => {
  const lonely = await proxyOf('http://127.0.0.1:9');
  const address = await listen(lonely);
  const refused = await fetch(`${address}/api/titles`);
  lonely.close();
  expect(refused.status).toBe(502);
  expect(await refused.text()).toContain('O produto não respondeu');
});
