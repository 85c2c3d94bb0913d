import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Check } from '../check.ts';

const KILLED = 200;
const PROGRAM = join(import.meta.dirname, '../../../bff/src/testing/kill-workers.fixture.ts');

interface Outcome {
  killed: number;
  placed: number;
  completed: number;
  pictures: number;
  commits: number;
  /** Orders that more than one worker had. */
  taken: number;
  /** Orders that were charged twice. */
  twice: number;
  unanswered: number;
  charged: number;
  left: number;
  /** Of the ledger's entries. */
  sum: number;
}

export const killedWorkers: Check = {
  name: 'killed workers',
  promise:
    'Two hundred workers ended by kill -9, at any moment of their work, lose no order and charge none twice; the ledger adds up.',
  long: true,
  // It starts two hundred processes.
  limitSeconds: 360,
  async run() {
    const { stdout } = await promisify(execFile)(process.execPath, [PROGRAM, String(KILLED)]);
    const seen = JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Outcome;
    const { killed, placed, completed, pictures, commits, taken, twice, unanswered, charged } = seen;
    return {
      figure: `${killed} killed, ${placed} orders, ${taken} of them taken over, ${completed} completed, ${pictures} pictures, ${charged} credits charged, ${twice} twice`,
      held:
        killed === KILLED &&
        taken > 0 &&
        twice === 0 &&
        unanswered === 0 &&
        [completed, pictures, commits, charged].every((count) => count === placed) &&
        seen.sum === seen.left,
    };
  },
};
