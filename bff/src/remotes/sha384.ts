import { createHash } from 'node:crypto';

/** `sha384-...` of a file, as browsers compare it. */
export const sha384 = (bytes: Uint8Array) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
