import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { waiting } from '../waiting-limits.mjs';
import { launchBrowser, requireBrowser, seller } from './launch-browser.mjs';
import { serveContract } from './serve-contract.mjs';
import { takeScreens } from './take-screens.mjs';

/**
 * @import { TakenPicture } from './take-picture.mjs'
 * How many checks ran, one sentence for each that broke the contract, and the addresses of the screens.
 * @typedef {{ checks: number, complaints: string[], screens: string[] }} Verdict
 * @typedef {{ checks: number, complaints: string[], pictures: TakenPicture[] }} CheckedRemote
 */

/**
 * Checks a built remote against the contract of the platform: its real files, loaded by federation in Chromium under
 * the page's policy, every path in every state of a fake BFF. `folder` is the folder of the build (`dist/<version>`),
 * `contractPage` answers that of the page that checks it. Returns how many checks ran, one sentence for each that broke
 * the contract, and, where `look` asks for them and nothing did, pictures of the screens. A remote that is not done within `limitMs` breaks it;
 * `signal` ends the check, which then rejects.
 * @param {string} folder
 * @param {() => Promise<string>} contractPage
 * @param {{ look?: boolean, limitMs?: number, signal?: AbortSignal }} options
 * @returns {Promise<CheckedRemote>}
 */
export async function checkBuiltRemote(
  folder,
  contractPage,
  { look = false, limitMs = waiting.test, signal } = {},
) {
  const build = readJson(join(folder, 'build.json'));
  const { remote } = build;
  const browserPath = requireBrowser();
  const page = await contractPage();
  const { server, port } = await serveContract(page, basename(page), folder, build);
  const browser = await launchBrowser(browserPath, { only: port });
  const end = () => void browser.close();
  /** Why the page can give no verdict of its own. @type {string | undefined} */
  let fault;
  const limit = setTimeout(() => {
    fault = `${remote.name}: a conferência não terminou em ${Math.round(limitMs / 1000)} s: alguma tela prende o navegador.`;
    end();
  }, limitMs);
  signal?.addEventListener('abort', end);
  try {
    signal?.throwIfAborted();
    const tab = await browser.newPage(seller);
    tab.once('crash', () => {
      fault ??= `${remote.name}: a página caiu durante a conferência.`;
      end();
    });
    return await readVerdict(tab, `http://127.0.0.1:${port}/`, remote.name, look);
  } catch (error) {
    if (!fault || signal?.aborted) throw error;
    return { checks: 1, complaints: [fault], pictures: [] };
  } finally {
    clearTimeout(limit);
    signal?.removeEventListener('abort', end);
    await browser.close();
    server.close();
  }
}

/**
 * Opens the page that checks the remote, and waits for what it says, for as long as the window is open.
 * @param {import('playwright').Page} tab
 * @param {string} address
 * @param {string} name
 * @param {boolean} look
 * @returns {Promise<CheckedRemote>}
 */
async function readVerdict(tab, address, name, look) {
  const errors = listen(tab, name);
  await tab.goto(address, { waitUntil: 'commit', timeout: 0 });
  // A function: the page's policy refuses to evaluate text.
  const verdict = await tab.waitForFunction(
    () => /** @type {{ verdict?: Verdict }} */ (globalThis).verdict,
    undefined,
    { timeout: 0 },
  );
  const { checks, complaints, screens } = /** @type {Verdict} */ (await verdict.jsonValue());
  const broken = [...complaints, ...errors];
  const pictures = look && broken.length === 0 ? await takeScreens(tab, screens) : [];
  return { checks, complaints: broken, pictures };
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
