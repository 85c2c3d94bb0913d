import { existsSync, readdirSync } from 'node:fs';
import { setPriority } from 'node:os';
import process from 'node:process';

/** On two busy cores it still gets a quarter of what the server wants: pictures have a minute (docs/decisions/044). */
const BELOW_SERVER = 5;
const THREADS = '/proc/self/task';

// Whoever waits for a page comes first. On Linux each thread has a priority of its own, which those that it starts inherit.
for (const id of existsSync(THREADS) ? readdirSync(THREADS) : [process.pid])
  setPriority(Number(id), BELOW_SERVER);
