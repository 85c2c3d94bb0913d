import { mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { basename, join } from 'node:path';

/** How a run's folder begins. A run that finds itself in one makes no other. */
export const RUN_FOLDER = 'andromeda-run-';
const MEMORY = '/dev/shm';
/** A run leaves up to 2 GB there at a time, and needs about 6 GB of memory beside it. */
const ROOM = { folder: 4 * 2 ** 30, memory: 12 * 2 ** 30 };

/**
 * The global setup of every test run: whatever its processes write below the system's temporary folder goes into one
 * folder, which goes with the run. Each project of a run calls it, and all share the first one's folder: a socket's path
 * holds about a hundred characters. It lies in memory where there is plenty and TMPDIR names no other place: servers and
 * backups copy a thousand files each, which takes a disk five times as long. Answers the removal.
 */
export default function ownTemporaryFolder() {
  const { TMPDIR } = process.env;
  if (basename(tmpdir()).startsWith(RUN_FOLDER)) return () => undefined;
  const folder = mkdtempSync(join(TMPDIR === undefined && hasRoomInMemory() ? MEMORY : tmpdir(), RUN_FOLDER));
  process.env.TMPDIR = folder;
  return () => {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
    rmSync(folder, { recursive: true, force: true });
  };
}

function hasRoomInMemory() {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= ROOM.folder && freemem() >= ROOM.memory;
  } catch {
    return false;
  }
}
