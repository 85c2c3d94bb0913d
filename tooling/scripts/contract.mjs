import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { serveContract } from '../contract/serve-contract.mjs';
import { waiting } from '../waiting.mjs';
import { findBrowser } from './browser.mjs';
import { build } from './build.mjs';
import { root } from './workspace.mjs';

/**
 * How many checks ran, and one sentence for each that broke the contract.
 * @typedef {{ checks: number, complaints: string[] }} Verdict
 */

/** This machine has no browser. */
export class BrowserMissingError extends Error {
  /** @override */
  name = 'BrowserMissingError';
}

/**
 * Checks a built remote against the contract of the platform: its real files, loaded by federation in Chromium under
 * the page's policy, every path in every state of a fake BFF. `folder` is the folder of the build (`dist/<version>`).
 * Returns how many checks ran, and one sentence for each that broke the contract.
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
  const { server, port } = await serveContract(
    join(root, 'fake-host/dist', version),
    version,
    folder,
    remote,
  );
  /** @type {typeof import('@playwright/test')} */
  const { chromium } = createRequire(join(root, 'e2e/package.json'))('@playwright/test');
  const browser = await chromium.launch({
    executablePath: browserPath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync'],
  });
  try {
    const page = await browser.newPage({ locale: 'pt-BR', timezoneId: 'America/Sao_Paulo' });
    const errors = listen(page, remote.name);
    await page.goto(`http://127.0.0.1:${port}/`);
    // A function: the page's policy refuses to evaluate text.
    const verdict = await page.waitForFunction(
      () => /** @type {{ verdict?: Verdict }} */ (globalThis).verdict,
      undefined,
      { timeout: waiting.test },
    );
    const { checks, complaints } = /** @type {Verdict} */ (await verdict.jsonValue());
    return { checks, complaints: [...complaints, ...errors] };
  } finally {
    await browser.close();
    server.close();
  }
}

/**
 * The page's own errors: files that do not arrive, violations of the page's policy, uncaught exceptions.
 * @param {import('@playwright/test').Page} page
 * @param {string} name
 */
function listen(page, name) {
  /** @type {string[]} */
  const errors = [];
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    const { url } = message.location();
    errors.push(`${name}: ${message.text()}${url ? ` (${new URL(url).pathname})` : ''}`);
  });
  page.on('pageerror', (error) => errors.push(`${name}: ${error.message}`));
  return errors;
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
