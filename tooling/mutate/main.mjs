import { matchesGlob } from 'node:path';
import { parseArgs } from 'node:util';
import { isTest, readText, repositoryFiles } from '../house/repository.mjs';
import { areas } from './areas.mjs';
import { relatedTests, testsThatOpenADatabase } from './related-tests.mjs';
import { describe, report } from './report.mjs';
import { isSameMutant, readResults, versionOf, writeResults } from './results.mjs';
import { evenSample } from './sample.mjs';
import { openSandbox } from './sandbox.mjs';
import { sqlMutants } from './sql-mutants.mjs';
import { createTrials } from './try-mutant.mjs';
import { typescriptMutants } from './typescript-mutants.mjs';

// `pnpm mutate [--sample N] [--seed S] [--area NAME] [--file PATTERN] [--list] [--again]`: makes one small mistake at a time in
// a copy of the backend and counts the mistakes that a test notices. Results stay until their file changes, so that a
// second sample adds to the first. With --again it tries the survivors alone, by more tests.
/** @import { Area } from './areas.mjs' */
/** @import { Mutant } from './typescript-mutants.mjs' */
/** @typedef {Mutant & { area: string, tests: string[], version: string }} Candidate */

const { values } = parseArgs({
  options: {
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    area: { type: 'string' },
    file: { type: 'string', default: '**' },
    list: { type: 'boolean', default: false },
    again: { type: 'boolean', default: false },
  },
});
const seed = Number(values.seed);
const sample = values.sample === undefined ? null : Number(values.sample);
const sources = repositoryFiles('bff/**/*.ts').map((file) => ({ file, text: readText(file) }));
const migrations = repositoryFiles('bff/supabase/migrations/*.sql').map((file) => ({
  file,
  text: readText(file),
}));
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
const testsOf = relatedTests(sources);

const everything = areas.map(candidatesIn);
const lists = everything.map((list) => list.filter(({ file }) => matchesGlob(file, values.file)));
const candidates = (sample === null ? lists.flat() : evenSample(lists, sample, seed)).filter(
  ({ area }) => values.area === undefined || area === values.area,
);
if (values.list) for (const candidate of candidates) console.log(describe(candidate));
else await mutate();

/** @param {Area} area @returns {Candidate[]} */
function candidatesIn({ name, files, database }) {
  const inTypescript = repositoryFiles(...files)
    .filter((file) => file.endsWith('.ts') && !isTest(file))
    .flatMap((file) => typescriptMutants(file, readText(file)))
    .map((mutant) => ({ ...mutant, tests: testsOf(mutant.file) }));
  const inSql = database.flatMap(({ functions, tests: patterns }) => {
    const tests = repositoryFiles(...patterns);
    return sqlMutants(migrations, functions).map((mutant) => ({ ...mutant, tests }));
  });
  return [...inTypescript, ...inSql].map((mutant) => ({
    ...mutant,
    area: name,
    version: versionOf(mutant.file),
  }));
}

async function mutate() {
  const sandbox = openSandbox();
  const tryMutant = createTrials(sandbox, testsThatOpenADatabase(sources), values.again);
  let results = readResults();
  const open = candidates.filter((mutant) => {
    const known = results.find((result) => isSameMutant(result, mutant));
    return values.again ? known?.outcome === 'passed' : !known;
  });
  console.log(
    `${candidates.length} mutants, ${open.length} of them ${values.again ? 'survivors' : 'not tried'}`,
  );
  for (const { tests, ...mutant } of open) {
    const started = Date.now();
    const outcome = await tryMutant(mutant, tests);
    const seconds = (Date.now() - started) / 1000;
    const others = results.filter((result) => !isSameMutant(result, mutant));
    results = [...others, { ...mutant, outcome, seconds }];
    writeResults(results);
    const verdict = outcome === 'passed' ? 'SURVIVED' : 'killed  ';
    console.log(`${verdict} ${seconds.toFixed(1).padStart(6)} s  ${describe(mutant)}`);
  }
  const asked = results.filter((result) => candidates.some((mutant) => isSameMutant(mutant, result)));
  report(results, everything.flat(), asked);
}
