import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * The global setup of every test run: whatever its processes write below the system's temporary folder goes into one
 * folder, which goes with the run. Answers the removal.
 */
export default function ownTemporaryFolder() {
  const { TMPDIR } = process.env;
  const folder = mkdtempSync(join(tmpdir(), 'andromeda-run-'));
  process.env.TMPDIR = folder;
  return () => {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
    rmSync(folder, { recursive: true, force: true });
  };
}
