import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { Clock } from '../../ports/clock.ts';
import type { User } from '../../ports/user.ts';

/** How long a permit is good for: as long as an order of a batch may wait. */
const GOOD_FOR_MS = 4 * 3600 * 1000;

/** The order that a permit is for. */
export interface PermittedOrder {
  batch: string;
  key: string;
}

/** For whom a permit was issued, and when, in milliseconds. */
export interface OrderPermit extends Pick<User, 'userId' | 'sessionId'> {
  issuedAt: number;
}

/** Permits to place one order of a batch each, in the name of a sign-in. */
export interface OrderPermits {
  issue(user: Pick<User, 'userId' | 'sessionId'>, order: PermittedOrder): string;
  /** Null for a forged or expired one, and for that of another order. */
  open(permit: string, order: PermittedOrder): OrderPermit | null;
}

const Sealed = z.tuple([z.string(), z.string(), z.number()]);

/** Permits that are signed, and kept by nobody but the browser that asked for them (docs/decisions/098). */
export function createOrderPermits(secret: string, clock: Pick<Clock, 'now'>): OrderPermits {
  const signingKey = Buffer.from(hkdfSync('sha256', secret, '', 'andromeda order permits', 32));
  const sign = (text: string, { batch, key }: PermittedOrder) =>
    createHmac('sha256', signingKey)
      .update([text, batch, key].map((part) => part.toLowerCase()).join('\n'))
      .digest();
  return {
    issue: ({ userId, sessionId }, order) => {
      const sealed = JSON.stringify([userId, sessionId, clock.now().getTime()]);
      const text = Buffer.from(sealed).toString('hex');
      return `${text}.${sign(text, order).toString('hex')}`;
    },
    open: (permit, order) => {
      const [text = '', signature = ''] = permit.split('.');
      const [given, expected] = [Buffer.from(signature, 'hex'), sign(text, order)];
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
      const [userId, sessionId, issuedAt] = Sealed.parse(JSON.parse(Buffer.from(text, 'hex').toString()));
      return clock.now().getTime() < issuedAt + GOOD_FOR_MS ? { userId, sessionId, issuedAt } : null;
    },
  };
}
