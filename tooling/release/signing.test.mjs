import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isSignedBy } from '../../bff/src/remotes/check-release.ts';
import { parseStatement } from '../../bff/src/remotes/release-statement.ts';
import { exitCodes } from './failure.mjs';
import { changeKey, requireGoodKey } from './keys.mjs';
import { makeKey, signingKey } from './signing-key.mjs';
import { statementOf } from './statement.mjs';
import { keyRequestOf } from './words.mjs';

/** @import { Registry } from './connection.mjs' */

let folder = '';
/** @type {string[]} */
let printed = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'andromeda-key-'));
  printed = [];
  vi.spyOn(console, 'log').mockImplementation((line) => void printed.push(String(line)));
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

/** A new key: its file, and the public line that was printed. */
function newKey() {
  const file = join(folder, 'key.pem');
  makeKey('mfe-a', file);
  return { file, publicKey: printed[0] ?? '' };
}

test('a made key signs what the server can verify, from a file or from a text on one line', async () => {
  const { file, publicKey } = newKey();
  const form = new FormData();
  const build = { name: 'mfe-a', version: '1.0.0', remote: { paths: ['/a'], name: 'mfe-a' } };
  form.set('package', JSON.stringify({ build, manifest: { b: 1, a: [2] } }));
  form.append('files', new File(['x'], 'b.js'));
  form.append('maps', new File(['m'], 'b.js.map'));
  form.append('backend', new File(['y'], 'backend.js'));
  const statement = await statementOf(form);
  expect(parseStatement(statement)).toMatchObject({
    remote: 'mfe-a',
    version: '1.0.0',
    description: build.remote,
    files: { 'mf-manifest.json': expect.any(String), 'b.js': expect.any(String) },
    maps: { 'b.js.map': expect.any(String) },
    backend: { 'backend.js': expect.any(String) },
  });
  const oneLine = readFileSync(file, 'utf8').replaceAll('\n', '\\n');
  for (const environment of [{ ANDROMEDA_SIGNING_KEY_FILE: file }, { ANDROMEDA_SIGNING_KEY: oneLine }]) {
    const signature = signingKey(environment)?.sign(statement) ?? '';
    expect(isSignedBy({ publicKey }, { statement, signature })).toBe(true);
    expect(isSignedBy({ publicKey }, { statement: `${statement} `, signature })).toBe(false);
  }
});

test('only its owner can read a private key, and no file is overwritten by one', () => {
  const { file } = newKey();
  const before = readFileSync(file, 'utf8');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(() => makeKey('mfe-a', file)).toThrow(/já existe/);
  expect(readFileSync(file, 'utf8')).toBe(before);
});

test('a key that cannot be used is named before anything is built, and none is none', () => {
  expect(signingKey({})).toBeNull();
  const usage = expect.objectContaining({ exitCode: exitCodes.usage });
  expect(() => signingKey({ ANDROMEDA_SIGNING_KEY: 'text' })).toThrow(usage);
  expect(() => signingKey({ ANDROMEDA_SIGNING_KEY_FILE: join(folder, 'none') })).toThrow(usage);
});

/** A registry that has these keys. @param {object[]} keys @returns {Registry} */
const registryOf = (keys) => ({
  url: new URL('https://andromeda.example'),
  get: async () => ({ keys }),
  post: async (_path, json) => ({ key: { fingerprint: 'f1', ...json } }),
  put: async () => null,
  send: async () => null,
  delete: async () => null,
});
const key = { fingerprint: 'f1', sign: () => '' };

test('a release ends before its build where the gate would refuse its signature', async () => {
  await requireGoodKey(registryOf([]), 'mfe-a', null);
  await requireGoodKey(registryOf([{ fingerprint: 'f1', revokedAt: null }]), 'mfe-a', key);
  const good = registryOf([{ fingerprint: 'f2', revokedAt: null }]);
  await expect(requireGoodKey(good, 'mfe-a', null)).rejects.toThrow(/ANDROMEDA_SIGNING_KEY/);
  await expect(requireGoodKey(good, 'mfe-a', key)).rejects.toThrow(/não tem a chave de assinatura f1/);
  const revoked = registryOf([{ fingerprint: 'f1', revokedAt: '2026-11-28T12:00:00Z' }]);
  await expect(requireGoodKey(revoked, 'mfe-a', key)).rejects.toMatchObject({
    exitCode: exitCodes.refused,
    message: expect.stringMatching(/foi revogada/),
  });
});

test('a key is registered by its public line and revoked by its fingerprint', async () => {
  const { publicKey } = newKey();
  printed = [];
  await changeKey(registryOf([]), keyRequestOf(['mfe-a', publicKey], undefined), { label: 'CI' });
  await changeKey(registryOf([]), keyRequestOf(['mfe-a'], '0123456789abcdef'), {});
  expect(printed[0]).toBe('✓ chave f1 (CI) registrada');
  expect(printed.at(-1)).toMatch(/0123456789abcdef não assina mais nada/);
  expect(() => keyRequestOf(['mfe-a', 'AAAA'], undefined)).toThrow(/não é uma chave pública/);
  expect(() => keyRequestOf(['mfe-a'], 'x')).toThrow(/não é o código/);
});
