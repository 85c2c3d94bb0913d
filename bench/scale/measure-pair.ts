import { setTimeout as delay } from 'node:timers/promises';
import { type Disturbance, disturb } from './disturb.ts';
import type { Installation } from './installation.ts';
import { findContradictions, type Ledger, readLedger, type SeenOrder } from './ledger.ts';
import type { LoadPlan, Measures } from './load/plan.ts';
import { between, type ProcessorTime } from './processor-time.ts';
import { startLoad } from './start-load.ts';

/** How many processes of each role, how long they are measured, and whether they are disturbed afterwards, at work. */
export interface Pair {
  web: number;
  workers: number;
  seconds: number;
  disturbed: boolean;
}

/** What was seen of a pair. */
export interface Seen {
  pair: Pair;
  measures: Measures;
  processorTime: ProcessorTime;
  /** What came while it was disturbed, until every order had ended. */
  disturbance: (Disturbance & { measures: Measures }) | null;
  /** What sellers saw go wrong, from the first call to the last. */
  failures: readonly string[];
  repeated: number;
  ledger: Ledger;
  contradictions: readonly string[];
}

/** Code is compiled and pools are filled before anything is measured. */
const WARM_UP_MS = 4000;
/** A killed worker's orders are taken over after 31 s. */
const LAST_ORDERS_MS = 120_000;

/** Measures a pair under the load of all sellers. `seen` gathers the orders of all pairs, for the ledger is theirs, too. */
export async function measurePair(
  installation: Installation,
  pair: Pair,
  { plan, seen, nth }: { plan: LoadPlan; seen: SeenOrder[]; nth: number },
): Promise<Seen> {
  const { processorTime, query } = installation;
  await installation.resize(pair.web, pair.workers);
  const load = startLoad(plan);
  processorTime.add('sellers', load.pid);
  try {
    await delay(WARM_UP_MS);
    const warmUp = await load.measure();
    const before = processorTime.read();
    await delay(pair.seconds * 1000);
    const measures = await load.measure();
    const used = between(before, processorTime.read());
    const disturbance = pair.disturbed ? await disturb(installation, nth) : null;
    const { measures: rest, orders } = await load.stop(LAST_ORDERS_MS);
    seen.push(...orders);
    const all = [warmUp, measures, rest];
    return {
      pair,
      measures,
      processorTime: used,
      disturbance: disturbance && { ...disturbance, measures: rest },
      failures: [...all, ...(disturbance ? [disturbance] : [])].flatMap(({ failures }) => failures),
      repeated: all.reduce((sum, { repeated }) => sum + repeated, 0),
      ledger: await readLedger(query),
      contradictions: await findContradictions(query, seen),
    };
  } finally {
    processorTime.leave(load.pid);
    load.dispose();
  }
}
