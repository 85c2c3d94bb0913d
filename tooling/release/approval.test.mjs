import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { changeOrAsk } from './approval.mjs';
import { exitCodes, ReleaseFailure } from './failure.mjs';
import { lock, unlock } from './locks.mjs';
import { refusalOf } from './refusals.mjs';
import { status } from './reports.mjs';
import { rollback } from './steering.mjs';
import { tokens } from './tokens.mjs';
import { deedOf } from './trail-words.mjs';
import { rankOf, reasonOf } from './words.mjs';

/** @import { Registry } from './connection.mjs' */

/** @type {string[]} */
let printed = [];
beforeEach(() => {
  printed = [];
  vi.spyOn(console, 'log').mockImplementation((line) => void printed.push(String(line)));
  vi.spyOn(console, 'error').mockImplementation((line) => void printed.push(String(line)));
});
afterEach(() => vi.restoreAllMocks());

const url = new URL('https://andromeda.example');
const refusal = (/** @type {string} */ code, details = {}) => refusalOf(409, { code, details }, url, 'POST');
const asked = {
  id: 'r1',
  version: '2',
  percent: null,
  askedBy: 'CI',
  expiresAt: '2026-12-06T12:00:00Z',
  state: 'open',
  decidedBy: null,
};
const change = { action: 'promote', version: '2', revision: 8 };
const remote = { remote: 'mfe-a', liveVersion: '2', revision: 9, setBy: 'bia', paths: ['/a'], versions: [] };

/** A registry where changes need an approval; the request has these states, one after another. @param {object[]} states */
function guardedRegistry(...states) {
  /** @type {string[]} */
  const calls = [];
  let read = 0;
  const registry = /** @type {Registry} */ (
    /** @type {unknown} */ ({
      url,
      get: async (/** @type {string} */ path) => {
        if (path === '/api/remotes') return { shell: {}, remotes: [remote] };
        const request = { ...asked, ...states[Math.min(read, states.length - 1)] };
        read += 1;
        return { request };
      },
      post: async (/** @type {string} */ path) => {
        calls.push(path);
        if (path.endsWith('/changes')) throw refusal('approval_required');
        return { request: asked };
      },
    })
  );
  return { registry, calls };
}

test('a change that needs an approval becomes a request, and ends with its own exit code', async () => {
  const { registry, calls } = guardedRegistry({});
  const ended = await changeOrAsk(registry, 'mfe-a', change).catch((error) => error);
  expect(calls).toEqual(['/api/remotes/mfe-a/changes', '/api/remotes/mfe-a/requests']);
  expect(ended).toMatchObject({ exitCode: 8 });
  expect(ended.message).toMatch(
    /^Pedido feito: espera a aprovação de outra pessoa, em https:\/\/andromeda\.example\/admin\/remotes/,
  );
});

test('a release that waits goes on once a second user has approved, and names them', async () => {
  const { registry } = guardedRegistry({}, {}, { state: 'approved', decidedBy: 'bia' });
  expect(await changeOrAsk(registry, 'mfe-a', change, { minutes: 5, everyMs: 1 })).toEqual(remote);
  expect(printed.at(-1)).toBe('✓ bia aprovou mfe-a 2');
});

test.each([
  [{ state: 'declined', decidedBy: 'bia' }, 'bia recusou o pedido'],
  [{ state: 'replaced', decidedBy: 'eva' }, 'Outro pedido, de eva, tomou o lugar deste'],
  [{ state: 'changed' }, 'O que está no ar mudou depois do pedido'],
  [{ state: 'expired' }, 'O pedido venceu sem decisão'],
  [{ state: 'revoked' }, 'O token que fez o pedido foi revogado'],
])('a release that waits ends as refused when its request is %j', async (state, words) => {
  const { registry } = guardedRegistry({}, state);
  const ended = changeOrAsk(registry, 'mfe-a', change, { minutes: 5, everyMs: 1 });
  await expect(ended).rejects.toMatchObject({
    exitCode: exitCodes.refused,
    message: expect.stringContaining(words),
  });
});

test('another refusal of a change asks for nothing', async () => {
  const { registry, calls } = guardedRegistry({});
  registry.post = async (path) => {
    calls.push(path);
    throw refusal('release_locked', { lockedBy: 'ana', date: '29/11/2026, 09:00', reason: 'Black Friday' });
  };
  const ended = await changeOrAsk(registry, 'mfe-a', change).catch((error) => error);
  expect(ended).toMatchObject({ exitCode: exitCodes.conflict });
  expect(ended.message).toContain('Travado por ana em 29/11/2026, 09:00: Black Friday');
  expect(calls).toHaveLength(1);
});

