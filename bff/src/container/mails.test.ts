import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { prepareDataDir } from '../embedded/prepared-database.ts';
import { readEnvironment } from '../environment.ts';
import { createLogger } from '../logging/logger.ts';
import { openMailServer, type TestMailServer } from '../testing/mail-server.ts';
import { type Container, createContainer } from './container.ts';
import { startEmbedded } from './start-embedded.ts';

let folder: string;
let mailServer: TestMailServer;
let container: Container;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'andromeda-bff-'));
  await prepareDataDir(folder);
  mailServer = await openMailServer();
  const environment = readEnvironment({
    DATA_DIR: folder,
    EMBEDDED_PUBLIC: 'yes',
    SMTP_URL: mailServer.url,
    MAIL_FROM: 'contato@loja.example.com',
  });
  const surroundings = { publicUrl: 'http://localhost:3000', logger: createLogger('silent') };
  container = await createContainer(environment, {
    ...surroundings,
    localUrl: surroundings.publicUrl,
    embedded: startEmbedded(environment, surroundings),
  });
});
afterAll(async () => {
  await container?.close();
  await mailServer?.close();
  await rm(folder, { recursive: true, force: true });
});

const auth = (path: string, body: object) => {
  const { url = '', publishableKey = '' } = container.embedded ?? {};
  const headers = { apikey: publishableKey, 'content-type': 'application/json' };
  return fetch(`${url}/auth/v1/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
};

/** The token in the link of the last mail to this address; SMTP breaks and escapes the lines of a mail. */
async function tokenFor(email: string, count: number): Promise<string> {
  const mine = () => mailServer.taken.filter(({ to }) => to.includes(email));
  await expect.poll(mine).toHaveLength(count);
  const source = (mine().at(-1)?.source ?? '').replaceAll('=\r\n', '').replaceAll('=3D', '=');
  return /token_hash=([\w-]+)/.exec(source)?.[1] ?? '';
}

test('with a mail server, the sign-up and recovery mails of a public embedded project are delivered', async () => {
  const email = 'ana@loja.example.com';
  expect((await auth('signup', { email, password: 'Segredo!2026' })).status).toBe(200);
  const confirmation = { type: 'signup', token_hash: await tokenFor(email, 1) };
  expect((await auth('verify', confirmation)).status).toBe(200);
  expect((await auth('recover', { email })).status).toBe(200);
  const recovery = { type: 'recovery', token_hash: await tokenFor(email, 2) };
  expect((await auth('verify', recovery)).status).toBe(200);
});

test('the product’s own mails go through the same server', { tags: ['long'] }, async () => {
  const { mails } = container.services;
  await mails.send?.({ to: 'bia@loja.example.com', ...mails.exportReady() });
  await expect.poll(() => mailServer.taken.map(({ to }) => to)).toContainEqual(['bia@loja.example.com']);
});
