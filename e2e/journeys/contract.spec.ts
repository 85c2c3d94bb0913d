import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';

const root = fileURLToPath(new URL('../..', import.meta.url));
const built = join(root, 'mfe-text-tools/dist');
const current = () =>
  join(built, JSON.parse(readFileSync(join(built, 'current.json'), 'utf8')).version as string);

let copy: string;

test.beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'andromeda-contract-'));
  cpSync(current(), copy, { recursive: true });
});
test.afterEach(() => rmSync(copy, { recursive: true, force: true }));

function check(folder: string, env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'tooling/scripts/contract.mjs'), 'mfe-text-tools', folder],
    { encoding: 'utf8', env: { ...process.env, ...env } },
  );
  return { status, stdout, stderr };
}

test('a built remote that keeps the contract passes the gate', () => {
  const { status, stdout } = check(current());
  expect(stdout).toContain('✓ mfe-text-tools cumpre o contrato da plataforma: 11 verificações.');
  expect(status).toBe(0);
});

test('the gate refuses a built remote that does not serve a path it names, and prints the path', () => {
  const file = join(copy, 'build.json');
  const description = JSON.parse(readFileSync(file, 'utf8'));
  description.remote.paths.push('/calculadora');
  writeFileSync(file, JSON.stringify(description));
  const { status, stderr } = check(copy);
  expect(stderr).toContain('remote.json declara /calculadora, mas nenhuma rota o atende.');
  expect(status).toBe(1);
});

test('the gate refuses a built remote with an incomplete file', { tag: '@long' }, () => {
  writeFileSync(join(copy, 'remoteEntry.js'), 'throw new Error("rasgado");');
  const { status, stderr } = check(copy);
  expect(stderr).toContain('os arquivos não carregam');
  expect(status).toBe(1);
});

test('without a browser the gate says so and prints nothing else', () => {
  const { status, stderr } = check(current(), { CHROMIUM_PATH: '/nao/existe' });
  expect(stderr).toContain('O contrato é verificado num navegador, e não há nenhum');
  expect(status).toBe(2);
});
