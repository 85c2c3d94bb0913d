import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { exitCodes } from './failure.mjs';
import { status } from './reports.mjs';
import { endPreviews, followBuild, preview, promote, rollback, setCanary } from './steering.mjs';
import { steeringOf } from './steering-commands.mjs';
import { tokens } from './tokens.mjs';
import { daysOf, percentOf, remoteOf, steeredOf, tokenRequestOf } from './words.mjs';

/** @import { Registry } from './connection.mjs' */

const state = {
  remote: 'mfe-a',
  liveVersion: '1',
  canaryVersion: '2',
  revision: 8,
  setBy: 'ana',
  builtVersion: '0',
};

/** A registry that knows mfe-a, and notes what it is asked to change. @param {Record<string, unknown>} differs */
function fakeRegistry(differs = {}) {
  const remote = { ...state, ...differs };
  /** @type {[string, object][]} */
  const posted = [];
  /** @type {Registry} */
  const registry = {
    url: new URL('https://andromeda.example'),
    get: async () => ({ remotes: [remote], tokens: [] }),
    post: async (path, json) => {
      posted.push([path, json]);
      return {
        ...remote,
        secret: 's3',
        url: 'https://andromeda.example/?previa=x',
        until: '2026-12-01T12:00:00Z',
      };
    },
    put: async () => null,
    send: async () => null,
    delete: async (path) => {
      posted.push([path, {}]);
      return { ended: path.includes('version=2') ? 3 : 0 };
    },
  };
  return { registry, posted };
}

/** @type {string[]} */
let printed = [];
beforeEach(() => {
  printed = [];
  vi.spyOn(console, 'log').mockImplementation((line) => void printed.push(String(line)));
  vi.spyOn(console, 'error').mockImplementation((line) => void printed.push(String(line)));
});
afterEach(() => vi.restoreAllMocks());

test('promoting without a version shows the canary to everyone', async () => {
  const { registry, posted } = fakeRegistry();
  await promote(registry, 'mfe-a');
  expect(posted).toEqual([['/api/remotes/mfe-a/changes', { action: 'promote', version: '2', revision: 8 }]]);
  expect(printed).toEqual(['✓ mfe-a 2 no ar para todos']);
});

test('the links of the canary, or of a named version, end', async () => {
  const { registry, posted } = fakeRegistry();
  await endPreviews(registry, 'mfe-a');
  await endPreviews(registry, 'shell', '0.1.0+a');
  expect(posted.map(([path]) => path)).toEqual([
    '/api/remotes/mfe-a/previews?version=2',
    '/api/remotes/shell/previews?version=0.1.0%2Ba',
  ]);
  expect(printed).toEqual([
    '✓ 3 links de prévia de mfe-a 2: prévia encerrada',
    'Quem a via volta ao que está no ar quando carregar a página de novo.',
    'Nenhum link de prévia de shell 0.1.0+a estava aberto.',
  ]);
  const steer = steeringOf('preview', ['mfe-a', '2'], { end: true });
  await steer?.(registry);
  expect(posted.at(-1)?.[0], 'by the command').toBe('/api/remotes/mfe-a/previews?version=2');
});

test('a preview shows the canary, or a named version, by a link', async () => {
  const { registry, posted } = fakeRegistry();
  await preview(registry, 'mfe-a');
  await preview(registry, 'shell', '3');
  expect(posted).toEqual([
    ['/api/remotes/mfe-a/previews', { version: '2' }],
    ['/api/remotes/shell/previews', { version: '3' }],
  ]);
  expect(printed.slice(0, 2)).toEqual([
    expect.stringMatching(/^✓ prévia de mfe-a 2 até /),
    '→ https://andromeda.example/?previa=x',
  ]);
  const { registry: without } = fakeRegistry({ canaryVersion: null });
  await expect(preview(without, 'mfe-a')).rejects.toMatchObject({ exitCode: exitCodes.usage });
});

test('a named version goes before the canary', async () => {
  const { registry, posted } = fakeRegistry();
  await setCanary(registry, 'mfe-a', 25, '3');
  expect(posted[0]?.[1]).toEqual({ action: 'canary', version: '3', percent: 25, revision: 8 });
});

