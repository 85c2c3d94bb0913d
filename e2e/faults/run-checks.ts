import type { Check, Group, LeftOut, Observed } from './check.ts';
import { shareOfCore } from './figures.ts';
import type { World } from './world.ts';

/** The longest that one check may take, in seconds on a core that nobody else uses: it ends what hangs, and no promise hangs on it. */
const LIMIT_SECONDS = { quick: 60, long: 180 } as const;

export type Outcome = 'held' | 'fell' | 'left out';

export interface Result {
  group: string;
  check: Check;
  outcome: Outcome;
  figure: string;
  seconds: number;
}

/** Runs checks one after the other, and reports each as soon as it is over. A check that throws or takes too long failed. */
export async function runChecks(
  world: World,
  groups: readonly Group[],
  { long, onResult }: { long: boolean; onResult(result: Result): void },
): Promise<Result[]> {
  const results: Result[] = [];
  for (const { name: group, checks } of groups) {
    for (const check of checks) {
      if (check.long && !long) continue;
      const began = performance.now();
      const observed = await observe(world, check);
      const result = { group, check, ...outcomeOf(observed), seconds: (performance.now() - began) / 1000 };
      results.push(result);
      onResult(result);
    }
  }
  return results;
}

/** The last line of the table: what was left out is not counted as held. */
export function sumUp(results: readonly Result[]): string {
  const count = (outcome: Outcome) => results.filter((result) => result.outcome === outcome).length;
  const leftOut = count('left out');
  return `${count('held')} held, ${count('fell')} fell${leftOut > 0 ? `, ${leftOut} left out` : ''}`;
}

function outcomeOf(observed: Observed | LeftOut): Pick<Result, 'outcome' | 'figure'> {
  if ('leftOut' in observed) return { outcome: 'left out', figure: observed.leftOut };
  return { outcome: observed.held ? 'held' : 'fell', figure: observed.figure };
}

async function observe(world: World, check: Check): Promise<Observed | LeftOut> {
  const limit = check.limitSeconds ?? LIMIT_SECONDS[check.long ? 'long' : 'quick'];
  const seconds = Math.round(limit / shareOfCore());
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Observed>((settle) => {
    timer = setTimeout(() => settle({ figure: `no answer in ${seconds} s`, held: false }), seconds * 1000);
  });
  try {
    return await Promise.race([check.run(world), late]);
  } catch (error) {
    return { figure: error instanceof Error ? error.message.slice(0, 300) : String(error), held: false };
  } finally {
    clearTimeout(timer);
  }
}
