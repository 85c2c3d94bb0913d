import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startRefused } from '../host/andromeda-server.ts';
import { expect, test } from '../host/test.ts';

/** One line, in words, without a stack. */
function expectOneSentence(said: string): void {
  expect(said.trim().split('\n')).toHaveLength(1);
  expect(said).not.toMatch(/ at .*\.ts:\d+/);
}

test('a taken port is told in one sentence', async ({ server }) => {
  const port = new URL(server.url).port;
  const { code, said } = await startRefused({
    PORT: port,
    DATA_DIR: join(tmpdir(), `andromeda-port-${port}`),
  });
  expect(code).toBe(1);
  expectOneSentence(said);
  expect(said).toContain(port);
});

test('a second process on the same data is refused in one sentence', async ({ server }) => {
  const { code, said } = await startRefused({ PORT: '0', DATA_DIR: server.dataDir });
  expect(code).toBe(1);
  expectOneSentence(said);
  expect(said).toContain(server.dataDir);
});

test('a wrong variable is told by its name', async () => {
  const { code, said } = await startRefused({ PORT: 'três mil' });
  expect(code).toBe(1);
  expectOneSentence(said);
  expect(said).toContain('PORT');
});

test('a data folder that cannot be made is told in one sentence', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'andromeda-file-'));
  const file = join(folder, 'not-a-folder');
  writeFileSync(file, '');
  chmodSync(file, 0o400);
  const { code, said } = await startRefused({ PORT: '0', DATA_DIR: join(file, 'data') });
  rmSync(folder, { recursive: true });
  expect(code).toBe(1);
  expectOneSentence(said);
});
