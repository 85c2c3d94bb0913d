import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../scripts/workspace.mjs';
import { endGroup, isLeftRunning } from './end-group.mjs';

const ownGroups = process.platform !== 'win32';

/** @type {import('node:stream').Writable | undefined} */
let guard;

/**
 * Runs one command as the leader of a process group of its own, and resolves with its exit code and whole output once
 * no process of that group runs any more. Whatever happens to this process, its groups end with it.
 * @param {string[]} command
 * @param {{ env?: NodeJS.ProcessEnv, cwd?: string, live?: boolean }} options `live` prints the output as it comes
 * @returns {Promise<{ code: number, output: string }>}
 */
export async function runCommand(command, { env = process.env, cwd = root, live = false } = {}) {
  const [program = '', ...args] = command;
  const child = spawn(program, args, { cwd, env, detached: ownGroups, stdio: ['ignore', 'pipe', 'pipe'] });
  /** @type {Buffer[]} */
  const output = [];
  for (const [stream, screen] of /** @type {const} */ ([
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ]))
    stream.on('data', (chunk) => {
      output.push(chunk);
      if (live) screen.write(chunk);
    });
  const id = child.pid;
  if (id && ownGroups) notifyGuard(`+${id}`);
  /** @type {number} */
  const code = await new Promise((resolve) => {
    child.on('error', (error) => {
      output.push(Buffer.from(String(error)));
      resolve(1);
    });
    // Not `close`: a process that the command left behind may hold its output open.
    child.on('exit', (exitCode) => setImmediate(() => resolve(exitCode ?? 1)));
  });
  if (id && ownGroups) {
    if (await isLeftRunning(id)) {
      await endGroup(id);
      console.log(`! ended what ${command.join(' ')} left running`);
    }
    notifyGuard(`-${id}`);
  }
  return { code, output: Buffer.concat(output).toString() };
}

/** @param {string} line */
function notifyGuard(line) {
  guard ??= startGuard();
  guard.write(`${line}\n`);
}

function startGuard() {
  const child = spawn(process.execPath, [join(root, 'tooling/suite/guard.mjs')], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  child.unref();
  const input = /** @type {import('node:net').Socket} */ (child.stdin);
  input.unref();
  return input;
}
