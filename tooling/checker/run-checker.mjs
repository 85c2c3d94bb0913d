import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { exitCodes, ReleaseFailure } from '../release/failure.mjs';
import { checkedWords } from '../release/types-words.mjs';
import { fetchPage, fetchVersion, typesIn } from './download.mjs';

/**
 * @import { FileRegistry } from '../release/connection.mjs'
 * @import { Pending } from './download.mjs'
 * @typedef {(folder: string, page: string, signal: AbortSignal) => Promise<{ checks: number, complaints: string[] }>} Check
 * @import { checkTypes, CheckedTypes } from './types/check-types.mjs'
 * @typedef {(given: Parameters<typeof checkTypes>[0], signal: AbortSignal) => Promise<CheckedTypes>} CheckTypes
 * @typedef {{ version: string, standing: 'live' | 'canary' | 'next', hasPage: boolean }} Shell
 * @typedef {{ shells: Shell[], pending: Pending[], required: boolean }} Work
 * @typedef {{ once: boolean, signal: AbortSignal, check: Check, checkTypes: CheckTypes, say: (sentence: string) => void, everyMs?: number }} Options
 */

/** As the server takes them (`bff/contract/remote-checks.ts`). */
const LIMITS = { complaints: 50, length: 500 };

/**
 * Asks the server what is to be checked, checks it, and says what it found, again and again until `signal` or, with `once`, one time.
 * Answers how many versions could not be checked. Rejects where the server does not take the token, and with `once` where it is away.
 * @param {FileRegistry} registry
 * @param {Options} options
 */
export async function runChecker(registry, options) {
  const { once, signal, say, everyMs = 5000 } = options;
  const tell = onlyNew(say);
  for (;;) {
    const failed = await round(registry, options, tell).catch((error) => {
      if (signal.aborted) return 0;
      if (once || !isPassing(error)) throw error;
      tell(`! ${error.message}`);
      return 0;
    });
    if (once || signal.aborted) return failed;
    await sleep(everyMs, undefined, { signal }).catch(() => undefined);
    if (signal.aborted) return 0;
  }
}

/** Whether the server may answer later. @param {unknown} error */
const isPassing = (error) => error instanceof ReleaseFailure && error.exitCode === exitCodes.away;

/** Says a sentence only where it is not what was said last. @param {(sentence: string) => void} say */
function onlyNew(say) {
  let last = '';
  return (/** @type {string} */ sentence) => {
    if (sentence && sentence !== last) say(sentence);
    last = sentence;
  };
}

/**
 * @param {FileRegistry} registry
 * @param {Options} options
 * @param {(sentence: string) => void} tell
 */
async function round(registry, options, tell) {
  const { shells, pending } = /** @type {Work} */ (await registry.get('/api/remote-checks'));
  const pageless = shells.filter(({ hasPage }) => !hasPage).map(({ version }) => version);
  if (pending.length === 0) {
    tell(
      pageless.length > 0
        ? `! ${registry.url.origin} ainda não guardou a página do contrato da casca ${pageless.join(', ')}: não há com que conferir.`
        : `Nada a conferir em ${registry.url.origin}.`,
    );
    return 0;
  }
  tell('');
  const folder = mkdtempSync(join(tmpdir(), 'andromeda-checker-'));
  /** @type {Map<string, Promise<string>>} */
  const pages = new Map();
  let failed = 0;
  try {
    for (const each of pending) {
      if (options.signal.aborted) return failed;
      const page =
        pages.get(each.shell) ?? fetchPage(registry, each.shell, join(folder, `page-${pages.size}`));
      pages.set(each.shell, page);
      // Awaited in the check; a version that fails before it must not leave a rejection behind.
      page.catch(() => undefined);
      if (!(await checkOne(registry, each, page, folder, options))) failed += 1;
    }
    return failed;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Checks one version with one shell. False where that was not possible: then it gets no verdict, and is tried again.
 * @param {FileRegistry} registry
 * @param {Pending} pending
 * @param {Promise<string>} page
 * @param {string} folder
 * @param {Options} options
 */
async function checkOne(registry, pending, page, folder, options) {
  const { signal, say } = options;
  const { remote, version, shell } = pending;
  const own = mkdtempSync(join(folder, 'version-'));
  const began = performance.now();
  try {
    const fetched = await fetchVersion(registry, pending, own);
    const { checks, complaints, types } = await verdictOf(fetched, await page, options);
    if (signal.aborted) return true;
    const told = complaints.slice(0, LIMITS.complaints).map((each) => each.trim().slice(0, LIMITS.length));
    const verdict = { remote, version, shell, digest: fetched.digest, checks, complaints: told, types };
    await registry.post('/api/remote-checks', verdict);
    const seconds = ((performance.now() - began) / 1000).toFixed(1).replace('.', ',');
    const what = `${remote} ${version} com a casca ${shell}`;
    say(
      complaints.length === 0
        ? `✓ ${what}: ${checkedWords(checks, types)} (${seconds} s)`
        : `✗ ${what} (${seconds} s):\n${told.map((each) => `  - ${each}`).join('\n')}`,
    );
    return true;
  } catch (error) {
    if (signal.aborted) return true;
    // The round ends where the server is away, or does not take the token any more.
    if (error instanceof ReleaseFailure && ['away', 'notAllowed'].some((why) => isCode(error, why)))
      throw error;
    say(`! ${remote} ${version} não pôde ser conferida: ${error instanceof Error ? error.message : error}`);
    return false;
  } finally {
    rmSync(own, { recursive: true, force: true });
  }
}

/**
 * What the screens in a browser and the sources against the shell's types say, one after the other.
 * @param {Awaited<ReturnType<typeof fetchVersion>>} fetched
 * @param {string} page
 * @param {Options} options
 */
async function verdictOf({ folder, sources }, page, { signal, check, checkTypes }) {
  const screens = await check(folder, page, signal);
  const { types, complaints } = await checkTypes({ sources, types: typesIn(page) }, signal);
  return { types, checks: screens.checks, complaints: [...screens.complaints, ...complaints] };
}

/** @param {ReleaseFailure} error @param {string} why */
const isCode = ({ exitCode }, why) => exitCode === exitCodes[/** @type {keyof typeof exitCodes} */ (why)];
