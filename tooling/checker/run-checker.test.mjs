import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { connect } from '../release/connection.mjs';
import { exitCodes, ReleaseFailure } from '../release/failure.mjs';
import { runChecker } from './run-checker.mjs';

/** @type {import('node:http').Server[]} */
const servers = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

const hash = (/** @type {string} */ text) => ({
  sha384: `sha384-${createHash('sha384').update(text).digest('base64')}`,
  bytes: text.length,
});
const pending = { remote: 'mfe-a', version: '1.0.0', digest: 'a'.repeat(20), shell: '2.0.0' };
const files = { 'remoteEntry.js': 'of the remote', 'mf-manifest.json': '{}' };

/**
 * A server with one version to check until it has a verdict. `changes` are other answers, by address.
 * @param {Record<string, unknown>} [changes]
 */
async function serverWith(changes = {}) {
  /** @type {Record<string, unknown>[]} */
  const verdicts = [];
  const hashed = (/** @type {Record<string, string>} */ all) =>
    Object.fromEntries(Object.entries(all).map(([name, text]) => [name, hash(text)]));
  /** @type {Record<string, unknown>} */
  const answers = {
    '/api/remote-checks/versions/mfe-a/1.0.0': {
      ...pending,
      description: { name: 'mfe-a', paths: ['/a'] },
      files: hashed(files),
    },
    '/api/remote-checks/shells/2.0.0': {
      shell: '2.0.0',
      page: '0.1.0-page',
      files: hashed({ 'page.html': 'the page' }),
    },
    '/api/remote-checks/shells/2.0.0/page.html': 'the page',
    ...Object.fromEntries(
      Object.entries(files).map(([name, text]) => [`/remotes/mfe-a/1.0.0/${name}`, text]),
    ),
    ...changes,
  };
  const server = createServer(async (request, response) => {
    const path = request.url ?? '';
    if (request.method === 'POST') {
      let body = '';
      for await (const chunk of request) body += chunk;
      verdicts.push(JSON.parse(body));
      response.writeHead(201, { 'content-type': 'application/json' }).end('{"check":{}}');
      return;
    }
    const work = {
      shells: [{ version: '2.0.0', standing: 'live', hasPage: true }],
      pending: verdicts.length > 0 ? [] : [pending],
    };
    const answer = answers[path] ?? (path === '/api/remote-checks' ? work : undefined);
    if (typeof answer === 'number') response.writeHead(answer).end('{}');
    else if (answer === undefined) response.writeHead(404).end('{}');
    else response.writeHead(200).end(typeof answer === 'string' ? answer : JSON.stringify(answer));
  }).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return { registry: connect({ url: `http://127.0.0.1:${port}`, token: 'segredo' }), verdicts, answers };
}

/** @param {Partial<import('./run-checker.mjs').Options>} [options] */
function optionsOf(options = {}) {
  /** @type {string[]} */
  const said = [];
  const stop = new AbortController();
  return {
    said,
    stop,
    options: {
      once: true,
      signal: stop.signal,
      say: (/** @type {string} */ sentence) => void said.push(sentence),
      check: async () => ({ checks: 11, complaints: /** @type {string[]} */ ([]) }),
      checkTypes: async () => ({ types: /** @type {const} */ ('checked'), complaints: [] }),
      everyMs: 1,
      ...options,
    },
  };
}

test('the checker fetches a version and the page of its shell, says what it found, and leaves nothing behind', async () => {
  const { registry, verdicts } = await serverWith();
  let seen = '';
  const { said, options } = optionsOf({
    check: async (folder, page) => {
      seen = folder;
      expect(readFileSync(join(folder, 'remoteEntry.js'), 'utf8')).toBe('of the remote');
      expect(JSON.parse(readFileSync(join(folder, 'build.json'), 'utf8'))).toMatchObject({
        name: 'mfe-a',
        remote: { paths: ['/a'] },
      });
      expect(page.endsWith('/0.1.0-page'), 'the page is served under its own version').toBe(true);
      expect(readFileSync(join(page, 'page.html'), 'utf8')).toBe('the page');
      return { checks: 11, complaints: [] };
    },
  });
  expect(await runChecker(registry, options)).toBe(0);
  expect(verdicts).toEqual([{ ...pending, checks: 11, complaints: [], types: 'checked' }]);
  const passed = /^✓ mfe-a 1\.0\.0 com a casca 2\.0\.0: 11 verificações e os tipos/;
  expect(said).toEqual([expect.stringMatching(passed)]);
  expect(existsSync(seen)).toBe(false);
});

const sources = { 'src/a.ts': 'the source', '../../outside.ts': 'of somebody', '/etc/a.ts': 'x' };
const withTypes = {
  '/api/remote-checks/versions/mfe-a/1.0.0': {
    ...pending,
    description: { name: 'mfe-a', paths: ['/a'] },
    files: {},
    sources: hash(JSON.stringify(sources)),
  },
  '/api/remote-checks/versions/mfe-a/1.0.0/sources': JSON.stringify(sources),
  '/api/remote-checks/shells/2.0.0': {
    shell: '2.0.0',
    page: '0.1.0-page',
    files: { 'types.json': hash('{"platform":"types"}') },
  },
  '/api/remote-checks/shells/2.0.0/types.json': '{"platform":"types"}',
};

