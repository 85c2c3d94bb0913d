import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startRefused } from '../host/andromeda-server.ts';
import { freePort } from '../host/free-port.ts';
import { expect, test } from '../host/test.ts';

/** Expects one line, in words, without a stack trace. */
function expectOneSentence(output: string): void {
  expect(output.trim().split('\n')).toHaveLength(1);
  expect(output).not.toMatch(/ at .*\.ts:\d+/);
}

test('the server reports a taken port in one sentence', { tag: '@long' }, async ({ server }) => {
  const port = new URL(server.url).port;
  const { code, output } = await startRefused({
    PORT: port,
    DATA_DIR: join(tmpdir(), `andromeda-port-${port}`),
  });
  expect(code).toBe(1);
  expectOneSentence(output);
  expect(output).toContain(port);
});

test('a screen opened while the server starts shows itself once it is there', { tag: '@long' }, async ({
  page,
  startServer,
}) => {
  const port = await freePort();
  const started = startServer({ port });
  await expect(async () => void (await page.goto(`http://localhost:${port}/register`))).toPass();
  await started;
  await expect(page.getByLabel('Nome completo')).toBeVisible();
});

test('a second process on the same data refuses to start, in one sentence', { tag: '@long' }, async ({
  server,
}) => {
  const { code, output } = await startRefused({ PORT: '0', DATA_DIR: server.dataDir });
  expect(code).toBe(1);
  expectOneSentence(output);
  expect(output).toContain(server.dataDir);
});

test('the server reports a wrong variable by its name', { tag: '@long' }, async () => {
  const { code, output } = await startRefused({ PORT: 'três mil' });
  expect(code).toBe(1);
  expectOneSentence(output);
  expect(output).toContain('PORT');
});

test('the server reports in one sentence that it cannot create its data folder', {
  tag: '@long',
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'andromeda-file-'));
  const file = join(folder, 'not-a-folder');
  writeFileSync(file, '');
  chmodSync(file, 0o400);
  const { code, output } = await startRefused({ PORT: '0', DATA_DIR: join(file, 'data') });
  rmSync(folder, { recursive: true });
  expect(code).toBe(1);
  expectOneSentence(output);
});
