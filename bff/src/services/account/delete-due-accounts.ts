import { disconnect } from '../marketplace/connection.ts';
import type { Services } from '../services.ts';

type Deps = Pick<
  Services,
  | 'accounts'
  | 'payments'
  | 'pictures'
  | 'exportFiles'
  | 'displayCopies'
  | 'marketplace'
  | 'marketplaceConnections'
  | 'clock'
  | 'logger'
>;

/** After this time another process takes over the account of a process that stopped while it deleted. */
const LEASE_SECONDS = 600;

/**
 * Deletes every account whose seven days are over: the customer at the payment provider, the right to act at a
 * marketplace, the files, then everything in the
 * database in one transaction. Each step may be repeated, so that an interrupted deletion is taken up where it is due
 * again. Any number of nodes may run it. Answers how many accounts are gone; one that failed is logged and comes again.
 */
export async function deleteDueAccounts(deps: Deps): Promise<number> {
  let deleted = 0;
  for (;;) {
    const due = await deps.accounts.claimDue(deps.clock.now(), LEASE_SECONDS);
    if (!due) return deleted;
    try {
      await deps.payments.forgetCustomer(due);
      if (deps.marketplace) await disconnect({ ...deps, marketplace: deps.marketplace }, due.userId);
      const files = await deps.pictures.removeAll(due.userId);
      await deps.exportFiles.removeAll(due.userId);
      for (const imageId of due.imageIds) await deps.displayCopies.forget(imageId);
      if (await deps.accounts.finishDeletion(due.userId, files)) deleted += 1;
    } catch (err) {
      // The lease prevents an immediate retry; the other accounts are deleted meanwhile.
      deps.logger.error({ err, userId: due.userId }, 'an account could not be deleted; it is tried again');
    }
  }
}
