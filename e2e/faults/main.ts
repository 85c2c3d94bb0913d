import { parseArgs } from 'node:util';
import prepareData from '../prepare-data.config.ts';
import { shareOfCore } from './figures.ts';
import { groups } from './groups/index.ts';
import { type Outcome, type Result, runChecks, sumUp } from './run-checks.ts';
import { createWorld } from './world.ts';

/** The longest that the whole may take, in minutes on a core that nobody else uses: whatever hangs, it ends. */
const LIMIT_MINUTES = { quick: 5, long: 20 } as const;

const MARKS: Record<Outcome, string> = { held: '✓', fell: '✗ FELL', 'left out': '– LEFT OUT' };

const { values, positionals } = parseArgs({
  options: { long: { type: 'boolean', default: false }, postgres: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const asked = groups.filter(
  ({ name }) =>
    positionals.includes(name) || (name === 'postgres' ? values.postgres : positionals.length === 0),
);

const removeFolders = await prepareData();
process.on('exit', removeFolders);
// A server ends with its channel to this process, however this process ends.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(1));
const minutes = Math.round(LIMIT_MINUTES[values.long ? 'long' : 'quick'] / shareOfCore());
setTimeout(() => {
  console.error(`the checks took more than ${minutes} minutes`);
  process.exit(1);
}, minutes * 60_000).unref();

const world = createWorld();
const results = await runChecks(world, asked, { long: values.long, onResult: print });
await world.dispose();
console.log(`\n${sumUp(results)}`);
const came = (outcome: Outcome) => results.some((result) => result.outcome === outcome);
process.exit(came('held') && !came('fell') ? 0 : 1);

function print({ group, check, figure, outcome, seconds }: Result): void {
  console.log(
    `${MARKS[outcome]} ${group}: ${check.promise} [${check.name}: ${figure}; ${seconds.toFixed(1)} s]`,
  );
}