test('a refusal says which rank the step needs and what the token has', () => {
  const details = { rank: 'release', ownRank: 'canary' };
  expect(refusalOf(403, { code: 'forbidden', details }, url, 'POST')).toMatchObject({
    exitCode: exitCodes.notAllowed,
    message: expect.stringContaining(
      'pede um token release; o seu é canary, que publica, e abre e retira canários de até 50%',
    ),
  });
});

test('the status names the lock, who decided on approvals, and the open request', async () => {
  const { registry } = guardedRegistry({});
  const held = {
    lock: { lockedBy: 'ana', lockedAt: '2026-11-29T12:00:00Z', reason: 'Black Friday' },
    request: asked,
  };
  registry.get = async () => ({
    approval: { setBy: 'bia', setAt: '2026-11-29T12:00:00Z' },
    shell: {},
    remotes: [{ ...remote, ...held }],
  });
  await status(registry);
  const text = printed.join('\n');
  expect(text).toMatch(/! travado por ana em .*: Black Friday/);
  expect(text).toContain('mudanças pedem a de outra pessoa (por bia)');
  expect(text).toContain('2 para todos, por CI; espera a aprovação de outra pessoa até');
});

test('a rollback of a locked remote says that it stays locked', async () => {
  const lock = { lockedBy: 'ana', lockedAt: '2026-11-29T12:00:00Z', reason: 'Black Friday' };
  const { registry } = guardedRegistry({});
  registry.post = async () => ({ ...remote, lock });
  await rollback(registry, 'mfe-a');
  expect(printed.at(-1)).toMatch(/^mfe-a segue travado por ana em .*: Black Friday$/);
});

test('a lock is set and ended, and one that is not there ends the command', async () => {
  /** @type {unknown[]} */
  const sent = [];
  const { registry } = guardedRegistry({});
  registry.put = async (...call) => void sent.push(call);
  registry.delete = async (path) => void sent.push(path);
  await lock(registry, 'shell', 'Black Friday');
  await unlock(registry, 'shell');
  expect(sent).toEqual([['/api/remotes/shell/lock', { reason: 'Black Friday' }], '/api/remotes/shell/lock']);
  registry.delete = async () => Promise.reject(refusal('not_found'));
  await expect(unlock(registry, 'shell')).rejects.toThrow('shell não está travado.');
});

test('a token is made with its rank, which the list shows', async () => {
  /** @type {object[]} */
  const sent = [];
  const { registry } = guardedRegistry({});
  registry.post = async (_path, json) => {
    sent.push(json);
    return { secret: 's3' };
  };
  await tokens(registry, { remote: 'mfe-a', rank: 'canary' }, { label: 'CI' });
  expect(sent).toEqual([{ remote: 'mfe-a', label: 'CI', rank: 'canary' }]);
  const token = { id: 'i', remote: 'mfe-a', label: 'CI', rank: 'publish', expiresAt: null, revokedAt: null };
  registry.get = async () => ({ tokens: [token] });
  await tokens(registry, { list: true }, {});
  expect(printed.at(-1)).toBe('i  mfe-a  publish  CI');
});

test.each([
  ['an unknown rank', () => rankOf('admin')],
  ['no reason', () => reasonOf('  ')],
  ['a reason that is too long', () => reasonOf('x'.repeat(201))],
])('%s ends the command as wrong usage', (_, read) => {
  expect(read).toThrow(ReleaseFailure);
  expect(read).toThrow(expect.objectContaining({ exitCode: exitCodes.usage }));
});

test('the trail names both users of a decision, and what no lock held back', () => {
  expect(deedOf('promote', { askedBy: 'CI' })).toBe('mostrou a todos, a pedido de CI');
  expect(deedOf('change_asked', { percent: 25, replacedRequest: '2', replacedAsker: 'ana' })).toBe(
    'pediu para mostrar a 25% das pessoas, no lugar do pedido de ana por 2',
  );
  expect(deedOf('change_declined', { askedBy: 'CI' })).toBe('recusou o pedido de CI');
  expect(deedOf('member_changed', { member: 'eva', rank: 'release', formerRank: 'view' })).toBe(
    'mudou o papel de eva na equipe de view para release',
  );
  expect(deedOf('rollback', { despiteLock: true })).toBe('voltou à versão anterior, apesar da trava');
  expect(deedOf('unlocked', { lockedBy: 'ana', reason: 'Natal' })).toBe('destravou o que ana travou (Natal)');
});
