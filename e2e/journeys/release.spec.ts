import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import type { AndromedaServer } from '../host/andromeda-server.ts';
import { changeRemote } from '../host/changed-remote.ts';
import type { OpenDevice } from '../host/devices.ts';
import { freePort } from '../host/free-port.ts';
import { openRegistryTable } from '../host/registry-table.ts';
import { runRelease } from '../host/release-cli.ts';
import { createSeller, startSession } from '../host/seller.ts';
import { expect, test } from '../host/test.ts';

test.use({ releases: true });

const before = 'Biblioteca';
const after = 'Estante';
const changed = (mark: string) => changeRemote('mfe-library', mark, [before, after]);

async function sellerOn(openDevice: OpenDevice, server: AndromedaServer): Promise<Page> {
  const page = await openDevice(server.url);
  await startSession(page, server.url, await createSeller(server.url));
  return page;
}

const screen = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();

async function seesLibrary(page: Page, name: string) {
  await page.goto('/library');
  await screen(page, name);
}

const tooOld = (page: Page) => page.getByText('precisa de uma versão mais nova do sistema');

/** Opens the library. The command's question makes the server read the rows that were written past it. */
async function seesOnceRead(page: Page, server: AndromedaServer, wanted: Locator) {
  expect((await runRelease(server, 'status', 'mfe-library')).code).toBe(0);
  await page.goto('/library');
  await expect(wanted).toBeVisible();
}

test('a team releases one remote alone, to some users and to all, and rolls it back, which open tabs follow', async ({
  page,
  seller,
  server,
}) => {
  expect(seller.email).toBeTruthy();
  const { folder, version } = changed('e2e1');
  await page.clock.install();
  await seesLibrary(page, before);

  const shipped = await runRelease(server, 'mfe-library', '--from', folder);
  expect(shipped.output).toContain('no ar para todos');
  expect(shipped.code).toBe(0);
  await seesLibrary(page, after);

  await test.step('an open tab leaves a version that was rolled back, without a reload', async () => {
    const loads = await page.evaluate(() => performance.timeOrigin);
    const back = await runRelease(server, 'rollback', 'mfe-library');
    expect(back.output).toContain(`voltou de ${version}`);
    // The tab asks every twenty seconds.
    await page.clock.fastForward(30_000);
    await screen(page, before);
    expect(await page.evaluate(() => performance.timeOrigin)).toBe(loads);
  });

  await runRelease(server, 'canary', 'mfe-library', '100', version);
  await seesLibrary(page, after);
  await runRelease(server, 'canary', 'mfe-library', '0');
  await seesLibrary(page, before);
  await runRelease(server, 'promote', 'mfe-library');
  await seesLibrary(page, after);
  expect((await runRelease(server, 'status', 'mfe-library')).output).toContain(version);
});

test('a released version survives a restart of the server', { tag: '@long' }, async ({
  openDevice,
  startServer,
}) => {
  const first = await startServer();
  expect((await runRelease(first, 'mfe-library', '--from', changed('e2e2').folder)).code).toBe(0);
  await first.stop();
  const second = await startServer({ dataDir: first.dataDir });
  await seesLibrary(await sellerOn(openDevice, second), after);
});

test('a preview shows a version only to users who open its link, until they end it', async ({
  page: tester,
  seller,
  openDevice,
  server,
}) => {
  expect(seller.email).toBeTruthy();
  const other = await sellerOn(openDevice, server);
  const shipped = await runRelease(server, 'mfe-library', '--from', changed('e2e4').folder, '--preview');
  const link = /→ (\S+)/.exec(shipped.output)?.[1] ?? '';

  await other.goto(`${link}x`);
  await screen(other, before);
  await tester.goto(link);
  await screen(tester, after);
  expect(new URL(tester.url()).search).toBe('');
  await seesLibrary(tester, after);
  await seesLibrary(other, before);

  await tester.goto('/library?previa=fim');
  await screen(tester, before);
});

test('the command refuses what must not go live, with its own sentence and exit code', {
  tag: '@long',
}, async ({ server }) => {
  const { folder } = changed('e2e5');
  const stranger = await runRelease(
    server,
    'mfe-library',
    '--from',
    folder,
    '--token',
    'not-a-token-of-ours',
  );
  expect(stranger).toMatchObject({ code: 4, output: expect.stringContaining('não aceita este token') });

  const token = (await runRelease(server, 'token', 'mfe-account')).output.trim().split('\n').at(-1) ?? '';
  const wrong = await runRelease(server, 'mfe-library', '--from', folder, '--token', token);
  expect(wrong).toMatchObject({ code: 4, output: expect.stringContaining('outro remoto') });

  appendFileSync(join(folder, 'remoteEntry.js'), ';window.tampered = true');
  const tampered = await runRelease(server, 'mfe-library', '--from', folder);
  expect(tampered).toMatchObject({ code: 6, output: expect.stringContaining('o hash não confere') });

  const unreachable = await runRelease({ ...server, url: 'http://127.0.0.1:9' }, 'status');
  expect(unreachable).toMatchObject({ code: 3, output: expect.stringContaining('Não há resposta') });
});

test('the gate refuses a version that asks for an impossible platform, and one forced past the gate harms no user', {
  tag: '@long',
}, async ({ openDevice, startServer }) => {
  const port = await freePort();
  const server = await startServer({ env: { EMBEDDED_SUPABASE_PORT: String(port) } });
  const { folder, version } = changed('e2e6');
  const description = join(folder, 'build.json');
  const whole = readFileSync(description, 'utf8');
  writeFileSync(description, whole.replace(/"platform": "[^"]+"/, '"platform": "^99.0.0"'));
  const refused = await runRelease(server, 'mfe-library', '--from', folder);
  expect(refused).toMatchObject({ code: 6, output: expect.stringContaining('pede a plataforma ^99.0.0') });
  expect(refused.output).toContain('Construa contra platform');

  writeFileSync(description, whole);
  await runRelease(server, 'mfe-library', '--from', folder, '--preview');
  const table = openRegistryTable(server, port);
  for (const forged of ['9.0.0-forged', '9.0.1-forged'])
    await table.forge('mfe-library', version, forged, '^99.0.0');
  const page = await sellerOn(openDevice, server);
  await table.promote('mfe-library', '9.0.0-forged', 0);
  await seesOnceRead(page, server, tooOld(page));
  await page.getByRole('link', { name: 'Configurações' }).first().click();
  await screen(page, 'Configurações');

  // A visitor with a last good version sees that one instead.
  await table.promote('mfe-library', version, 1);
  await table.promote('mfe-library', '9.0.1-forged', 2);
  await seesOnceRead(page, server, page.getByRole('heading', { level: 1, name: after, exact: true }));
  expect((await runRelease(server, 'status', 'mfe-library')).output).toContain('9.0.1-forged');
});
