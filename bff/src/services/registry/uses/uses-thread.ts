import { parentPort, workerData } from 'node:worker_threads';
import { readScripts } from './read-scripts.ts';

// The thread of `readUses`: answers once. A script that does not parse ends it.
parentPort?.postMessage(readScripts(workerData as Map<string, string>));
