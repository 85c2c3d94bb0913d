import type { Mail } from './worker-messages.ts';

/** The account that a fresh embedded database starts with; its e-mail is confirmed and it has 5 credits. */
export const demonstrationAccount = {
  email: 'demo@andromeda.local',
  password: 'Andromeda!2026',
  fullName: 'Ana Vendedora',
  phone: '11987654321',
} as const;

interface Project {
  url: string;
  publishableKey: string;
  inbox(): Mail[];
}

/**
 * Signs the account up and follows the link in its mail, as a user would. Where the account is there and confirmed,
 * no mail comes and nothing changes.
 */
export async function seedDemonstrationAccount(project: Project): Promise<void> {
  const { email, password, fullName, phone } = demonstrationAccount;
  await post(project, 'signup', { email, password, data: { full_name: fullName, phone } });
  const mail = project.inbox().find((candidate) => candidate.to === email);
  const token = mail && /token_hash=([^&"]+)/.exec(mail.html)?.[1];
  if (!token) return;
  const confirmed = await post(project, 'verify', { token_hash: token, type: 'signup' });
  if (!confirmed.ok)
    throw new Error(`the demonstration account was not confirmed: ${await confirmed.text()}`);
}

function post({ url, publishableKey }: Project, path: string, body: unknown) {
  return fetch(`${url}/auth/v1/${path}`, {
    method: 'POST',
    headers: { apikey: publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(30_000),
  });
}