test('the sources of a version are held against the types of its shell, and what does not fit fails it', async () => {
  const { registry, verdicts } = await serverWith(withTypes);
  /** @type {object[]} */
  const seen = [];
  const { said, options } = optionsOf({
    checkTypes: async (given) => {
      seen.push(given);
      return { types: 'checked', complaints: ['src/a.ts:1 não combina com os tipos da casca'] };
    },
  });
  expect(await runChecker(registry, options)).toBe(0);
  expect(seen, 'without what leads out of the folder').toEqual([
    { sources: { 'src/a.ts': 'the source' }, types: { platform: 'types' } },
  ]);
  expect(verdicts).toMatchObject([
    { complaints: ['src/a.ts:1 não combina com os tipos da casca'], types: 'checked' },
  ]);
  expect(said[0]).toMatch(/^✗ .*\n {2}- src\/a\.ts:1/);
});

test('a version without sources passes, and it is said that its types were not checked', async () => {
  const { registry, verdicts } = await serverWith();
  const { said, options } = optionsOf({
    checkTypes: async ({ sources: none, types }) => {
      expect({ none, types }).toEqual({ none: null, types: null });
      return { types: 'no_sources', complaints: [] };
    },
  });
  expect(await runChecker(registry, options)).toBe(0);
  expect(verdicts).toMatchObject([{ complaints: [], types: 'no_sources' }]);
  expect(said[0]).toContain('11 verificações; tipos não conferidos: a versão não trouxe os mapas');
});

test('the server learns what breaks the contract, as much of it as it takes', async () => {
  const { registry, verdicts } = await serverWith();
  const complaints = [` ${'x'.repeat(600)} `, ...Array.from({ length: 60 }, (_, place) => `queixa ${place}`)];
  const { said, options } = optionsOf({ check: async () => ({ checks: 4, complaints }) });
  expect(await runChecker(registry, options)).toBe(0);
  const told = /** @type {string[]} */ (verdicts[0]?.complaints);
  expect(told).toHaveLength(50);
  expect(told[0]).toBe('x'.repeat(500));
  expect(said[0]).toContain('  - queixa 0');
});

test.each([
  ['a changed file of the version', { '/remotes/mfe-a/1.0.0/remoteEntry.js': 'of somebody else' }],
  ['a changed file of the page', { '/api/remote-checks/shells/2.0.0/page.html': 'another page' }],
  [
    'changed sources',
    { ...withTypes, '/api/remote-checks/versions/mfe-a/1.0.0/sources': JSON.stringify({ 'src/a.ts': '' }) },
  ],
  ['changed types', { ...withTypes, '/api/remote-checks/shells/2.0.0/types.json': '{}' }],
  [
    'a name that leads out of the folder',
    {
      '/api/remote-checks/shells/2.0.0': { shell: '2.0.0', page: 'p', files: { '../page.html': hash('x') } },
    },
  ],
])('%s gets no verdict', async (_what, changes) => {
  const { registry, verdicts } = await serverWith(changes);
  const { said, options } = optionsOf();
  expect(await runChecker(registry, options)).toBe(1);
  expect(verdicts).toEqual([]);
  expect(said[0]).toMatch(/^! mfe-a 1\.0\.0 não pôde ser conferida: .* não é o (arquivo|nome)/);
});

test('a check that fails by itself gives no verdict, and the version is tried again', async () => {
  const { registry, verdicts } = await serverWith();
  let tries = 0;
  const { said, stop, options } = optionsOf({
    once: false,
    check: async () => {
      tries += 1;
      if (tries === 1) throw new Error('o navegador não abriu');
      return { checks: 11, complaints: [] };
    },
    say: (sentence) => {
      said.push(sentence);
      if (sentence.startsWith('✓')) stop.abort();
    },
  });
  expect(await runChecker(registry, options)).toBe(0);
  expect(said[0]).toContain('o navegador não abriu');
  expect(verdicts).toHaveLength(1);
});

test('a server that is away is asked again, and said so once', async () => {
  const { registry, answers, verdicts } = await serverWith({ '/api/remote-checks': 503 });
  let asked = 0;
  const counted = {
    ...registry,
    get: async (/** @type {string} */ path) => {
      asked += 1;
      if (asked === 3) delete answers['/api/remote-checks'];
      return registry.get(path);
    },
  };
  const { said, stop, options } = optionsOf({
    once: false,
    say: (sentence) => {
      said.push(sentence);
      if (sentence.startsWith('✓')) stop.abort();
    },
  });
  await runChecker(counted, options);
  expect(verdicts).toHaveLength(1);
  expect(said.filter((sentence) => sentence.startsWith('!'))).toHaveLength(1);
});

test('a token that is refused ends the checker, also one that waits', async () => {
  const { registry } = await serverWith();
  const { options } = optionsOf({ once: false });
  const get = () => Promise.reject(new ReleaseFailure('notAllowed', 'não aceita este token'));
  await expect(runChecker({ ...registry, get }, options)).rejects.toMatchObject({
    exitCode: exitCodes.notAllowed,
  });
});

test('who stops the checker in the middle of a check gets no verdict of it', async () => {
  const { registry, verdicts } = await serverWith();
  const { stop, options } = optionsOf({
    once: false,
    check: async () => {
      stop.abort();
      throw new Error('the browser was closed');
    },
  });
  expect(await runChecker(registry, options)).toBe(0);
  expect(verdicts).toEqual([]);
});

test('without the contract page of the live shell the checker says what is missing', async () => {
  const { registry } = await serverWith({
    '/api/remote-checks': {
      shells: [{ version: '2.0.0', standing: 'live', hasPage: false }],
      pending: [],
    },
  });
  const { said, options } = optionsOf();
  await runChecker(registry, options);
  expect(said[0]).toContain('ainda não guardou a página do contrato da casca 2.0.0');
});
