import { createHash } from 'node:crypto';
import { readCode, type SandboxGoogleUser } from './google-codes.ts';

const TOKEN_URL = 'https://oauth2.googleapis.com/token';
const USER_URL = 'https://www.googleapis.com/userinfo/v2/me';

/**
 * Answers the two calls that the embedded session service makes to Google, in Google's shapes, and lets every other
 * call pass. `mayEnter` keeps out a user whose address belongs to an account with a password, unless it was linked: the
 * sandbox proves nothing, so it must not open an account of another user.
 */
export function answerGoogle(
  secret: string,
  mayEnter: (user: SandboxGoogleUser) => Promise<boolean>,
  otherwise: typeof fetch,
): typeof fetch {
  return async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (url === TOKEN_URL) {
      const code = new URLSearchParams(String(init?.body)).get('code') ?? '';
      if (!readCode(code, secret, Date.now()))
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
      const user = readCode(token, secret, Date.now());
      if (!user || !(await mayEnter(user))) return Response.json({ error: 'access_denied' }, { status: 403 });
      const { email, name } = user;
      const id = createHash('sha256').update(email.toLowerCase()).digest('hex').slice(0, 21);
      return Response.json({ id, email, name, verified_email: true });
    }
    return otherwise(input, init);
  };
}
