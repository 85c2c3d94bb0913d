import { createHmac, timingSafeEqual } from 'node:crypto';

/** The identity that a user typed on the sandbox's consent page. */
export interface SandboxGoogleUser {
  email: string;
  name: string;
}

const LIFETIME_MS = 5 * 60_000;

/** A code as a provider gives it to the session service: it names the user, for five minutes. */
export function signCode(user: SandboxGoogleUser, secret: string, now: number): string {
  const body = Buffer.from(JSON.stringify({ ...user, until: now + LIFETIME_MS })).toString('base64url');
  return `${body}.${digest(body, secret)}`;
}

/** The user of a code; `null` for a forged or expired one. */
export function readCode(code: string, secret: string, now: number): SandboxGoogleUser | null {
  const [body = '', mac = ''] = code.split('.');
  const expected = Buffer.from(digest(body, secret));
  const given = Buffer.from(mac);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const { until, email, name } = JSON.parse(
    Buffer.from(body, 'base64url').toString(),
  ) as SandboxGoogleUser & {
    until: number;
  };
  return until > now ? { email, name } : null;
}

const digest = (body: string, secret: string) =>
  createHmac('sha256', `google-stand-in:${secret}`).update(body).digest('base64url');
