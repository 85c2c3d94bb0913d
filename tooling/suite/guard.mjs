import { createInterface } from 'node:readline';
import { endGroup } from './end-group.mjs';

// Outlives the process that started it, however that ended, and ends the process groups it knows of: `+id` adds a
// running group, `-id` removes one that ended. Standard input closes with the process that started it.
/** @type {Set<number>} */
const groups = new Set();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);
const lines = createInterface({ input: process.stdin });
lines.on('line', (line) => {
  const id = Number(line.slice(1));
  if (line.startsWith('+')) groups.add(id);
  else groups.delete(id);
});
lines.on('close', () => Promise.all([...groups].map(endGroup)));
