import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { connect } from './connection.mjs';
import { exitCodes } from './failure.mjs';

/** @type {import('node:http').Server[]} */
const servers = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** @param {import('node:http').RequestListener} answer */
async function registryThat(answer) {
  const server = createServer(answer).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return connect({ url: `http://127.0.0.1:${port}`, token: 'segredo' });
}

/**
 * @param {number} status
 * @param {object} body
 * @returns {import('node:http').RequestListener}
 */
const answers = (status, body) => (_, response) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

test('a call carries the token and answers what the registry sent', async () => {
  /** @type {string | undefined} */
  let authorization;
  const registry = await registryThat((request, response) => {
    authorization = request.headers.authorization;
    answers(200, { remotes: [] })(request, response);
  });
  expect(await registry.get('/api/remotes')).toEqual({ remotes: [] });
  expect(authorization).toBe('Bearer segredo');
});

test.each(
  /** @type {const} */ ([
    [401, 'not_authenticated', 'notAllowed', 'não aceita este token'],
    [403, 'forbidden', 'notAllowed', 'Este token é de outro remoto'],
    [409, 'release_changed', 'conflict', 'Alguém mudou este remoto antes de você'],
    [409, 'version_exists', 'conflict', 'já foi publicada com outro conteúdo'],
    [422, 'release_refused', 'refused', 'A versão não pode ir ao ar'],
    [429, 'too_many_requests', 'away', 'Muitos pedidos em pouco tempo'],
    [503, 'registry_away', 'away', 'não pode ser mudado agora. Este pedido não mudou nada'],
    [503, 'service_unavailable', 'away', 'não pode ser mudado agora. Este pedido não mudou nada'],
    [500, 'unknown', 'away', 'respondeu 500'],
  ]),
)('%i %s ends the command with a sentence and its own exit code', async (status, code, reason, sentence) => {
  const registry = await registryThat(answers(status, { error: { code } }));
  await expect(registry.get('/api/remotes')).rejects.toMatchObject({
    message: expect.stringContaining(sentence),
    exitCode: exitCodes[reason],
  });
});

test('a change during which the database went away may have arrived, and the command says so', async () => {
  const registry = await registryThat(answers(503, { error: { code: 'service_unavailable' } }));
  await expect(registry.post('/api/remotes/mfe-a/changes', {})).rejects.toMatchObject({
    message: expect.stringMatching(/^(?!.*não mudou nada).*se a mudança chegou/),
    exitCode: exitCodes.away,
  });
});

test('an address that moved names where to', async () => {
  const registry = await registryThat((_, response) =>
    response.writeHead(301, { location: 'https://nova.example/x' }).end(),
  );
  await expect(registry.get('/api/remotes')).rejects.toThrow('Use --url https://nova.example');
});

test.each([
  [{ url: 'localhost:3000' }, exitCodes.usage, 'não é um endereço'],
  [{ url: 'https://andromeda.example' }, exitCodes.notAllowed, 'Falta o token de https://andromeda.example'],
])('%o is refused before anything is sent', (options, exitCode, sentence) => {
  expect(() => connect(options, { environment: {} })).toThrow(
    expect.objectContaining({ exitCode, message: expect.stringContaining(sentence) }),
  );
});
