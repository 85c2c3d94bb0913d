import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { endWithNpm } from '../suite/end-with-npm.mjs';
import { runPart, runSteps, tableOf } from '../suite/parts.mjs';
import { runCommand } from '../suite/run-command.mjs';
import { browserPackages, browserTests, unitTests } from '../suite/tests.mjs';
import { ensureBrowser } from './browser.mjs';
import { checks } from './check.mjs';
import { installDependencies, node24, projectEnvironment } from './install.mjs';
import { root } from './workspace.mjs';

// `npm test`: everything that must hold, from format to browser, closed by what failed, its parts with their seconds and
// one line that counts. Drills (tests with the tag `long`) run only with `-- --long`, as in `.ci/run`. With `-- --load [count]`
// (or ANDROMEDA_TEST_LOAD) so many busy loops run beside it, twelve by default.
const began = performance.now();
const { values, positionals } = parseArgs({
  options: { load: { type: 'boolean' }, long: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const { long } = values;
const load = values.load ? Number(positionals[0] ?? 12) : Number(process.env.ANDROMEDA_TEST_LOAD ?? 0);
installDependencies();
const reports = mkdtempSync(join(tmpdir(), 'andromeda-test-'));
const env = projectEnvironment({
  CHROMIUM_PATH: ensureBrowser(),
  // The journeys' servers begin with the database that the unit tests have migrated.
  ANDROMEDA_PREPARED_DATABASE: join(reports, 'migrated'),
});
const script = (/** @type {string} */ name, /** @type {string[]} */ ...args) => [
  node24(),
  join(root, 'tooling/scripts', `${name}.mjs`),
  ...args,
];
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(1));
process.on('exit', () => rmSync(reports, { recursive: true, force: true }));
endWithNpm('test');
if (load > 0) void runCommand([node24(), join(root, 'tooling/suite/load.mjs'), String(load)]);

const parts = [
  ...(await runSteps(
    [
      ...(await checks()),
      { name: 'construção do shell e dos remotes', command: script('build') },
      { name: 'construção da página que verifica o contrato', command: script('build', 'fake-host') },
    ],
    { env },
  )),
  ...(await runSteps([{ name: 'tamanho dos pacotes', command: script('bundles') }], { env })),
  await runPart('testes de unidade', () => unitTests('.', { env, reports, long })),
];
for (const name of browserPackages())
  parts.push(await runPart(`${name}: testes e histórias`, () => unitTests(name, { env, reports, long })));
const journeys = await runPart('e2e: testes no navegador', () => browserTests({ env, reports, long }));
parts.push(journeys);

const sum = (/** @type {'passed' | 'failed' | 'left'} */ outcome) =>
  parts.reduce((total, part) => total + part[outcome], 0);
const failures = parts.flatMap((part) => part.failures);
if (failures.length > 0) console.log(`\n${failures.join('\n')}`);
console.log(`\n${tableOf(parts).join('\n')}`);
console.log(`Tempo total: ${((performance.now() - began) / 1000).toFixed(0)} s`);
if (!long) {
  const { left } = journeys;
  console.log(`Só com npm test -- --long: ${left} jornadas e ${sum('left') - left} testes de unidade`);
}
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') > 0 || sum('passed') === 0 ? 1 : 0);
