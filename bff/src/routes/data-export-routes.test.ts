import { expect, test } from 'vitest';
import { ana } from '../testing/test-accounts.ts';
import { createTestApp } from '../testing/test-app.ts';
import { createTestServices } from '../testing/test-services.ts';

const id = '5d0e7a52-0d0c-4c57-9a53-6a8a1f3f3a01';
const zip = Buffer.from('0123456789');

/** One ready archive of ten bytes in pieces of four. */
function openApp() {
  const services = createTestServices();
  const archive = { claim: 'c', bytes: zip.length, chunks: 3, files: 1 };
  const expiresAt = new Date(services.clock.now().getTime() + 1000).toISOString();
  Object.assign(services, {
    exportLimits: { ...services.exportLimits, chunkBytes: 4 },
    dataExports: {
      ...services.dataExports,
      findArchive: async () => ({
        userId: ana.userId,
        archive,
        requestedAt: '2026-11-20T12:00:00.000Z',
        expiresAt,
        of: 1,
      }),
    },
    exportFiles: {
      ...services.exportFiles,
      get: async (_user: string, _claim: string, chunk: number) => zip.subarray(4 * (chunk - 1), 4 * chunk),
    },
  });
  const { app, as } = createTestApp({ services });
  return { app, as, address: services.archiveAddresses.sign(id, 1) };
}

test('an archive is downloaded at its signed address, without a session', async () => {
  const { app, address } = openApp();
  const answer = await app.request(address);
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': 'attachment; filename="andromeda-meus-dados-2026-11-20.zip"',
    'content-length': '10',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  expect(await answer.text()).toBe('0123456789');
});

test('an interrupted download continues where it stopped', async () => {
  const { app, address } = openApp();
  const answer = await app.request(address, { headers: { range: 'bytes=3-' } });
  expect([answer.status, answer.headers.get('content-range')]).toEqual([206, 'bytes 3-9/10']);
  expect(await answer.text()).toBe('3456789');
  const beyond = await app.request(address, { headers: { range: 'bytes=10-' } });
  expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, 'bytes */10']);
});

test('an address that was changed in any part is refused', async () => {
  const { app, address } = openApp();
  for (const changed of [
    address.replace('/archives/1', '/archives/2'),
    address.replace(id, ana.userId),
    `${address.slice(0, -2)}AA`,
  ])
    expect((await app.request(changed)).status).toBe(403);
});

test('a visitor can neither ask for a copy nor follow its progress', async () => {
  const { app, as } = openApp();
  for (const method of ['GET', 'POST'])
    expect((await app.request('/api/account/export', { method })).status).toBe(401);
  expect(await (await as(ana, '/api/account/export')).json()).toMatchObject({ status: 'none', archives: [] });
});

test('many requests in a row are refused', async () => {
  const { as } = openApp();
  const statuses: number[] = [];
  for (let times = 0; times < 6; times += 1)
    statuses.push((await as(ana, '/api/account/export', { method: 'POST' })).status);
  expect(statuses.at(-1)).toBe(429);
});
