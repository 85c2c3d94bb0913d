import { spawnSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { checkBuiltRemote } from '../../tooling/contract/check-built-remote.mjs';
import { launchBrowser, requireBrowser } from '../../tooling/contract/launch-browser.mjs';
import { contractPage } from '../../tooling/scripts/contract.mjs';

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

/** Writes a file of the build, as its bundler would have: with its hash in build.json. */
function write(name: string, text: string): void {
  writeFileSync(join(copy, name), text);
  const file = join(copy, 'build.json');
  const build = JSON.parse(readFileSync(file, 'utf8'));
  build.integrity[name] = `sha384-${hash('sha384', text, 'base64')}`;
  writeFileSync(file, JSON.stringify(build));
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
  write('remoteEntry.js', 'throw new Error("rasgado");');
  const { status, stderr } = check(copy);
  expect(stderr).toContain('os arquivos não carregam');
  expect(status).toBe(1);
});

test('the gate refuses a built remote whose scripts the product would block, and names them', {
  tag: '@long',
}, () => {
  const entry = readFileSync(join(copy, 'remoteEntry.js'), 'utf8');
  const blocked = entry.replaceAll(/\.crossOrigin="anonymous"/g, '.title=""');
  expect(blocked).not.toBe(entry);
  write('remoteEntry.js', blocked);
  const { status, stderr } = check(copy);
  expect(stderr).toMatch(
    /mfe-text-tools: \S+\.js tem de ser pedido com integrity e com crossorigin="anonymous"\./,
  );
  expect(status).toBe(1);
});

test('a remote whose script never ends breaks the contract once its time is over, and a check can be stopped', async () => {
  write('remoteEntry.js', 'for (;;);');
  const { complaints } = await checkBuiltRemote(copy, contractPage, { limitMs: 2000 });
  expect(complaints).toEqual([
    'mfe-text-tools: a conferência não terminou em 2 s: alguma tela prende o navegador.',
  ]);
  const stop = new AbortController();
  const checking = checkBuiltRemote(copy, contractPage, { signal: stop.signal });
  stop.abort();
  await expect(checking).rejects.toThrow('aborted');
});

test('the browser of a check reaches its own page and nothing else of the machine or the network', async () => {
  const reached: string[] = [];
  const listen = async (html: string) => {
    const server = createServer((request, response) => {
      reached.push(`${request.headers.host}`);
      response.writeHead(200, { 'content-type': 'text/html', 'access-control-allow-origin': '*' }).end(html);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    return { server, port: (server.address() as AddressInfo).port };
  };
  const [own, other] = [await listen('<h1>Conferência</h1>'), await listen('')];
  const browser = await launchBrowser(requireBrowser(), { only: own.port });
  const page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${own.port}/`);
  const others = [`http://127.0.0.1:${other.port}/`, `http://localhost:${other.port}/`, 'http://192.0.2.1/'];
  for (const address of others) {
    const fetched = await page.evaluate((url) => fetch(url).then(String, () => 'refused'), address);
    expect(fetched, address).toBe('refused');
  }
  await expect(page.goto(`http://127.0.0.1:${other.port}/`)).rejects.toThrow('ERR_PROXY_CONNECTION_FAILED');
  expect(new Set(reached)).toEqual(new Set([`127.0.0.1:${own.port}`]));
  await browser.close();
  for (const { server } of [own, other]) server.close();
});

test('without a browser the gate says so and prints nothing else', () => {
  const { status, stderr } = check(current(), { CHROMIUM_PATH: '/nao/existe' });
  expect(stderr).toContain('O contrato é verificado num navegador, e não há nenhum');
  expect(status).toBe(2);
});
