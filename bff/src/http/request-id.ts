import { randomBytes } from 'node:crypto';

// A prefix of the process and a count: as unique as a UUID, at a fraction of its cost per request.
const prefix = randomBytes(6).toString('hex');
let count = 0;

/** A name for one request. One from outside is never taken over: it could forge another's log lines. */
export function nextRequestId(): string {
  count += 1;
  return `${prefix}-${count.toString(36)}`;
}
