import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { build } from './build.mjs';
import { installDependencies, node24, projectEnvironment } from './install.mjs';
import { root } from './workspace.mjs';

// `pnpm faults [--long] [groups]`: attacks the built product and prints what it saw.
installDependencies();
await build();
const command = [join(root, 'e2e/faults/main.ts'), ...process.argv.slice(2)];
const env = projectEnvironment({ CHROMIUM_PATH: ensureBrowser() });
process.exit(spawnSync(node24(), command, { cwd: join(root, 'e2e'), stdio: 'inherit', env }).status ?? 1);
