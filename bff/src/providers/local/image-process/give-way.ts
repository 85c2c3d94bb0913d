import { existsSync, readdirSync } from 'node:fs';
import { setPriority } from 'node:os';
import process from 'node:process';

/** On two busy cores the process still gets a quarter of what the server gets: a picture may take a minute (docs/decisions/044). */
const BELOW_SERVER = 5;
const THREADS = '/proc/self/task';

// Users who wait for a page come first. On Linux each thread has its own priority, which threads that it starts inherit.
for (const id of existsSync(THREADS) ? readdirSync(THREADS) : [process.pid])
  setPriority(Number(id), BELOW_SERVER);
