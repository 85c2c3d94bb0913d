import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterEach, expect, test, vi } from 'vitest';
import { connect } from './connection.mjs';
import { exitCodes } from './failure.mjs';
import { release } from './publish.mjs';

/** @import { AddressInfo } from 'node:net' */

const servers = /** @type {import('node:http').Server[]} */ ([]);
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** A registry over HTTP that refuses every token in this way. @param {number} status @param {string} code */
async function refusingRegistry(status, code) {
  const server = createServer((_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ error: { code } }));
  });
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = /** @type {AddressInfo} */ (server.address());
  return connect({ url: `http://127.0.0.1:${port}`, token: 'andromeda_deploy_velho' });
}

test.each([
  [{ preview: true, canary: undefined }, '/api/remotes/mfe-a/keys'],
  [{ preview: false, canary: 5 }, '/api/remotes/mfe-a/keys?showing=5'],
  [{ preview: false, canary: undefined }, '/api/remotes/mfe-a/keys?showing=100'],
])('before it builds, a release with %o asks whether its token may do that', async (shown, asked) => {
  const registry = await refusingRegistry(403, 'forbidden');
  const get = vi.spyOn(registry, 'get');
  const project = /** @type {import('./project.mjs').Project} */ (/** @type {unknown} */ ({}));
  await expect(release(registry, project, 'mfe-a', { ...shown, checks: true })).rejects.toThrow(/token/);
  expect(get).toHaveBeenCalledExactlyOnceWith(asked);
});

test.each([
  [401, 'not_authenticated', 'não aceita este token: está errado, venceu ou foi revogado'],
  [403, 'forbidden', 'Este token é de outro remoto'],
])(
  'a token that the registry answers with %i ends a release before anything is built, checked or sent',
  async (status, code, sentence) => {
    const registry = await refusingRegistry(status, code);
    const project = {
      root: '.',
      remotes: ['mfe-a'],
      build: vi.fn(async () => ''),
      typeComplaints: vi.fn(async () => ''),
      contractPage: vi.fn(async () => ''),
      budgetOf: () => undefined,
      apiReport: () => undefined,
    };
    const options = { preview: true, checks: true, canary: undefined };
    await expect(release(registry, project, 'mfe-a', options)).rejects.toMatchObject({
      message: expect.stringContaining(sentence),
      exitCode: exitCodes.notAllowed,
    });
    for (const work of [project.build, project.typeComplaints, project.contractPage])
      expect(work).not.toHaveBeenCalled();
  },
);
