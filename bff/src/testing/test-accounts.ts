import type { AccountAdministration } from '../ports/account-administration.ts';
import type { AccountRepository, DeletionRequest } from '../ports/account-repository.ts';
import type { User } from '../ports/user.ts';
import type { Services } from '../services/services.ts';

export const ana = user('ana', '11111111-1111-4111-8111-111111111111');
export const bia = user('bia', '22222222-2222-4222-8222-222222222222');

function user(name: string, userId: string): User {
  return { userId, email: `${name}@loja.example.com`, token: `token-of-${name}`, sessionId: userId };
}

/** Accounts with the password `certa`, of which none is leaving. */
export function createAccounts(): AccountRepository {
  const requests = new Map<string, DeletionRequest>();
  return {
    read: async ({ userId }) => ({
      hasPassword: true,
      signedInAt: null,
      deletion: requests.get(userId) ?? null,
    }),
    provesPassword: async (_user, password) => password === 'certa',
    requestDeletion: async (userId, requestedAt, dueAt) => {
      const request = requests.get(userId) ?? {
        requestedAt: requestedAt.toISOString(),
        dueAt: dueAt.toISOString(),
      };
      requests.set(userId, request);
      return request;
    },
    keep: async (userId) => requests.delete(userId) || true,
    claimDue: async () => null,
    finishDeletion: async () => false,
    forgetOldPayments: async () => 0,
  };
}

/** Sessions that are all open; each user has one, on a computer. */
export function createSessions(): Pick<Services, 'sessions' | 'openSessions'> {
  const userAgent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36';
  const lastUsedAt = '2026-11-20T12:00:00.000Z';
  return {
    sessions: {
      standing: async () => 'open',
      list: async ({ sessionId }) => [{ id: sessionId, userAgent, lastUsedAt }],
      endOthers: async () => undefined,
    },
    openSessions: { standing: async () => 'open', forget: () => undefined },
  };
}

/** Nobody has a second factor, and nobody can turn one on. */
export const noSecondFactors: Services['secondFactors'] = {
  read: async () => null,
  begin: async () => true,
  confirm: async () => false,
  countTry: async () => ({ waitSeconds: 0, tried: 1 }),
  pass: async () => false,
  vouch: async () => true,
  end: async () => undefined,
};

/** Asks for no role: a refusal in a test is the service's own. */
export const uncheckedAdministration: AccountAdministration = {
  find: async () => [],
  open: async () => ({ ok: false, code: 'not_found' }),
  adjustCredits: async () => ({ ok: false, code: 'not_found' }),
  setBlock: async () => ({ ok: false, code: 'not_found' }),
  endSecondFactor: async () => ({ ok: false, code: 'not_found' }),
  audit: async () => ({ entries: [], total: 0 }),
};
