import { createHmac, timingSafeEqual } from 'node:crypto';

/** The identity that a user typed on the sandbox's consent page. */
export interface SandboxGoogleUser {
  email: string;
  name: string;
  /** The account was linked in this browser by the user who owns it. */
  linked?: boolean | undefined;
}

/** What the sandbox's Google signs. */
export interface SandboxGoogle {
  /** A code as a provider gives it to the session service: it names the user, for five minutes. */
  signCode(user: SandboxGoogleUser): string;
  /** A seal for the browser in which a user linked their account; it names the account for a year. */
  sealAccount(email: string): string;
  /** The account of a seal; `null` for a forged or expired one. */
  openAccount(seal: string): string | null;
}

const LIFETIME_MS = 5 * 60_000;
const SEAL_LIFETIME_MS = 365 * 24 * 3600_000;

export function createSandboxGoogle(secret: string): SandboxGoogle {
  // A seal is not accepted as a code.
  const sealSecret = `${secret} linked-account`;
  return {
    signCode: (user) => signCode(user, secret, Date.now()),
    sealAccount: (email) => signCode({ email, name: '' }, sealSecret, Date.now(), SEAL_LIFETIME_MS),
    openAccount: (seal) => readCode(seal, sealSecret, Date.now())?.email ?? null,
  };
}

export function signCode(
  user: SandboxGoogleUser,
  secret: string,
  now: number,
  lifetimeMs = LIFETIME_MS,
): string {
  const body = Buffer.from(JSON.stringify({ ...user, until: now + lifetimeMs })).toString('base64url');
  return `${body}.${digest(body, secret)}`;
}

/** The user of a code; `null` for a forged or expired one. */
export function readCode(code: string, secret: string, now: number): SandboxGoogleUser | null {
  const [body = '', mac = ''] = code.split('.');
  const expected = Buffer.from(digest(body, secret));
  const given = Buffer.from(mac);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const { until, ...user } = JSON.parse(Buffer.from(body, 'base64url').toString()) as SandboxGoogleUser & {
    until: number;
  };
  return until > now ? user : null;
}

const digest = (body: string, secret: string) =>
  createHmac('sha256', `google-stand-in:${secret}`).update(body).digest('base64url');
