import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { between, countProcessorTime } from './processor-time.ts';

/** Works until it has used so much processor time itself, and in a process that it starts. */
const WORK = `
const burn = (ms) => { while (process.cpuUsage().user / 1000 < ms) for (let n = 0; n < 1e6; n++) Math.sqrt(n); };
if (process.argv[1] === 'child') { burn(200); process.send('done'); } else {
  const child = require('node:child_process').fork(process.execPath, [], { execPath: process.execPath, execArgv: ['-e', process.env.WORK, 'child'] });
  child.once('message', () => { burn(200); process.send('done'); });
}
process.on('disconnect', () => process.exit());
setInterval(() => {}, 1000);`;

test.runIf(process.platform === 'linux')(
  'what a process and its children used stays counted after its end, by its parts',
  async () => {
    const child = spawn(process.execPath, ['-e', WORK], {
      env: { ...process.env, WORK },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    const count = countProcessorTime();
    count.add('worker', child.pid ?? 0);
    const before = count.read();
    await once(child, 'message');
    count.leave(child.pid ?? 0);
    const closed = once(child, 'close');
    child.kill('SIGKILL');
    await closed;
    const used = between(before, count.read());
    expect(used['worker: calls']).toBeGreaterThan(0.1);
    expect(used['worker: pictures']).toBeGreaterThan(0.1);
    expect(used['web: calls'] + used.nginx).toBe(0);
    expect(used.machine).toBeGreaterThanOrEqual(0.2);
  },
);
