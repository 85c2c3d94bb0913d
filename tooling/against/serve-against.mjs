import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail } from '../scripts/fail.mjs';
import { freePortFrom } from '../scripts/workspace.mjs';
import { createProxy } from './proxy.mjs';
import { isProductPage } from './rewrite-page.mjs';

/**
 * A remote that is served from its sources: `bundler` is the command that runs Rspack, `platform` the version that it is
 * built against, `port` where its dev server listens, or above.
 * @typedef {{ name: string, folder: string, port: number, platform: string, bundler: string[], env: NodeJS.ProcessEnv }} LocalRemote
 */

/**
 * `pnpm dev mfe-library --against URL`: serves that remote with hot reload and the rest of the product from
 * URL, all under one address of this machine. Resolves with a function that stops both.
 * @param {LocalRemote} remote
 * @param {string} url
 */
export async function serveAgainst(remote, url) {
  const { name, folder, platform } = remote;
  const upstream = await productAt(url);
  const port = await freePortFrom(Number(process.env.PORT ?? 3000));
  const local = `http://localhost:${port}`;
  // Another `pnpm dev` may already serve it at its own port, for a shell in development.
  const devPort = await freePortFrom(remote.port);
  const devServer = `http://127.0.0.1:${devPort}`;
  const child = startDevServer(remote, devPort);
  process.on('exit', () => child.kill('SIGTERM'));
  child.on('exit', (code) => code && fail(`O servidor de ${name} terminou com ${code}.`));
  await answered(`${devServer}/mf-manifest.json`);
  const proxy = createProxy({
    upstream,
    local,
    devServer,
    // Read again for each page, so that a new path or menu entry appears at the next reload.
    description: () => readJson(join(folder, 'remote.json')),
    platform,
  });
  proxy.listen(port, 'localhost');
  await once(proxy, 'listening');
  const [first = '/'] = readJson(join(folder, 'remote.json')).paths;
  console.log(`\n  ${name} daqui, o resto de ${upstream}: ${local}${first}\n`);
  return () => {
    proxy.close();
    proxy.closeAllConnections();
    child.kill('SIGTERM');
  };
}

/** @param {string} url */
async function productAt(url) {
  const address = URL.canParse(url)
    ? new URL(url)
    : fail(`--against espera um endereço, como https://…; veio ${url}.`);
  try {
    const answer = await fetch(address.origin, { headers: { accept: 'text/html' } });
    if (isProductPage(await answer.text())) return address.origin;
  } catch (error) {
    const { cause, message } = /** @type {Error & { cause?: Error }} */ (error);
    fail(`${address.origin} não respondeu: ${cause?.message ?? message}.`);
  }
  return fail(`${address.origin} respondeu, mas não é a Andrômeda.`);
}

/**
 * @param {LocalRemote} remote
 * @param {number} port
 */
function startDevServer({ name, folder, bundler: [program = '', ...args], env }, port) {
  const child = spawn(program, [...args, 'serve'], {
    cwd: folder,
    env: {
      ...env,
      NODE_ENV: 'development',
      ANDROMEDA_AGAINST: 'true',
      ANDROMEDA_DEV_PORT: String(port),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      for (const line of String(chunk).split('\n'))
        if (line.trim()) console.log(`${name.padEnd(14)} ${line}`);
    });
  return child;
}

/** @param {string} url */
async function answered(url) {
  for (;;) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

const readJson = (/** @type {string} */ path) => JSON.parse(readFileSync(path, 'utf8'));
