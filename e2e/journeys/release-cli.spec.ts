import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { dirname, join } from 'node:path';
import { type AndromedaServer, startAndromeda } from '../host/andromeda-server.ts';
import { changeRemote } from '../host/changed-remote.ts';
import { freePort } from '../host/free-port.ts';
import { readFile, readPage } from '../host/page-load.ts';
import { runRelease, startRelease } from '../host/release-cli.ts';
import { test as base, expect } from '../host/test.ts';

interface Fixtures {
  /** Starts a server that is not an Andrômeda, or that fails midway. */
  elsewhere: (
    answer: (request: IncomingMessage, response: ServerResponse, sent: Buffer) => void,
  ) => Promise<string>;
}

const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to know what a fixture needs.
  elsewhere: async ({}, use) => {
    const open: ReturnType<typeof createServer>[] = [];
    await use(async (answer) => {
      const server = createServer((request, response) => {
        // Reads the whole request, as a real server does.
        const parts: Buffer[] = [];
        request.on('data', (part) => parts.push(part));
        request.on('end', () => answer(request, response, Buffer.concat(parts)));
      }).listen(0, '127.0.0.1');
      open.push(server);
      await once(server, 'listening');
      const address = server.address();
      return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
    });
    for (const server of open) {
      server.closeAllConnections();
      server.close();
    }
  },
});

test.use({ releases: true });

const nothing = '00000000-0000-4000-8000-000000000000';

const mistakes: [words: string[], code: number, says: string][] = [
  [[], 2, 'pnpm release mfe-nome'],
  [['biblioteca'], 2, 'biblioteca não é o nome de um remoto'],
  [['mfe-nada'], 2, 'Não existe um remoto chamado mfe-nada. Há: mfe-account'],
  [['rollback'], 2, 'Falta o nome do remoto'],
  [['rollback', 'mfe-nada'], 2, 'não conhece mfe-nada'],
  [['rollback', 'mfe-account'], 5, 'Não há canário nem versão anterior'],
  [['follow-build', 'mfe-account'], 5, 'já segue o que está construído'],
  [['status', 'mfe-nada'], 2, 'não conhece mfe-nada'],
  [['promote', 'mfe-account'], 2, 'não tem canário. Diga a versão'],
  [['promote', 'mfe-account', '9.9.9'], 5, 'não está no registro'],
  [['canary', 'mfe-account', '150'], 2, 'um número de 0 a 100'],
  [['mfe-account', '--canary'], 2, 'Falta o valor de --canary'],
  [['mfe-account', '--canary', '10', '--preview'], 2, 'e não os dois'],
  [['mfe-account', '--to', 'some'], 2, 'Depois de --to vem all'],
  [['mfe-account', '--depressa'], 2, 'Não entendi --depressa'],
  [['mfe-account', '--from', '/nao/existe'], 7, 'falta build.json'],
  [['token', 'mfe-account', '--days', 'ontem'], 2, 'um número de dias'],
  [['token', 'revoke'], 2, 'Falta o número do token'],
  [['token', 'revoke', 'abc'], 2, '"abc" não é o número de um token'],
  [['token', 'revoke', nothing], 2, 'Este token não existe'],
  [['status', '--url', 'localhost:3000'], 2, 'não é um endereço'],
  [['status', '--url', 'http://127.0.0.1:9', '--token', 'x'], 3, 'Não há resposta'],
  [['status', '--url', 'https://andromeda.example'], 4, 'Falta o token de https://andromeda.example'],
  [['status', '--token', 'errado'], 4, 'está errado, venceu ou foi revogado'],
];

