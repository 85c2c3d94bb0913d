import type { EmailDriver } from '@supabase/lite';
import { renderMail } from '../mail/mail-templates.ts';
import type { SqlDatabase } from './sql-database.ts';

interface GateOptions {
  database: SqlDatabase;
  email: EmailDriver;
  siteUrl: string;
}

interface Account {
  id: string;
  confirmed: boolean;
  /** Empty where no link was sent. */
  token: string;
  /** Seconds since the last confirmation was sent. */
  age: number;
}

/** A hosted project's `max_frequency`: no second mail to an address sooner. */
const PAUSE_SECONDS = 60;
/** A password can be changed only within this many minutes of the sign-in, so that an older, stolen token cannot. */
const FRESH_MINUTES = 15;

/**
 * Does what a hosted session service does and the embedded one does not: send a confirmation again, answer a new sign-up for an address
 * that was never confirmed, and ask for a fresh sign-in before a password changes. Answers `null` for the rest.
 */
export function createAuthGate({ database, email, siteUrl }: GateOptions) {
  const find = async (address: string): Promise<Account | undefined> => {
    const { rows } = await database.query<Account>(
      `select id, confirmed_at is not null as confirmed, coalesce(confirmation_token, '') as token,
         coalesce(extract(epoch from now() - confirmation_sent_at::timestamptz), 0)::float as age
       from auth.users where email = $1`,
      [address.trim().toLowerCase()],
    );
    return rows[0];
  };
  const sendAgain = async ({ id, token }: Account, address: string) => {
    await database.query('update auth.users set confirmation_sent_at = now() where id = $1', [id]);
    const mail = renderMail('confirmation', { siteUrl, tokenHash: token });
    await email.send({ to: address.trim().toLowerCase(), ...mail });
  };
  const signUpAgain = async (address: string): Promise<Response | null> => {
    const account = await find(address);
    if (!account) return null;
    if (account.confirmed) return refusal(422, 'user_already_exists', 'User already registered');
    const wait = Math.ceil(PAUSE_SECONDS - account.age);
    if (wait > 0)
      return refusal(
        429,
        'over_email_send_rate_limit',
        `For security purposes, you can only request this after ${wait} seconds.`,
      );
    // As in a hosted project, the account stays as it is, since nobody knows who is signing up now. The link is sent again.
    await sendAgain(account, address);
    return Response.json({
      id: account.id,
      email: address,
      user_metadata: {},
      identities: [{ provider: 'email' }],
    });
  };
  const confirmAgain = async (address: string): Promise<Response> => {
    const account = await find(address);
    if (account?.token && !account.confirmed) await sendAgain(account, address);
    // The same answer for every address, so that it does not reveal who is registered.
    return Response.json({});
  };
  const provesFreshness = async (token: string): Promise<Response | null> => {
    const { rows } = await database.query(
      `select 1 from auth.sessions where id = $1 and created_at::timestamptz > now() - make_interval(mins => $2)`,
      [sessionOf(token), FRESH_MINUTES],
    );
    if (rows.length > 0) return null;
    return refusal(401, 'reauthentication_needed', 'Password update requires reauthentication');
  };
  return async (request: Request): Promise<Response | null> => {
    const call = `${request.method} ${new URL(request.url).pathname}`;
    if (!/^(POST \/auth\/v1\/(signup|resend)|PUT \/auth\/v1\/user)$/.test(call)) return null;
    const body = fieldsOf(await request.clone().text());
    const address = typeof body.email === 'string' ? body.email : '';
    if (call.endsWith('/signup')) return signUpAgain(address);
    if (call.endsWith('/resend')) return body.type === 'signup' ? confirmAgain(address) : null;
    if (body.password === undefined) return null;
    return provesFreshness(request.headers.get('authorization')?.replace(/^Bearer /i, '') ?? '');
  };
}

// The proxy in front of this loopback port checked the token, and the service behind it checks it again.
function sessionOf(token: string): string | null {
  const claims = fieldsOf(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  return typeof claims.session_id === 'string' ? claims.session_id : null;
}

/** The fields of a JSON object; no fields where the text is anything else. */
export function fieldsOf(text: string): Record<string, unknown> {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

const refusal = (code: number, error_code: string, msg: string) =>
  Response.json({ code, error_code, msg }, { status: code });
