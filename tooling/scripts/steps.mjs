import { spawn } from 'node:child_process';
import { root } from './workspace.mjs';

/** Runs one command and answers its exit code and whole output. */
export function run(command, { env = process.env, cwd = root, live = false } = {}) {
  return new Promise((resolve) => {
    const output = [];
    const child = spawn(command[0], command.slice(1), { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of ['stdout', 'stderr']) {
      child[stream].on('data', (chunk) => {
        output.push(chunk);
        if (live) process[stream].write(chunk);
      });
    }
    child.on('error', (error) => resolve({ code: 1, output: String(error) }));
    child.on('close', (code) => resolve({ code: code ?? 1, output: Buffer.concat(output).toString() }));
  });
}

/** Runs steps, two at a time, tells each outcome with its seconds, and the output of what failed. */
export async function runAll(steps, { env }) {
  const waiting = [...steps];
  const count = { passed: 0, failed: 0 };
  const worker = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const began = performance.now();
      const { code, output } = await run(step.command, { env });
      const seconds = ((performance.now() - began) / 1000).toFixed(1);
      console.log(`${code === 0 ? '✓' : '✗'} ${step.name} (${seconds} s)`);
      if (code !== 0) console.log(output);
      count[code === 0 ? 'passed' : 'failed'] += 1;
    }
  };
  await Promise.all([worker(), worker()]);
  return count;
}