test('a mistyped release changes nothing, says in one sentence what to change, and ends with an exit code', {
  tag: '@long',
}, async ({ server }) => {
  // Only the entries of tokens: the server itself publishes the builds some time after its start.
  const trail = async () =>
    (await runRelease(server, 'trail')).output.split('\n').filter((line) => line.includes(' token '));
  const before = await trail();
  for (const [words, code, says] of mistakes) {
    const { output, ...ended } = await runRelease(server, ...words);
    expect(output, words.join(' ')).toContain(says);
    expect(output, words.join(' ')).not.toMatch(/Error|undefined|\bat \w+ \(|node:internal/);
    expect(ended.code, words.join(' ')).toBe(code);
  }
  expect(await runRelease(server, '--help')).toMatchObject({
    code: 0,
    output: expect.stringContaining('--canary'),
  });
  expect(await trail()).toEqual(before);
});

test('the command says when an address is not an Andrômeda, and when it has moved', { tag: '@long' }, async ({
  elsewhere,
  server,
}) => {
  const page = await elsewhere((_, response) =>
    response.setHeader('content-type', 'text/html').end('<p>Bem-vindo</p>'),
  );
  expect(await runRelease(server, 'status', '--url', page)).toMatchObject({
    code: 3,
    output: expect.stringContaining('não responde uma Andrômeda'),
  });
  const moved = await elsewhere((request, response) =>
    response.writeHead(301, { location: `https://andromeda.example${request.url}` }).end(),
  );
  expect(await runRelease(server, 'status', '--url', moved)).toMatchObject({
    code: 3,
    output: expect.stringContaining('Use --url https://andromeda.example'),
  });
});

test('an interrupted release says what it published, and the same command run again finishes it', {
  tag: '@long',
}, async ({ elsewhere, server }) => {
  const { folder, version } = changeRemote('mfe-text-tools', 'cli1', ['Título', 'Titulo']);
  // The files that an operating system leaves in a folder do not belong to the remote.
  writeFileSync(join(folder, '.DS_Store'), 'x');
  const publication = JSON.stringify({ version: { version }, created: true, revision: 0 });
  const args = ['mfe-text-tools', '--from', folder];

  let published = false;
  const dies = await elsewhere(async (request, response, sent) => {
    if (published) return response.destroy();
    published = request.url?.endsWith('/versions') ?? false;
    if (published) return response.writeHead(201).end(publication);
    const { status, text } = await passOn(server, request, sent);
    response.writeHead(status, { 'content-type': 'application/json' }).end(text);
  });
  const left = await runRelease({ ...server, url: dies }, ...args);
  expect(left.code).toBe(3);
  expect(left.output).toContain(`A versão ${version} está publicada.`);
  expect(left.output).toContain(`pnpm release promote mfe-text-tools ${version}`);

  let reached = () => {};
  const asked = new Promise<void>((resolve) => (reached = resolve));
  const hangs = await elsewhere(() => reached());
  const running = startRelease({ ...server, url: hangs }, ...args);
  await asked;
  running.interrupt();
  expect(await running.ended).toMatchObject({
    code: 130,
    output: expect.stringContaining('Interrompido. Nada mudou para ninguém.'),
  });

  const both = await elsewhere(untilTwoPublished(server));
  const again = await Promise.all([1, 2].map(() => runRelease({ ...server, url: both }, ...args)));
  expect(again.map(({ code }) => code).sort(), again.map(({ output }) => output).join()).toEqual([0, 5]);
  expect(again.map(({ output }) => output).join()).toContain('Alguém mudou este remoto antes de você');
  expect((await runRelease(server, 'status', 'mfe-text-tools')).output).toContain(`no ar     ${version}`);
  rmSync(dirname(folder), { recursive: true });
});

/**
 * Passes requests on to the server, and its answer to a publication only when another has been answered as well: both
 * releases then know the same state of the remote, however late one of them started.
 */
function untilTwoPublished(server: AndromedaServer) {
  let published = 0;
  let goOn = () => {};
  const twoPublished = new Promise<void>((resolve) => (goOn = resolve));
  return async (request: IncomingMessage, response: ServerResponse, sent: Buffer) => {
    const { status, text } = await passOn(server, request, sent);
    if (request.url?.endsWith('/versions')) {
      published += 1;
      if (published === 2) goOn();
      await twoPublished;
    }
    response.writeHead(status, { 'content-type': 'application/json' }).end(text);
  };
}

/** Sends a request on to the server; answers what came back. */
async function passOn(
  server: AndromedaServer,
  { url, method = 'POST', headers }: IncomingMessage,
  sent: Buffer,
): Promise<{ status: number; text: string }> {
  const { authorization = '', 'content-type': type = '' } = headers;
  const answer = await fetch(`${server.url}${url}`, {
    method,
    headers: { authorization, 'content-type': type },
    ...(method !== 'GET' && { body: new Uint8Array(sent) }),
  });
  return { status: answer.status, text: await answer.text() };
}

test('nodes of a hosted project share its bucket: every node, even a new one, shows what one of them publishes', {
  tag: '@long',
}, async () => {
  const port = await freePort();
  const project = await startAndromeda({ env: { EMBEDDED_SUPABASE_PORT: String(port) } });
  const nodes: AndromedaServer[] = [];
  const join = async () => {
    const node = await startAndromeda({ env: hostedBy(project, port) });
    nodes.push(node);
    return node;
  };
  const { folder, version } = changeRemote('mfe-text-tools', 'cli2', ['Título', 'Titulo']);
  try {
    const [one, other] = await Promise.all([join(), join()]);
    const args = ['mfe-text-tools', '--from', folder, '--token', DEPLOY_TOKEN];
    expect(await runRelease(one, ...args)).toMatchObject({ code: 0 });
    await one.dispose();
    const shows = async ({ url }: AndromedaServer) => {
      const { baseUrl, integrity, version } = await readPage(url, 'mfe-text-tools');
      for (const [file, hash] of Object.entries(integrity)) await readFile(`${url}${baseUrl}${file}`, hash);
      return version;
    };
    await expect.poll(() => shows(other)).toBe(version);
    expect(await shows(await join())).toBe(version);
  } finally {
    for (const server of [...nodes, project]) await server.dispose();
    rmSync(dirname(folder), { recursive: true });
  }
});

const DEPLOY_TOKEN = 'o-token-mestre-deste-teste';

/** The variables that make a node use another node's embedded project as a hosted one. */
function hostedBy({ dataDir }: AndromedaServer, port: number): Record<string, string> {
  const keys = JSON.parse(readFileSync(`${dataDir}/keys.json`, 'utf8'));
  return {
    DEPLOY_TOKEN,
    SUPABASE_URL: `http://127.0.0.1:${port}`,
    SUPABASE_PUBLISHABLE_KEY: keys.publishableKey,
    SUPABASE_SECRET_KEY: keys.secretKey,
  };
}