test.each([
  ['promote', promote],
  ['canary', (/** @type {Registry} */ registry, /** @type {string} */ name) => setCanary(registry, name, 5)],
])('%s asks for a version where there is no canary, and changes nothing', async (_, command) => {
  const { registry, posted } = fakeRegistry({ canaryVersion: null });
  await expect(command(registry, 'mfe-a')).rejects.toMatchObject({ exitCode: exitCodes.usage });
  expect(posted).toEqual([]);
});

test('a rollback says whether the canary went or the version before came back', async () => {
  await rollback(fakeRegistry().registry, 'mfe-a');
  await rollback(fakeRegistry({ canaryVersion: null }).registry, 'mfe-a');
  expect(printed).toEqual(['✓ canário 2 retirado; todos veem 1', '✓ mfe-a voltou de 1 para 1']);
});

test('a remote that follows its build already is not asked to', async () => {
  const { registry, posted } = fakeRegistry({ setBy: 'start', canaryVersion: null });
  await expect(followBuild(registry, 'mfe-a')).rejects.toMatchObject({ exitCode: exitCodes.conflict });
  expect(posted).toEqual([]);
});

test('a remote that the registry does not know ends the command', async () => {
  await expect(promote(fakeRegistry().registry, 'mfe-b')).rejects.toThrow('não conhece mfe-b');
});

test('a new token is printed once, alone on its line for scripts', async () => {
  const { registry, posted } = fakeRegistry();
  await tokens(registry, { remote: 'mfe-a', days: 90 }, {});
  expect(posted).toEqual([
    ['/api/remote-tokens', { remote: 'mfe-a', label: 'mfe-a (linha de comando)', days: 90 }],
  ]);
  expect(printed.at(-1)).toBe('s3');
});

const id = '0f0e0d0c-0000-4000-8000-00000000000a';
test.each([
  [[], { list: true }],
  [['list'], { list: true }],
  [['mfe-a'], { remote: 'mfe-a' }],
  [['*'], { remote: '*' }],
  [['revoke', id], { revoke: id }],
])('the words `token %j` are understood', (words, request) => {
  expect(tokenRequestOf(words)).toEqual(request);
});

test('the state that a server knows without its database is shown with the instant of what it knew', async () => {
  const { registry } = fakeRegistry();
  const known = { ...state, paths: ['/a'], canaryPercent: 10, versions: [] };
  registry.get = async () => ({ asOf: '2026-11-28T12:00:00.000Z', shell: {}, remotes: [known] });
  await status(registry);
  expect(printed[1]).toMatch(/o banco de dados não responde.*28\/11\/2026/);
  registry.get = async () => ({ shell: {}, remotes: [known] });
  await status(registry);
  expect(printed.filter((line) => line.includes('não responde'))).toHaveLength(1);
});

test.each([
  ['10', 10],
  ['10%', 10],
  ['0,5', 0.5],
  ['0', 0],
  ['100', 100],
])('a part of the users may be written %s', (text, percent) => {
  expect(percentOf(text)).toBe(percent);
});

test.each([
  ['a remote', () => remoteOf(['shell'])],
  ['no remote', () => remoteOf([])],
  ['a part above 100', () => percentOf('101')],
  ['no part', () => percentOf(undefined)],
  ['a validity of no day', () => daysOf('0')],
  ['a token without a number', () => tokenRequestOf(['revoke'])],
])('%s that makes no sense ends the command as wrong usage', (_, read) => {
  expect(read).toThrow(expect.objectContaining({ exitCode: exitCodes.usage }));
});

test('the shell is steered as remotes are, and has neither tokens nor keys of its own', async () => {
  expect(steeredOf(['shell'])).toBe('shell');
  expect(steeredOf(['mfe-a'])).toBe('mfe-a');
  for (const words of [['casca'], ['Shell'], []]) expect(() => steeredOf(words)).toThrow('nome');
  expect(() => remoteOf(['shell'])).toThrow('não é o nome de um remoto');
  expect(() => tokenRequestOf(['shell'])).toThrow('não é o nome de um remoto');
  const { registry, posted } = fakeRegistry({ remote: 'shell' });
  await setCanary(registry, 'shell', 10, '2');
  expect(posted[0]?.[0]).toBe('/api/remotes/shell/changes');
  expect(printed).toEqual(['✓ shell 2 no ar para 10% das pessoas']);
});
