import { runCommand } from './run-command.mjs';

/**
 * One part of the suite, a row of the table at its end.
 * @typedef {{ name: string, passed: number, failed: number, seconds: number }} Part
 * A command that counts as one, or tests that count themselves and hand over what they printed.
 * @typedef {{ name: string, command: string[] } | { name: string, run: () => Promise<Outcome> }} Step
 * @typedef {{ passed: number, failed: number, output: string }} Outcome
 */

/**
 * Runs steps, two at a time, and prints each outcome with its seconds, and the output of failed steps.
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
      const { passed, failed, output } = await ('run' in step ? step.run() : outcomeOf(step.command, env));
      const seconds = secondsSince(began);
      console.log(`${failed === 0 ? '✓' : '✗'} ${step.name} (${seconds.toFixed(1)} s)`);
      if (failed > 0) console.log(output);
      parts.push({ name: step.name, passed, failed, seconds });
    }
  };
  await Promise.all([worker(), worker()]);
  return parts;
}

/**
 * Runs a part that counts its own tests.
 * @param {string} name
 * @param {() => Promise<Pick<Outcome, 'passed' | 'failed'>>} run
 * @returns {Promise<Part>}
 */
export async function runPart(name, run) {
  console.log(`\n— ${name}`);
  const began = performance.now();
  const { passed, failed } = await run();
  return { name, passed, failed, seconds: secondsSince(began) };
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

/**
 * @param {string[]} command
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<Outcome>}
 */
async function outcomeOf(command, env) {
  const { code, output } = await runCommand(command, { env });
  return code === 0 ? { passed: 1, failed: 0, output } : { passed: 0, failed: 1, output };
}

/** @param {number} began */
const secondsSince = (began) => (performance.now() - began) / 1000;
