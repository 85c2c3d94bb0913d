import { workOnExports } from '../services/data-export/work-on-exports.ts';
import type { Services } from '../services/services.ts';
import { repeatEvery } from './repeat-every.ts';

const LOOK_EVERY_MS = 5000;

/** Makes the copies that users asked for, one at a time on each node. Returns a function that stops it within one chunk. */
export function makeExports(services: Services): () => Promise<void> {
  const leaving = new AbortController();
  const failureMessage = 'the copies of data were not worked on';
  const run = () => workOnExports(services, leaving.signal);
  const making = repeatEvery({ everyMs: LOOK_EVERY_MS, failureMessage, run }, services.logger);
  return async () => {
    leaving.abort();
    await making.stop();
  };
}
