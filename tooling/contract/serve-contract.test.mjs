import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveContract } from './serve-contract.mjs';

const folder = mkdtempSync(join(tmpdir(), 'andromeda-contract-'));
const [host, remote] = [join(folder, 'host'), join(folder, 'remote')];
/** @type {Awaited<ReturnType<typeof serveContract>>} */
let served;

beforeAll(async () => {
  for (const place of [host, remote]) mkdirSync(place);
  writeFileSync(join(host, 'page.html'), '<head><!--contract:head--></head><!--contract:remote-->');
  writeFileSync(join(host, 'host.js'), 'of the host');
  writeFileSync(join(remote, 'entry.js'), 'of the remote');
  served = await serveContract(host, '1-abc', remote, { remote: { name: '</script>' } });
});
afterAll(() => {
  served.server.close();
  rmSync(folder, { recursive: true });
});
/** @param {string} path @param {Record<string, string>} [headers] */
const get = (path, headers = {}) => fetch(`http://127.0.0.1:${served.port}${path}`, { headers });

test('the page runs scripts from here alone, and its description cannot end its own element', async () => {
  const answer = await get('/');
  expect(answer.headers.get('content-security-policy')).toContain("script-src 'self';");
  const html = await answer.text();
  expect(html.match(/<\/script>/g)).toHaveLength(1);
  expect(html).toContain('"name":"\\u003c/script>"');
});

/** @param {string} html @param {string} type of the remote's entry */
async function policyOf(html, type) {
  writeFileSync(join(host, 'page.html'), html);
  writeFileSync(
    join(remote, 'mf-manifest.json'),
    JSON.stringify({ metaData: { remoteEntry: { name: 'remoteEntry.js', type } } }),
  );
  const { server, port } = await serveContract(host, '1-abc', remote, { remote: {} });
  const { headers } = await fetch(`http://127.0.0.1:${port}/`);
  server.close();
  return headers.get('integrity-policy');
}

test('the page runs scripts by their hashes alone, as the product does, where it can hold them against these', async () => {
  expect(await policyOf('<html data-integrity-policy>', 'global')).toBe('blocked-destinations=(script)');
  expect(await policyOf('<html data-integrity-policy>', 'module')).toBeNull();
  expect(await policyOf('<html>', 'global')).toBeNull();
});

test('files of the host and of the remote are served with their types', async () => {
  expect(await (await get('/assets/1-abc/host.js')).text()).toBe('of the host');
  const entry = await get('/remote/entry.js');
  expect(await entry.text()).toBe('of the remote');
  expect(entry.headers.get('content-type')).toBe('text/javascript');
});

test('a picture at another address is drawn, and nothing else is found there', async () => {
  const picture = await get('/template-previews/a.webp', { 'sec-fetch-dest': 'image' });
  expect(picture.headers.get('content-type')).toBe('image/svg+xml');
  expect((await get('/template-previews/a.webp')).status).toBe(404);
  expect((await get('/remote/..%2f..%2fpackage.json')).status).toBe(404);
});
