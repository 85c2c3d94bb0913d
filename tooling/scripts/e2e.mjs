import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { build } from './build.mjs';
import { installDependencies, node24, projectEnvironment } from './install.mjs';
import { apps, root } from './workspace.mjs';

// `pnpm e2e [files or options]`: runs only the browser tests, over the current builds.
installDependencies();
await build([...apps(), 'fake-host']);
const command = [join(root, 'e2e/node_modules/@playwright/test/cli.js'), 'test', ...process.argv.slice(2)];
const env = projectEnvironment({ CHROMIUM_PATH: ensureBrowser() });
process.exit(spawnSync(node24(), command, { cwd: join(root, 'e2e'), stdio: 'inherit', env }).status ?? 1);
