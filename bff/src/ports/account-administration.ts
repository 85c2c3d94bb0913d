import type {
  AdministeredAccount,
  AuditEntry,
  BlockChange,
  CreditAdjustment,
} from '../../contract/administered-accounts.ts';
import type { CreditEntry } from '../../contract/credit-entries.ts';

/** Why the call did nothing. */
export type AdministrationRefusal =
  | 'forbidden'
  | 'not_found'
  | 'bad_request'
  | 'idempotency_key_reused'
  | 'balance_too_low'
  | 'account_is_admin';

/** The outcome: the account as it is now, or why nothing was done. */
export type Administered =
  | { ok: true; account: AdministeredAccount }
  | { ok: false; code: AdministrationRefusal };

interface Page {
  page: number;
  pageSize: number;
}

/**
 * What administrators may do with accounts. Each call names who acts, who must be an administrator at that moment; each
 * deed and its line in the audit log are one transaction. All reject with `StoreError`.
 */
export interface AccountAdministration {
  /** Null for who is no administrator. */
  find(actorId: string, search: string, limit: number): Promise<AdministeredAccount[] | null>;
  open(
    actorId: string,
    accountId: string,
    page: Page,
  ): Promise<
    | { ok: true; account: AdministeredAccount; entries: CreditEntry[]; total: number }
    | { ok: false; code: AdministrationRefusal }
  >;
  adjustCredits(actorId: string, accountId: string, adjustment: CreditAdjustment): Promise<Administered>;
  /** Blocking ends every session of the account. */
  setBlock(actorId: string, accountId: string, change: BlockChange): Promise<Administered>;
  /** Also ends every session of the account. `stood`: there was a second factor to turn off. */
  endSecondFactor(
    actorId: string,
    accountId: string,
    reason: string,
  ): Promise<
    { ok: true; account: AdministeredAccount; stood: boolean } | { ok: false; code: AdministrationRefusal }
  >;
  /** Null for who is no administrator. */
  audit(
    actorId: string,
    accountId: string | null,
    page: Page,
  ): Promise<{ entries: AuditEntry[]; total: number } | null>;
}
