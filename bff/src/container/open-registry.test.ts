import { existsSync, mkdtempSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { openTestProject, type TestProject } from '../embedded/test-project.ts';
import { readEnvironment } from '../environment.ts';
import { describePackage, registerVersion } from '../services/registry/register-version.ts';
import { newPackage } from '../testing/remote-package.ts';
import { createTestServices } from '../testing/test-services.ts';
import { openRegistry } from './open-registry.ts';

let project: TestProject;
beforeAll(async () => {
  project = await openTestProject();
});
afterAll(() => project.close());

/** A hosted project at an address of its own, which can be away while its rows and files stay. */
async function hostProject() {
  const state = { away: false };
  const server = createServer(async (incoming, outgoing) => {
    if (state.away) return void outgoing.writeHead(540).end();
    const {
      host,
      connection,
      'content-length': length,
      'transfer-encoding': coding,
      ...headers
    } = incoming.headers;
    const body = await buffer(incoming);
    const answer = await fetch(`${project.url}${incoming.url}`, {
      method: incoming.method ?? 'GET',
      headers: headers as Record<string, string>,
      body: body.byteLength > 0 ? new Uint8Array(body) : null,
    });
    outgoing.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
    outgoing.end(Buffer.from(await answer.arrayBuffer()));
  });
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle));
  onTestFinished(() => void server.close());
  return { state, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

test('a node of a hosted project that starts without it serves the released files from its own disk', {
  tags: ['long'],
}, async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const { state, url } = await hostProject();
  const folder = mkdtempSync(join(tmpdir(), 'andromeda-node-'));
  const { publishableKey, secretKey } = project;
  const environment = readEnvironment({
    DATA_DIR: folder,
    PUBLIC_URL: 'http://localhost:3000',
    SUPABASE_URL: url,
    SUPABASE_PUBLISHABLE_KEY: publishableKey,
    SUPABASE_SECRET_KEY: secretKey,
  });
  if (!environment.hosted) throw new Error('the project is not hosted');
  const start = () => {
    const services = createTestServices();
    // It waits for other nodes after it published its shell.
    vi.spyOn(services.clock, 'sleep').mockResolvedValue();
    return openRegistry(environment, environment.hosted ?? project, services, 'http://localhost:3000');
  };

  const before = await start();
  const { description, files } = newPackage('1.0.0');
  await registerVersion(before.releases, describePackage({ ...description, files, backend: null }), 'ana');
  await before.releases.registry.change({
    ...{ remote: 'mfe-library', revision: 0, what: 'promote', version: '1.0.0' },
    ...{ percent: null, builtVersion: null, who: 'ana', detail: {} },
  });
  await before.releases.snapshot.refresh();
  vi.advanceTimersByTime(2000);
  // Waits for what was begun.
  await before.close();
  expect(existsSync(join(folder, 'registry-mirror', 'registry.json'))).toBe(true);

  state.away = true;
  const { releases, close } = await start();
  onTestFinished(close);
  expect(releases.snapshot.source().from).toBe('mirror');
  const served = await releases.readFile('mfe-library', '1.0.0', 'routes.1a2b3c4d.js', 'br');
  expect(served?.encoding).toBe('br');
  state.away = false;
  vi.advanceTimersByTime(2000);
  await releases.snapshot.refresh();
  expect(releases.snapshot.source().from).toBe('database');
});

test('a registry of this process alone is read again within two seconds after a read failed', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const { state, url } = await hostProject();
  const environment = readEnvironment({ DATA_DIR: mkdtempSync(join(tmpdir(), 'andromeda-node-')) });
  const { releases, close } = await openRegistry(environment, { ...project, url }, createTestServices(), url);
  state.away = true;
  await releases.snapshot.refresh();
  expect(releases.snapshot.isAway()).toBe(true);
  state.away = false;
  vi.advanceTimersByTime(2000);
  await close();
  expect(releases.snapshot.isAway()).toBe(false);
});
