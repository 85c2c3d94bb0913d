import type {
  AdministeredAccount,
  AdministeredAccountList,
  AdministeredAccountPage,
  AuditPage,
  BlockChange,
  CreditAdjustment,
} from '../../../contract/administered-accounts.ts';
import { DomainError } from '../../domain-error.ts';
import type { Administered } from '../../ports/account-administration.ts';
import type { User } from '../../ports/user.ts';
import type { Services } from '../services.ts';
import { requireAdmin } from './require-admin.ts';

type Deps = Pick<Services, 'profiles' | 'accountAdministration'>;

const MOST_FOUND = 20;
const PAGE_SIZE = 20;

/** Finds accounts by a part of their address or name, for administrators only. */
export async function findAccounts(deps: Deps, user: User, search: string): Promise<AdministeredAccountList> {
  await requireAdmin(deps, user);
  const accounts = await deps.accountAdministration.find(user.userId, search, MOST_FOUND);
  if (!accounts) throw new DomainError('forbidden');
  return { accounts };
}

/** Reads an account with a page of its ledger, for administrators only; the audit log records it. */
export async function openAccount(
  deps: Deps,
  user: User,
  { id, page }: { id: string; page: number },
): Promise<AdministeredAccountPage> {
  await requireAdmin(deps, user);
  const opened = await deps.accountAdministration.open(user.userId, id, { page, pageSize: PAGE_SIZE });
  if (!opened.ok) throw new DomainError(opened.code);
  const { account, entries, total } = opened;
  return { account, entries, total, page, pageSize: PAGE_SIZE };
}

/** Grants credits or takes them back. Rejects with `balance_too_low` instead of taking only a part. */
export async function adjustCredits(
  deps: Deps,
  user: User,
  { id, adjustment }: { id: string; adjustment: CreditAdjustment },
): Promise<AdministeredAccount> {
  await requireAdmin(deps, user);
  return accountOf(await deps.accountAdministration.adjustCredits(user.userId, id, adjustment));
}

/** Blocks a user, at once on this node and within 30 s on others, or unblocks them. */
export async function changeBlock(
  deps: Deps & Pick<Services, 'openSessions'>,
  user: User,
  { id, change }: { id: string; change: BlockChange },
): Promise<AdministeredAccount> {
  await requireAdmin(deps, user);
  const account = accountOf(await deps.accountAdministration.setBlock(user.userId, id, change));
  deps.openSessions.forget(id);
  return account;
}

/**
 * Turns off the second factor of a user who lost phone and recovery codes, and tells them by mail. Every session of theirs
 * ends. Rejects with `forbidden` for the own account, too.
 */
export async function removeSecondFactor(
  deps: Deps & Pick<Services, 'openSessions' | 'mails'>,
  user: User,
  { id, reason }: { id: string; reason: string },
): Promise<AdministeredAccount> {
  await requireAdmin(deps, user);
  const ended = await deps.accountAdministration.endSecondFactor(user.userId, id, reason);
  const account = accountOf(ended);
  deps.openSessions.forget(id);
  if (ended.ok && ended.stood && account.email)
    await deps.mails.send?.({ to: account.email, ...deps.mails.secondFactorRemoved() });
  return account;
}

/** The actions of administrators, newest first; on one account where it is given. */
export async function listAudit(
  deps: Deps,
  user: User,
  { account, page }: { account: string | undefined; page: number },
): Promise<AuditPage> {
  await requireAdmin(deps, user);
  const listed = await deps.accountAdministration.audit(user.userId, account ?? null, {
    page,
    pageSize: PAGE_SIZE,
  });
  if (!listed) throw new DomainError('forbidden');
  return { ...listed, page, pageSize: PAGE_SIZE };
}

function accountOf(answer: Administered): AdministeredAccount {
  if (!answer.ok) throw new DomainError(answer.code);
  return answer.account;
}
