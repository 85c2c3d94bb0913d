import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { imageTools } from '../../bff/contract/browser/index.ts';
import { budgetsFor } from '../scripts/budgets.mjs';
import { build, isCurrent } from '../scripts/build.mjs';
import { contractPage } from '../scripts/contract.mjs';
import { checkTypes } from '../scripts/types.mjs';
import { apps, root } from '../scripts/workspace.mjs';
import { ReleaseFailure } from './failure.mjs';

/** This repository, with all its remotes. @returns {import('./project.mjs').Project} */
export function workspaceProject() {
  return {
    root,
    remotes: apps().filter((app) => app !== 'shell'),
    async build(name, onBuild) {
      // A server that runs from this very folder must not show the build before it is released.
      const versions = await build([name], {
        onBuild: (_, version) => onBuild(version),
        makeCurrent: false,
      });
      return join(root, name, 'dist', versions[name] ?? '');
    },
    typeComplaints: (name) => checkTypes([name]),
    contractPage,
    apiReport,
    shellReport,
    budgetOf(name) {
      const budget = budgetsFor(imageTools.length)[name];
      return budget && { remoteEntry: budget.remoteEntry, routes: budget.routes };
    },
  };
}

/** What the platform offers in the sources of today: a shell that is built from them says it, and no compiler has to read them. */
async function apiReport() {
  if (isCurrent('shell')) return shellReport();
  const { reportApi } = await import('../exports/report.mjs');
  return reportApi(join(root, 'shell'));
}

/** What the current build of the shell hands out. */
function shellReport() {
  const dist = join(root, 'shell/dist');
  const pointer = join(dist, 'current.json');
  const file =
    existsSync(pointer) && join(dist, JSON.parse(readFileSync(pointer, 'utf8')).version, 'api.json');
  if (file && existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  throw new ReleaseFailure('build', 'A casca não está construída aqui. Construa antes: pnpm build shell');
}
