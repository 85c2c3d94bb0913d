import { runCommand } from './run-command.mjs';

/**
 * One part of the suite, a row of the table at its end; `left` counts what only `--long` runs, `failures` says what failed in
 * it, and why.
 * @typedef {{ name: string, passed: number, failed: number, left: number, failures: string[], seconds: number }} Part
 * @typedef {{ name: string, command: string[] }} Step
 */

/**
 * Runs steps, two at a time, and prints each outcome with its seconds, and the output of failed steps. A step counts as one.
 * @param {Step[]} steps
 * @param {{ env: NodeJS.ProcessEnv }} options
 * @returns {Promise<Part[]>}
 */
export async function runSteps(steps, { env }) {
  const waiting = [...steps];
  /** @type {Part[]} */
  const parts = [];
  const worker = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const began = performance.now();
      const { code, output } = await runCommand(step.command, { env });
      const failures =
        code === 0 ? [] : [`✗ ${step.name}\n${output.trimEnd().split('\n').slice(-8).join('\n')}`];
      const part = { name: step.name, ...count(code), left: 0, failures, seconds: secondsSince(began) };
      console.log(`${code === 0 ? '✓' : '✗'} ${step.name} (${part.seconds.toFixed(1)} s)`);
      if (code !== 0) console.log(output);
      parts.push(part);
    }
  };
  await Promise.all([worker(), worker()]);
  return parts;
}

/**
 * Runs a part that counts its own tests.
 * @param {string} name
 * @param {() => Promise<Omit<Part, 'name' | 'seconds'>>} run
 * @returns {Promise<Part>}
 */
export async function runPart(name, run) {
  console.log(`\n— ${name}`);
  const began = performance.now();
  return { name, ...(await run()), seconds: secondsSince(began) };
}

/**
 * The parts with their seconds, slowest first, as lines.
 * @param {Part[]} parts
 */
export function tableOf(parts) {
  const width = Math.max(0, ...parts.map(({ name }) => name.length));
  return [...parts]
    .sort((a, b) => b.seconds - a.seconds)
    .map(
      ({ name, seconds, passed, failed }) =>
        `${name.padEnd(width)}  ${seconds.toFixed(1).padStart(6)} s  ${passed} passed, ${failed} failed`,
    );
}

/** @param {number} code */
const count = (code) => (code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
/** @param {number} began */
const secondsSince = (began) => (performance.now() - began) / 1000;
