import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { waiting } from '../waiting.mjs';
import { findBrowser } from './browser.mjs';
import { build } from './build.mjs';
import { root } from './workspace.mjs';

/**
 * How many checks ran, and what broke the contract, a sentence each.
 * @typedef {{ checks: number, complaints: string[] }} Verdict
 */

const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>';
/** @type {Record<string, string>} */
const types = { js: 'text/javascript', css: 'text/css', json: 'application/json', woff2: 'font/woff2' };

/** No browser stands on this machine. */
export class BrowserMissingError extends Error {
  /** @override */
  name = 'BrowserMissingError';
}

/**
 * Holds a built remote against the contract of the platform: its real files, loaded by federation in Chromium under
 * the page's policy, every path in every state of a fake BFF. `folder` is what the build left (`dist/<version>`).
 * Answers how many checks ran and what broke the contract, as sentences.
 * @param {string} folder
 * @returns {Promise<Verdict>}
 */
export async function checkBuiltRemote(folder) {
  const { remote } = readJson(join(folder, 'build.json'));
  const browserPath = findBrowser();
  if (!browserPath)
    throw new BrowserMissingError(
      'O contrato é verificado num navegador, e não há nenhum: instale o Chromium ou diga onde ele está em CHROMIUM_PATH.',
    );
  const { 'fake-host': version = '' } = await build(['fake-host']);
  const { server, port } = await serve(join(root, 'fake-host/dist', version), version, folder, remote);
  /** @type {typeof import('@playwright/test')} */
  const { chromium } = createRequire(join(root, 'e2e/package.json'))('@playwright/test');
  const browser = await chromium.launch({
    executablePath: browserPath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync'],
  });
  try {
    const page = await browser.newPage({ locale: 'pt-BR', timezoneId: 'America/Sao_Paulo' });
    const heard = listen(page, remote.name);
    await page.goto(`http://127.0.0.1:${port}/`);
    await page.waitForFunction('window.verdict !== undefined', undefined, { timeout: waiting.test });
    /** @type {Verdict} */
    const { checks, complaints } = await page.evaluate('window.verdict');
    return { checks, complaints: [...complaints, ...heard] };
  } finally {
    await browser.close();
    server.close();
  }
}

// What the page itself complains of: files that do not arrive, the page's policy, what nobody caught.
/**
 * @param {import('@playwright/test').Page} page
 * @param {string} name
 */
function listen(page, name) {
  /** @type {string[]} */
  const heard = [];
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    const { url } = message.location();
    heard.push(`${name}: ${message.text()}${url ? ` (${new URL(url).pathname})` : ''}`);
  });
  page.on('pageerror', (error) => heard.push(`${name}: ${error.message}`));
  return heard;
}

/**
 * @param {string} host
 * @param {string} version
 * @param {string} folder
 * @param {unknown} description
 */
async function serve(host, version, folder, description) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/') {
      answerPage(response, host, description);
      return;
    }
    const ours = /^\/(assets|remote)\//.test(pathname);
    // Pictures at other addresses are the server's, such as the templates'.
    if (!ours && request.headers['sec-fetch-dest'] === 'image') {
      response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(picture);
      return;
    }
    const place = pathname.startsWith(`/assets/${version}/`) ? host : folder;
    const file = join(place, basename(pathname));
    if (!ours || !existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    const type = types[file.split('.').pop() ?? ''] ?? 'application/octet-stream';
    response.writeHead(200, { 'content-type': type, 'access-control-allow-origin': '*' });
    response.end(readFileSync(file));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return { server, port };
}

// As in production: scripts from here alone, styles from here or with the page's nonce.
/**
 * @param {import('node:http').ServerResponse} response
 * @param {string} host
 * @param {unknown} description
 */
function answerPage(response, host, description) {
  const nonce = 'contract';
  const policy = `default-src 'none'; script-src 'self'; style-src 'self' 'nonce-${nonce}'; img-src 'self' blob: data:; font-src 'self'; connect-src 'self' blob: data:; worker-src blob:; frame-src 'self'`;
  const told = JSON.stringify({ description, manifestUrl: '/remote/mf-manifest.json' });
  const html = readFileSync(join(host, 'page.html'), 'utf8')
    .replace('<!--contract:head-->', `<meta property="csp-nonce" nonce="${nonce}">`)
    .replace(
      '<!--contract:remote-->',
      () => `<script type="application/json" id="remote">${told.replaceAll('<', '\\u003c')}</script>`,
    );
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy });
  response.end(html);
}

/** @param {string} path */
function readJson(path) {
  return JSON.parse(readFileSync(path, 'utf8'));
}

// `node tooling/scripts/contract.mjs mfe-x [folder of its build]`: 0 where the contract holds, 1 where it does not, 2
// without a browser.
if (import.meta.filename === process.argv[1])
  process.exit(await main(process.argv[2] ?? '', process.argv[3]));

/**
 * @param {string} name
 * @param {string | undefined} asked
 */
async function main(name, asked) {
  const pointer = join(root, name, 'dist/current.json');
  const folder = asked ?? (existsSync(pointer) ? join(root, name, 'dist', readJson(pointer).version) : '');
  if (!name.startsWith('mfe-') || !existsSync(join(folder, 'build.json'))) {
    console.error(`Não há build de ${name || 'um remote'}: rode antes \`pnpm build ${name || 'mfe-x'}\`.`);
    return 1;
  }
  try {
    const { checks, complaints } = await checkBuiltRemote(folder);
    for (const complaint of complaints) console.error(`✗ ${complaint}`);
    if (complaints.length > 0) return 1;
    console.log(`✓ ${name} cumpre o contrato da plataforma: ${checks} verificações.`);
    return 0;
  } catch (error) {
    console.error(error instanceof BrowserMissingError ? error.message : error);
    return error instanceof BrowserMissingError ? 2 : 1;
  }
}
