import type { MarketplaceConnection } from '../../../contract/marketplace.ts';
import { MarketplaceError } from '../../ports/marketplace.ts';
import type { MarketplaceDeps } from './marketplace-deps.ts';
import { openTokens } from './seller-access.ts';

/** The account that the user has connected. */
export async function readConnection(
  { marketplace, marketplaceConnections }: MarketplaceDeps,
  userId: string,
): Promise<MarketplaceConnection> {
  const connection = await marketplaceConnections.find(userId);
  return {
    account: connection && { name: connection.accountName, connectedAt: connection.connectedAt },
    demonstration: marketplace.demonstration,
  };
}

/**
 * Takes our right away at the marketplace and forgets the tokens. Where the marketplace does not answer they are forgotten all the
 * same: without them we can do nothing.
 */
export async function disconnect(deps: MarketplaceDeps, userId: string): Promise<void> {
  const { marketplace, marketplaceConnections: connections, logger } = deps;
  const connection = await connections.find(userId);
  if (!connection) return;
  try {
    const { accountId, sealedTokens } = connection;
    await revoke(deps, accountId, openTokens(marketplace, userId, sealedTokens));
  } catch (error) {
    const trouble = error instanceof MarketplaceError ? error.trouble : 'unreadable';
    logger.warn({ userId, trouble }, 'a connection was forgotten without its end at the marketplace');
  }
  await connections.remove(userId);
}

/** An access that has ended cannot revoke: another is asked for, for this alone. */
async function revoke(
  { marketplace: { port } }: MarketplaceDeps,
  accountId: string,
  { access, refresh }: { access: string; refresh: string },
): Promise<void> {
  await port.revoke({ accountId, access }).catch(async (error: unknown) => {
    if (!(error instanceof MarketplaceError) || error.trouble !== 'unauthorized') throw error;
    await port.revoke(await port.renew(refresh));
  });
}
