import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { node24, projectEnvironment } from '../scripts/install.mjs';
import { root } from '../scripts/workspace.mjs';

/** A lower priority than that of other processes, from 0 to 19: a page waits for the remote as well, if not as long. */
const BEHIND_BFF = 10;
/** Files that are saved within this time are one change. */
const ONE_CHANGE_MS = 200;

/**
 * @param {string} name
 * @param {string[]} args
 * @param {Record<string, string>} environment
 */
export function start(name, args, environment) {
  const child = spawn(node24(), args, {
    cwd: root,
    env: projectEnvironment(environment),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      for (const line of String(chunk).split('\n')) if (line.trim()) tell(name, line);
    });
  }
  child.on('exit', (code) => {
    if (code) tell(name, `terminou com ${code}`);
  });
  return child;
}

/**
 * The BFF is what the screen waits for longest; this takes the processors that it leaves.
 * @param {Parameters<typeof start>} command
 */
export function startBehind(...command) {
  const child = start(...command);
  if (child.pid) setPriority(child.pid, BEHIND_BFF);
  return child;
}

/**
 * Resolves once the BFF serves, or has ended because something in its sources is wrong.
 * @param {import('node:child_process').ChildProcess} bff
 * @returns {Promise<void>}
 */
export const begun = (bff) =>
  new Promise((resolve) => {
    bff.once('exit', () => resolve());
    bff.stdout?.on('data', (chunk) => {
      if (/^ready /m.test(String(chunk))) resolve();
    });
  });

/**
 * By hand, because `node --watch` ends worker threads, and the embedded database is one.
 * @param {string[]} folders
 * @param {() => void} hear
 */
export function onChange(folders, hear) {
  /** @type {NodeJS.Timeout | undefined} */
  let waiting;
  for (const folder of folders) {
    watch(join(root, folder), { recursive: true }, () => {
      clearTimeout(waiting);
      waiting = setTimeout(hear, ONE_CHANGE_MS);
    });
  }
}

export const tell = (/** @type {string} */ name, /** @type {string} */ sentence) =>
  console.log(`${name.padEnd(14)} ${sentence}`);
