import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '@andromeda/tooling/workspace';
import type { Interaction } from '../e2e/host/interactions.ts';
import { quantile } from './figures/median.ts';
import { type Row, rowOf } from './figures/row.ts';

const WANTED = 100;
/** What the browser reports of a press that it answered at once is nothing: less than this. */
const SHORTEST = 16;
const SLOWEST = 12;

/**
 * Measures how long a press waits for the next paint, over all journeys of the browser suite, in pages whose processor is
 * slowed four times (Event Timing; of the pages of a journey's own context). Names the slowest. Journeys that
 * fail because they are slow are counted as far as they came. `INTERACTION_JOURNEYS` names some files of journeys.
 */
export async function run(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'andromeda-interactions-'));
  try {
    const journeys = (process.env.INTERACTION_JOURNEYS ?? '').split(' ').filter(Boolean);
    spawnSync(
      process.execPath,
      [join(root, 'tooling/scripts/e2e.mjs'), '--trace=off', '--workers=1', ...journeys],
      {
        stdio: 'inherit',
        env: { ...process.env, ANDROMEDA_INTERACTIONS: folder },
      },
    );
    return [rowOfPresses(readdirSync(folder).flatMap((file) => read(join(folder, file))))];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function rowOfPresses(noted: readonly Interaction[]): Row {
  const presses = noted.filter(({ measured }) => !measured).length;
  const longest = new Map<string, Interaction & { delay: number }>();
  for (const interaction of noted) {
    const { journey, measured } = interaction;
    if (!measured) continue;
    const key = `${journey} ${measured.id}`;
    if (measured.delay > (longest.get(key)?.delay ?? 0))
      longest.set(key, { ...interaction, delay: measured.delay });
  }
  const slow = [...longest.values()].sort((a, b) => b.delay - a.delay);
  for (const { delay, on, path, journey } of slow.slice(0, SLOWEST))
    console.log(`${delay} ms: ${on} (${path}, ${journey})`);
  const quick = Array.from({ length: Math.max(0, presses - slow.length) }, () => SHORTEST);
  const delays = [...slow.map(({ delay }) => delay), ...quick];
  const row = rowOf(`98 of 100 of ${delays.length} presses`, 'ms', [quantile(delays, 0.98)], {
    wanted: ['value', 'at most', WANTED],
  });
  return { ...row, spread: [quantile(delays, 0), quantile(delays, 1)] };
}

const read = (file: string): Interaction[] =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
