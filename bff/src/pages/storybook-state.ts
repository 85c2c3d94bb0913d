import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** `building`: `npm start` builds a newer Storybook now; `failed`: it could not; `ready`: nothing is under way. */
export type StorybookState = 'ready' | 'building' | 'failed';

/** What `tooling/scripts/storybook.mjs` left in the repository of `root` about its last build. */
export function storybookState(root: string): StorybookState {
  const folder = join(root, 'design-system', 'dist');
  if (isRunning(join(folder, 'storybook-building'))) return 'building';
  return existsSync(join(folder, 'storybook-failed')) ? 'failed' : 'ready';
}

/** Whether the process that the marker names still runs: one that was killed took no marker away. */
function isRunning(marker: string): boolean {
  try {
    return process.kill(Number(readFileSync(marker, 'utf8')), 0);
  } catch {
    return false;
  }
}
