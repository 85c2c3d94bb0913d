import { userIdOf } from '../../e2e/host/library-server.ts';
import { createSeller } from '../../e2e/host/seller.ts';
import type { Installation } from './installation.ts';
import type { SellerAccount } from './load/plan.ts';

/** More than any of them can spend in a run. */
const CREDITS = 100_000;

/** Signs sellers up, as pages do, and grants them credits by the ledger's own function. */
export async function makeSellers(
  { web, query }: Pick<Installation, 'web' | 'query'>,
  count: number,
): Promise<SellerAccount[]> {
  // Mails are in the inbox of the process that wrote them.
  const [address = ''] = web.addresses();
  const sellers: SellerAccount[] = [];
  for (let nth = 0; nth < count; nth += 1) {
    const { session } = await createSeller(address);
    const userId = userIdOf(session.access_token);
    await query(
      `select public.grant_credits('${userId}', 'scale ${userId}', 'scale', ${CREDITS}, ${CREDITS})`,
    );
    sellers.push({ userId, token: session.access_token });
  }
  return sellers;
}
