import { runRelease } from './run.mjs';
import { workspaceProject } from './workspace-project.mjs';

// `pnpm release …`: takes one remote from its sources to users' browsers, and back.
await runRelease(process.argv.slice(2), workspaceProject());
