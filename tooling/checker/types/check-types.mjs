import { spawn } from 'node:child_process';
import { join } from 'node:path';

/**
 * @import { Files } from './virtual-host.mjs'
 * @import { TypesVerdict } from '../../release/types-words.mjs'
 * @typedef {{ types: TypesVerdict, complaints: string[] }} CheckedTypes
 */

/** Ours take 1 to 20 s of processor time and 0.6 GB; the busiest machine gets time for it. */
export const LIMITS = { ms: 180_000, megabytes: 2048 };
const LONGEST_ANSWER = 1_000_000;
const compiler = join(import.meta.dirname, 'compiler.mjs');

/**
 * Holds the sources of a remote against the types of a shell, in a process of its own that gets nothing of this one's environment and ends at
 * its limits. Rejects where `signal` ends it.
 * @param {{ sources: Files | null, types: Files | null }} given
 * @param {{ signal?: AbortSignal, limits?: typeof LIMITS }} options
 * @returns {Promise<CheckedTypes>}
 */
export async function checkTypes({ sources, types }, { signal, limits = LIMITS } = {}) {
  if (!sources || !Object.keys(sources).some((path) => /\.[cm]?tsx?$/.test(path)))
    return { types: 'no_sources', complaints: [] };
  if (!types) return { types: 'no_types', complaints: [] };
  const answer = await run(JSON.stringify({ sources, types }), limits, signal);
  signal?.throwIfAborted();
  return answer ? { types: 'checked', complaints: answer } : { types: 'unfinished', complaints: [] };
}

/**
 * The complaints; null where the process did not come to an end of its own.
 * @param {string} input
 * @param {typeof LIMITS} limits
 * @param {AbortSignal | undefined} signal
 * @returns {Promise<string[] | null>}
 */
function run(input, { ms, megabytes }, signal) {
  const child = spawn(process.execPath, [`--max-old-space-size=${megabytes}`, compiler], {
    env: {},
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const end = () => void child.kill('SIGKILL');
  const limit = setTimeout(end, ms);
  signal?.addEventListener('abort', end);
  if (signal?.aborted) end();
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (chunk) => {
    output += chunk;
    if (output.length > LONGEST_ANSWER) end();
  });
  // A process that has ended takes nothing more.
  child.stdin.on('error', () => undefined).end(input);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      clearTimeout(limit);
      signal?.removeEventListener('abort', end);
      resolve(code === 0 ? JSON.parse(output) : null);
    });
  });
}
