import { spawn } from 'node:child_process';
import { runCommand } from './run-command.mjs';

// Without an argument: a suite whose command starts a server. `leave`: that command, which ends before its server.
const server = ['-e', 'setInterval(() => undefined, 1000)'];
if (process.argv[2] === 'leave') {
  console.log(spawn(process.execPath, server, { stdio: 'ignore' }).pid);
  process.exit();
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));
const command = `const { spawn } = require('node:child_process');
console.log(spawn(process.execPath, ${JSON.stringify(server)}, { stdio: 'ignore' }).pid);
setInterval(() => undefined, 1000);`;
await runCommand([process.execPath, '-e', command], { live: true });
