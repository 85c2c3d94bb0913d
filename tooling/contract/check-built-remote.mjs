import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { waiting } from '../waiting-limits.mjs';
import { findBrowser } from './find-browser.mjs';
import { serveContract } from './serve-contract.mjs';

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
 * the page's policy, every path in every state of a fake BFF. `folder` is the folder of the build (`dist/<version>`),
 * `contractPage` answers that of the page that checks it. Returns how many checks ran, and one sentence for each that broke
 * the contract.
 * @param {string} folder
 * @param {() => Promise<string>} contractPage
 * @returns {Promise<Verdict>}
 */
export async function checkBuiltRemote(folder, contractPage) {
  const { remote } = readJson(join(folder, 'build.json'));
  const browserPath = findBrowser();
  if (!browserPath)
    throw new BrowserMissingError(
      'O contrato é verificado num navegador, e não há nenhum: instale o Chromium ou diga onde ele está em CHROMIUM_PATH.',
    );
  const page = await contractPage();
  const { server, port } = await serveContract(page, basename(page), folder, remote);
  const { chromium } = await import('playwright');
  const browser = await chromium.launch({
    executablePath: browserPath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync'],
  });
  try {
    const tab = await browser.newPage({ locale: 'pt-BR', timezoneId: 'America/Sao_Paulo' });
    const errors = listen(tab, remote.name);
    await tab.goto(`http://127.0.0.1:${port}/`);
    // A function: the page's policy refuses to evaluate text.
    const verdict = await tab.waitForFunction(
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
 * @param {import('playwright').Page} page
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

const readJson = (/** @type {string} */ path) => JSON.parse(readFileSync(path, 'utf8'));
