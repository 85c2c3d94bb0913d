import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { installDependencies, node24, projectEnvironment } from './install.mjs';
import { root } from './workspace.mjs';

// `pnpm scale [--quick]`: several processes of the built product behind nginx, under the load of sellers, and what fails.
installDependencies();
const command = [
  '--disable-warning=ExperimentalWarning',
  join(root, 'bench/scale/main.ts'),
  ...process.argv.slice(2),
];
const env = projectEnvironment();
process.exit(spawnSync(node24(), command, { cwd: join(root, 'bench'), stdio: 'inherit', env }).status ?? 1);
