import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import RateLimiterRes from 'rate-limiter-flexible/lib/RateLimiterRes.js';
import { AuthRefusal } from './auth-refusal.ts';
import type { RateCounters } from './rate-counters.ts';

/** The limits of the session service: per account against guessing, per network against floods. */
export interface AuthLimits {
  /** Counts one request of a network address; a whole office may share one. */
  countRequest(address: string): Promise<void>;
  /**
   * Counts one renewal of a session for a network address: a browser makes one an hour, and behind one address of a carrier there
   * are thousands. What one session may do is counted where its tokens are.
   */
  countRenewal(address: string): Promise<void>;
  /**
   * Counts one sign-up for a network address: 60 an hour, so that a shop and its guests find room and a machine that
   * collects free credits does not. This machine's own are not counted.
   */
  countSignUp(address: string): Promise<void>;
  /** Counts one mail, or one try of a link, for an e-mail (if one was given) and for a network address. */
  countMailing(email: string, address: string): Promise<void>;
  /**
   * Makes one attempt to sign in, one at a time for each e-mail so that many at once cannot slip by. Refuses further
   * ones after 10 wrong passwords in 5 minutes from one address; only after 50 from anywhere, so that nobody is kept
   * out of their account by a stranger's guesses.
   */
  attemptLogin<T>(
    who: { email: string; address: string },
    attempt: () => Promise<LoginAttempt<T>>,
  ): Promise<T>;
}

export interface LoginAttempt<T> {
  answer: T;
  outcome: 'signed_in' | 'wrong_password' | 'other';
}

const FIVE_MINUTES = 300;
const AN_HOUR = 3600;
const THIS_MACHINE = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/;

export function createAuthLimits(counters: RateCounters): AuthLimits {
  const within = (name: string, points: number) => counters(`auth ${name}`, points, FIVE_MINUTES);
  const requests = within('requests', 1500);
  const renewals = within('renewals', 1500);
  const signUps = counters('auth sign-ups', 60, AN_HOUR);
  const mailings = within('mailings', 10);
  const mailingsOfNetwork = within('mailings of network', 200);
  const failures = {
    fromHere: within('failures from here', 10),
    fromAnywhere: within('failures from anywhere', 50),
    ofNetwork: within('failures of network', 100),
  };
  const turns = new Map<string, Promise<unknown>>();

  const attempt = async <T>(account: string, address: string, login: () => Promise<LoginAttempt<T>>) => {
    const counted = [
      [failures.fromHere, `${account} ${address}`],
      [failures.fromAnywhere, account],
      [failures.ofNetwork, address],
    ] as const;
    for (const [limiter, key] of counted) await refuseFull(limiter, key);
    const { answer, outcome } = await login();
    if (outcome === 'wrong_password') for (const [limiter, key] of counted) await limiter.penalty(key);
    if (outcome === 'signed_in') await failures.fromHere.delete(`${account} ${address}`);
    return answer;
  };

  return {
    countRequest: (address) => consume(requests, address),
    countRenewal: (address) => consume(renewals, address),
    countSignUp: async (address) => {
      if (!THIS_MACHINE.test(address)) await consume(signUps, address);
    },
    async countMailing(email, address) {
      await consume(mailingsOfNetwork, address);
      if (email) await consume(mailings, accountOf(email));
    },
    attemptLogin: ({ email, address }, login) => {
      const account = accountOf(email);
      const before = turns.get(account) ?? Promise.resolve();
      const turn = before.then(() => attempt(account, address, login));
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

async function refuseFull(limiter: RateLimiterAbstract, key: string): Promise<void> {
  const known = await limiter.get(key);
  if (known && known.consumedPoints >= limiter.points) throw tooMany(known);
}

async function consume(limiter: RateLimiterAbstract, key: string): Promise<void> {
  await limiter.consume(key).catch((refusal: unknown) => {
    throw refusal instanceof RateLimiterRes ? tooMany(refusal) : refusal;
  });
}

function tooMany({ msBeforeNext }: RateLimiterRes): AuthRefusal {
  const seconds = Math.ceil(msBeforeNext / 1000);
  return new AuthRefusal(429, 'over_request_rate_limit', 'Request rate limit reached', seconds);
}
