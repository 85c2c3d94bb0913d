import { createHash } from 'node:crypto';
import { readCode, type SandboxGoogleUser } from './google-codes.ts';

const TOKEN_URL = 'https://oauth2.googleapis.com/token';
const USER_URL = 'https://www.googleapis.com/userinfo/v2/me';

/**
 * Lets a user in: the sandbox proves nothing, so it must not open an account that has a password and was not linked.
 */
type MayEnter = (user: SandboxGoogleUser) => Promise<boolean>;

/** The projects of this thread, by the secret with which each calls Google: a product has one, a thread of tests several. */
const projects = new Map<string, MayEnter>();
let installed: typeof fetch | undefined;

/**
 * Answers the calls of a project to Google. Its session service calls by the global `fetch`, which this thread has no other use of
 * for Google.
 */
export function serveSandboxGoogle(secret: string, mayEnter: MayEnter): void {
  projects.set(secret, mayEnter);
  if (globalThis.fetch === installed) return;
  installed = answerGoogle(projects, globalThis.fetch);
  globalThis.fetch = installed;
}

/** Answers the two calls that the session service makes to Google, in Google's shapes, and lets every other call pass. */
function answerGoogle(known: ReadonlyMap<string, MayEnter>, otherwise: typeof fetch): typeof fetch {
  return async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (url === TOKEN_URL) {
      const asked = new URLSearchParams(String(init?.body));
      const code = asked.get('code') ?? '';
      const secret = asked.get('client_secret') ?? '';
      if (!known.has(secret) || !readCode(code, secret, Date.now()))
        return Response.json({ error: 'invalid_grant' }, { status: 400 });
      return Response.json({
        access_token: code,
        token_type: 'Bearer',
        expires_in: 300,
        scope: 'email profile',
      });
    }
    if (url === USER_URL) {
      const token = new Headers(init?.headers).get('authorization')?.replace('Bearer ', '') ?? '';
      const user = await findUser(known, token);
      if (!user) return Response.json({ error: 'access_denied' }, { status: 403 });
      const { email, name } = user;
      const id = createHash('sha256').update(email.toLowerCase()).digest('hex').slice(0, 21);
      return Response.json({ id, email, name, verified_email: true });
    }
    return otherwise(input, init);
  };
}

/** The user of a token, by the project that gave it; null where none did, or where it keeps the user out. */
async function findUser(known: ReadonlyMap<string, MayEnter>, token: string) {
  for (const [secret, mayEnter] of known) {
    const user = readCode(token, secret, Date.now());
    if (user) return (await mayEnter(user)) ? user : null;
  }
  return null;
}
