import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { installDependencies, node24, projectEnvironment } from './install.mjs';
import { pnpmVersion, root } from './workspace.mjs';

// `pnpm visual`: compares chosen stories of the static Storybook with their pictures; `pnpm visual:update` takes new ones.
installDependencies();
const env = projectEnvironment({ CHROMIUM_PATH: ensureBrowser() });
run('npx', ['--yes', `pnpm@${pnpmVersion}`, 'build:storybook']);
run(node24(), [
  join(root, 'e2e/node_modules/@playwright/test/cli.js'),
  'test',
  '--config=visual.config.ts',
  ...process.argv.slice(2),
]);

function run(command, args) {
  const cwd = command === 'npx' ? root : join(root, 'e2e');
  const { status } = spawnSync(command, args, { cwd, env, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
