import { setPriority } from 'node:os';
import { Worker } from 'node:worker_threads';

// `node load.mjs 12`: keeps that many threads busy at a lower priority, as a busy machine does, until it is stopped. The
// suite starts it with --load, in a process group that ends with the suite.
const loops = Number(process.argv[2] ?? 12);
const AT_MOST_MS = 2 * 60 * 60_000;
const NICE = 10;
setPriority(NICE);
for (let loop = 0; loop < loops; loop++)
  new Worker(`const ends = Date.now() + ${AT_MOST_MS}; while (Date.now() < ends);`, { eval: true });
