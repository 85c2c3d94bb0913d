import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { installDependencies, node24, projectEnvironment } from './install.mjs';
import { root } from './workspace.mjs';

// `pnpm backup FILE` and `pnpm restore FILE`, with the file named from where the command was called.
installDependencies();
const [verb = '', file] = process.argv.slice(2);
const target = file ? [resolve(process.env.INIT_CWD ?? process.cwd(), file)] : [];
const { status } = spawnSync(
  node24(),
  ['--disable-warning=ExperimentalWarning', join(root, 'bff/src/backup-command.ts'), verb, ...target],
  { cwd: root, env: projectEnvironment(), stdio: 'inherit' },
);
process.exit(status ?? 1);
