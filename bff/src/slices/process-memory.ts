import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { setPriority } from 'node:os';

const LOOK_EVERY_MS = 50;
/** Bytes of a page of memory on every Linux machine that Node runs on with its usual kernel. */
const PAGE_BYTES = 4096;

/**
 * Ends a process whose memory grows beyond the limit; V8's own limit counts only its heap, not what typed arrays
 * hold. Does nothing where the system does not tell (other than Linux).
 */
export function watchMemory(child: ChildProcess, limitMb: number, end: () => void): () => void {
  const timer = setInterval(() => {
    if (residentMb(child) > limitMb) end();
  }, LOOK_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}

function residentMb({ pid }: ChildProcess): number {
  try {
    const [, pages] = readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ');
    return (Number(pages) * PAGE_BYTES) / 1024 ** 2;
  } catch {
    return 0;
  }
}

/** Below the server's own priority; docs/decisions/044 measured what this one does to other users' requests. */
const GIVES_WAY = 5;

/** The server's own work comes first, and where memory runs out, Linux ends this process before the server. */
export function giveWay({ pid }: ChildProcess): void {
  if (!pid) return;
  writeFile(`/proc/${pid}/oom_score_adj`, '1000').catch(() => undefined);
  try {
    setPriority(pid, GIVES_WAY);
  } catch {
    // Some systems forbid it; the process then runs beside the server's work.
  }
}
