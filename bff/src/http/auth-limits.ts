import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { AuthRefusal } from './auth-refusal.ts';

/** The limits of the session service: per account against guessing, per address against floods. */
export interface AuthLimits {
  /** Counts one request of an address; a whole office may share one. */
  countRequest(address: string): Promise<void>;
  /** Counts one mail or one try of a code for an e-mail. */
  countMailing(email: string): Promise<void>;
  /**
   * Makes one attempt to sign in, one at a time for each e-mail so that many at once cannot slip by, and refuses
   * further ones after 10 wrong passwords in 5 minutes.
   */
  attemptLogin<T>(email: string, attempt: () => Promise<LoginAttempt<T>>): Promise<T>;
}

export interface LoginAttempt<T> {
  answer: T;
  outcome: 'signed_in' | 'wrong_password' | 'other';
}

const FIVE_MINUTES = 300;
const WRONG_PASSWORDS = 10;

export function createAuthLimits(): AuthLimits {
  const requests = new RateLimiterMemory({ points: 1500, duration: FIVE_MINUTES });
  const mailings = new RateLimiterMemory({ points: 10, duration: FIVE_MINUTES });
  const failures = new RateLimiterMemory({ points: WRONG_PASSWORDS, duration: FIVE_MINUTES });
  const turns = new Map<string, Promise<unknown>>();

  const attempt = async <T>(email: string, login: () => Promise<LoginAttempt<T>>) => {
    const known = await failures.get(email);
    if (known && known.consumedPoints >= WRONG_PASSWORDS) throw tooMany(known);
    const { answer, outcome } = await login();
    if (outcome === 'wrong_password') await failures.penalty(email);
    if (outcome === 'signed_in') await failures.delete(email);
    return answer;
  };

  return {
    countRequest: (address) => consume(requests, address),
    countMailing: (email) => consume(mailings, accountOf(email)),
    attemptLogin: (email, login) => {
      const account = accountOf(email);
      const before = turns.get(account) ?? Promise.resolve();
      const turn = before.then(() => attempt(account, login));
      const settled = turn.then(
        () => undefined,
        () => undefined,
      );
      turns.set(account, settled);
      void settled.then(() => turns.get(account) === settled && turns.delete(account));
      return turn;
    },
  };
}

const accountOf = (email: string) => email.trim().toLowerCase();

async function consume(limiter: RateLimiterMemory, key: string): Promise<void> {
  await limiter.consume(key).catch((refusal: unknown) => {
    throw refusal instanceof RateLimiterRes ? tooMany(refusal) : refusal;
  });
}

function tooMany({ msBeforeNext }: RateLimiterRes): AuthRefusal {
  const seconds = Math.ceil(msBeforeNext / 1000);
  return new AuthRefusal(429, 'over_request_rate_limit', 'Request rate limit reached', seconds);
}
