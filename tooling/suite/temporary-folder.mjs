import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

const PREFIX = 'andromeda-run-';

/**
 * The global setup of every test run: whatever its processes write below the system's temporary folder goes into one
 * folder, which goes with the run. Each project of a run calls it, and all share the first one's folder: a socket's path
 * holds about a hundred characters. Answers the removal.
 */
export default function ownTemporaryFolder() {
  const { TMPDIR } = process.env;
  if (basename(tmpdir()).startsWith(PREFIX)) return () => undefined;
  const folder = mkdtempSync(join(tmpdir(), PREFIX));
  process.env.TMPDIR = folder;
  return () => {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
    rmSync(folder, { recursive: true, force: true });
  };
}
