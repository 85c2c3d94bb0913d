import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { checks } from './check.mjs';
import { installDependencies, node24, projectEnvironment } from './install.mjs';
import { run, runAll } from './steps.mjs';
import { root } from './workspace.mjs';

// `npm test`: everything that must hold, from format to browser, closed by one line that counts it.
const began = performance.now();
installDependencies();
const reports = mkdtempSync(join(tmpdir(), 'andromeda-test-'));
const env = projectEnvironment({ CHROMIUM_PATH: ensureBrowser() });
const total = { passed: 0, failed: 0 };
const add = ({ passed, failed }) => {
  total.passed += passed;
  total.failed += failed;
};

try {
  add(await runAll(await checks(), { env }));
  for (const name of packagesWithTests()) add(await unitTests(name));
  add(await buildApps());
  add(
    await runAll(
      [{ name: 'tamanho dos pacotes', command: [node24(), join(root, 'tooling/scripts/bundles.mjs')] }],
      { env },
    ),
  );
  add(await browserTests());
} finally {
  rmSync(reports, { recursive: true, force: true });
}
console.log(`Tempo total: ${((performance.now() - began) / 1000).toFixed(0)} s`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);

function packagesWithTests() {
  return readdirSync(root).filter((name) => existsSync(join(root, name, 'vitest.config.ts')));
}

async function unitTests(name) {
  console.log(`\n— ${name}: testes`);
  const report = join(reports, `${name}.json`);
  const command = [
    node24(),
    join(root, name, 'node_modules/vitest/vitest.mjs'),
    'run',
    // Vitest leaves one core free by default; nobody else needs it here.
    '--maxWorkers=100%',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  const { code } = await run(command, { env, cwd: join(root, name), live: true });
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
  // A run may fail without a failed test: an unhandled error, a file that does not load.
  return { passed: numPassedTests, failed: numFailedTests || (code === 0 ? 0 : 1) };
}

async function buildApps() {
  return runAll(
    [
      {
        name: 'construção do shell e dos remotes',
        command: [node24(), join(root, 'tooling/scripts/build.mjs')],
      },
      {
        name: 'construção da página que verifica o contrato',
        command: [node24(), join(root, 'tooling/scripts/build.mjs'), 'fake-host'],
      },
    ],
    { env },
  );
}

async function browserTests() {
  console.log('\n— e2e: testes no navegador');
  const report = join(reports, 'e2e.json');
  const command = [
    node24(),
    join(root, 'e2e/node_modules/@playwright/test/cli.js'),
    'test',
    '--reporter=list,json',
    // Recording every test costs a fifth of its time; `pnpm e2e` records the failed ones.
    '--trace=off',
  ];
  const { code } = await run(command, {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    cwd: join(root, 'e2e'),
    live: true,
  });
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const { stats } = JSON.parse(readFileSync(report, 'utf8'));
  const failed = stats.unexpected + stats.flaky;
  return { passed: stats.expected, failed: failed || (code === 0 ? 0 : 1) };
}
