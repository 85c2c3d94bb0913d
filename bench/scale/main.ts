import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from '@andromeda/tooling/build';
import sharp from 'sharp';
import { countOf, shareOfCore, tell } from '../../e2e/faults/figures.ts';
import { photoPath } from '../../e2e/host/bff-client.ts';
import { SMALL_SIDE } from '../../e2e/host/small-photos.ts';
import { keepRows } from '../figures/keep-rows.ts';
import { findPrograms, type Programs } from './find-programs.ts';
import { openInstallation } from './installation.ts';
import { isRight, type SeenOrder } from './ledger.ts';
import { makeSellers } from './make-sellers.ts';
import { measurePair, type Pair, type Seen } from './measure-pair.ts';
import { disturbanceOf, rowsOf, tableOf } from './tell.ts';

/** Only one count changes from each pair to the next, so that few processes start and stop. */
const COUNTS = [
  [1, 1],
  [1, 2],
  [1, 4],
  [2, 4],
  [2, 2],
  [2, 1],
  [4, 1],
  [4, 2],
  [4, 4],
] as const;
const SECONDS = 15;
const QUICK: readonly Pair[] = [{ web: 2, workers: 2, seconds: 6, disturbed: true }];
/** Whatever hangs, it ends; in minutes on a core that nobody else uses. */
const LIMIT_MINUTES = 10;

const { values } = parseArgs({
  options: { quick: { type: 'boolean', default: false }, sellers: { type: 'string', default: '12' } },
});

const programs = findPrograms();
if ('missing' in programs) {
  console.error(programs.missing);
  process.exit(1);
}
await build();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(1));
const minutes = Math.round(LIMIT_MINUTES / shareOfCore());
setTimeout(() => {
  console.error(`the measurement took more than ${minutes} minutes`);
  process.exit(1);
}, minutes * 60_000).unref();

const seen = await measureAll(programs, values.quick ? QUICK : allPairs(), Number(values.sellers));
console.log(`\n${tableOf(seen, availableParallelism())}`);
if (!values.quick) keepRows('scale', rowsOf(seen));
process.exit(seen.every(held) ? 0 : 1);

/** Pairs with more than one of each are disturbed: where no other process is left, nobody can answer. */
function allPairs(): Pair[] {
  return COUNTS.map(([web, workers]) => ({
    web,
    workers,
    seconds: SECONDS,
    disturbed: web === workers && web > 1,
  }));
}

async function measureAll(found: Programs, pairs: readonly Pair[], count: number): Promise<Seen[]> {
  const began = performance.now();
  const progress = (sentence: string) =>
    console.log(`${((performance.now() - began) / 1000).toFixed(0).padStart(4)} s  ${sentence}`);
  const photo = await smallPhoto();
  const installation = await openInstallation(found);
  const results: Seen[] = [];
  const orders: SeenOrder[] = [];
  try {
    progress(`PostgreSQL ${installation.postgresVersion} and Redis are ready`);
    await installation.resize(1, 1);
    const sellers = await makeSellers(installation, count);
    progress(`${count} sellers signed up`);
    const plan = { url: installation.url, sellers, photo };
    for (const [nth, pair] of pairs.entries()) {
      const one = await measurePair(installation, pair, { plan, seen: orders, nth });
      results.push(one);
      for (const sentence of sentencesOf(one)) progress(sentence);
    }
    const errors = [installation.web, installation.workers].flatMap((nodes) => nodes.errors());
    if (errors.length > 0)
      progress(`lines of level error in the logs: ${tell(countOf(errors.map(messageOf)))}`);
    return results;
  } finally {
    await installation.close();
  }
}

function sentencesOf(one: Seen): string[] {
  const { pair, measures, failures, contradictions, ledger } = one;
  const disturbance = disturbanceOf(one);
  return [
    `${pair.web} web, ${pair.workers} workers: ${measures.requests.length} requests, ${measures.pictures.length} pictures, ${measures.texts.length} texts in ${measures.seconds.toFixed(0)} s`,
    ...(disturbance ? [disturbance] : []),
    ...(failures.length > 0 ? [`ERRORS: ${tell(countOf(failures))}`] : []),
    ...contradictions.slice(0, 5),
    ...(isRight(ledger) ? [] : [`WRONG LEDGER: ${JSON.stringify(ledger)}`]),
  ];
}

function messageOf(line: string): string {
  return String((JSON.parse(line) as { msg?: unknown }).msg);
}

function held({ failures, contradictions, ledger, disturbance }: Seen): boolean {
  return failures.length + contradictions.length === 0 && isRight(ledger) && disturbance?.released !== null;
}

/** At this size the engine works for a quarter of the time that a whole photo takes it. */
async function smallPhoto(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'andromeda-scale-photo-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const path = join(folder, 'caneca.jpg');
  await sharp(photoPath('apple.jpg')).resize(SMALL_SIDE).jpeg().toFile(path);
  return path;
}
