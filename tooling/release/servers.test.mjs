import { afterEach, expect, test, vi } from 'vitest';
import { ReleaseFailure } from './failure.mjs';
import { refusalOf } from './refusals.mjs';
import { changeServer } from './servers.mjs';
import { serverRequestOf } from './words.mjs';

/** @import { Registry } from './connection.mjs' */

afterEach(() => void vi.restoreAllMocks());

/** A registry that notes what it is sent. @param {Partial<Registry>} [changes] */
function open(changes = {}) {
  /** @type {unknown[]} */
  const sent = [];
  /** @type {string[]} */
  const printed = [];
  vi.spyOn(console, 'log').mockImplementation((line) => void printed.push(line));
  /** @type {Registry} */
  const registry = {
    url: new URL('https://andromeda.example'),
    get: async () => null,
    post: async () => null,
    put: async (path, json) => {
      sent.push(['PUT', path, json]);
      return { server: json };
    },
    send: async () => null,
    delete: async (path) => void sent.push(['DELETE', path]),
    ...changes,
  };
  return { registry, sent, printed };
}

test('a server is registered by its address, with where its keys are, and removed', async () => {
  const { registry, sent, printed } = open();
  await changeServer(registry, serverRequestOf(['mfe-a', 'https://estoque.example.com/api'], false));
  await changeServer(registry, serverRequestOf(['mfe-a'], true));
  const path = '/api/remotes/mfe-a/server';
  expect(sent).toEqual([
    ['PUT', path, { address: 'https://estoque.example.com/api' }],
    ['DELETE', path],
  ]);
  expect(printed.join('\n')).toContain('https://andromeda.example/.well-known/jwks.json');
});

test.each([
  [['mfe-a'], false, /Falta o endereço/],
  [['mfe-a', 'estoque'], false, /"estoque" não é um endereço/],
  [['mfe-a', 'ftp://x.example'], false, /não é um endereço/],
  [['mfe-a', 'https://x.example'], true, /e não os dois/],
  [['estoque'], false, /não é o nome de um remoto/],
])('%j with --remove %s is refused with what to write', (words, remove, says) => {
  expect(() => serverRequestOf(words, remove)).toThrow(says);
});

test('a refusal says that the server was not registered, and one that is not there is named', async () => {
  const refusal = { code: 'release_refused', details: { problems: 'O endereço deve ser https.' } };
  const { message } = refusalOf(422, refusal, new URL('https://andromeda.example'), 'PUT');
  expect(message).toBe('O servidor não foi registrado:\n  - O endereço deve ser https.');
  const missing = Object.assign(new ReleaseFailure('conflict', ''), { code: 'not_found' });
  const { registry } = open({ delete: () => Promise.reject(missing) });
  await expect(changeServer(registry, { name: 'mfe-a' })).rejects.toThrow(
    'mfe-a não tem servidor registrado.',
  );
});
