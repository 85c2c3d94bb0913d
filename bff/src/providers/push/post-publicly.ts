import { request } from 'node:https';
import { createPublicLookup } from '../../addresses/public-address.ts';

/** Sends bytes and answers the status; what else the service says is not read. */
export type Post = (url: string, headers: Record<string, string>, body: Buffer) => Promise<number>;

const LIMIT_MS = 10_000;

/** Posts to an address that a user gave: a public one alone, without following where it leads, within 10 s. */
export const createPublicPost =
  (lookup = createPublicLookup()): Post =>
  (url, headers, body) =>
    new Promise((resolve, reject) => {
      const options = {
        method: 'POST',
        lookup,
        agent: false,
        signal: AbortSignal.timeout(LIMIT_MS),
      } as const;
      const call = request(url, { ...options, headers: { ...headers, 'content-length': body.length } });
      call.on('response', (answer) => {
        resolve(answer.statusCode ?? 0);
        answer.destroy();
      });
      call.on('error', reject);
      call.end(body);
    });
