import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { DomainError } from '../../domain-error.ts';
import { type MarketplaceAccess, MarketplaceError, type MarketplaceTokens } from '../../ports/marketplace.ts';
import type { ConnectionRecord } from '../../ports/marketplace-connections.ts';
import type { MarketplaceDeps } from './marketplace-deps.ts';
import { inOurWords } from './marketplace-failure.ts';

/** Longer than a renewal may take. */
const LEASE_SECONDS = 60;
/** How often whoever waits for another's renewal looks, and how many times. */
const GLANCE_MS = 250;
const MOST_GLANCES = 120;
/** An access that ends so soon is renewed before it is used. */
const MARGIN_MS = 60_000;

const Tokens = z.object({ access: z.string(), refresh: z.string() });

export const sealTokens = (
  { seal }: MarketplaceDeps['marketplace'],
  userId: string,
  { access, refresh }: MarketplaceTokens,
) => seal.seal(userId, JSON.stringify({ access, refresh }));

/**
 * Does work with the seller's account. Renews the access where it has ended, once for all processes, since a refresh token is
 * good once. Rejects with `marketplace_not_connected`, with `marketplace_disconnected` where the seller or the marketplace took
 * the access away, and with the marketplace's failures in our words.
 */
export async function withSellerAccess<Result>(
  deps: MarketplaceDeps,
  userId: string,
  work: (access: MarketplaceAccess) => Promise<Result>,
): Promise<Result> {
  const connection = await deps.marketplaceConnections.find(userId);
  if (!connection) throw new DomainError('marketplace_not_connected');
  try {
    const ends = Date.parse(connection.expiresAt) - MARGIN_MS <= deps.clock.now().getTime();
    const access = ends ? await renew(deps, userId, connection) : accessOf(deps, userId, connection);
    return await work(access).catch(async (error: unknown) => {
      if (!(error instanceof MarketplaceError) || error.trouble !== 'unauthorized') throw error;
      // A changed password ends an access before its time.
      const current = (await deps.marketplaceConnections.find(userId)) ?? connection;
      return work(await renew(deps, userId, current));
    });
  } catch (error) {
    throw inOurWords(deps.logger, error);
  }
}

/** The seller's access as it is stored. Throws where it was sealed under another key. */
export const openTokens = ({ seal }: MarketplaceDeps['marketplace'], userId: string, sealed: string) =>
  Tokens.parse(JSON.parse(seal.open(userId, sealed)));

function accessOf(deps: MarketplaceDeps, userId: string, connection: ConnectionRecord): MarketplaceAccess {
  const { access } = openOrEnd(deps, userId, connection);
  return { accountId: connection.accountId, access };
}

/** Tokens under a former key are of no use any more. */
function openOrEnd(deps: MarketplaceDeps, userId: string, { sealedTokens }: ConnectionRecord) {
  try {
    return openTokens(deps.marketplace, userId, sealedTokens);
  } catch (cause) {
    throw new DomainError('marketplace_disconnected', undefined, { cause });
  }
}

async function renew(
  deps: MarketplaceDeps,
  userId: string,
  connection: ConnectionRecord,
): Promise<MarketplaceAccess> {
  const { marketplaceConnections: connections, clock } = deps;
  for (let glance = 0; glance < MOST_GLANCES; glance++) {
    const claim = { id: randomUUID(), leaseSeconds: LEASE_SECONDS };
    const outcome = await connections.claimRenewal(userId, connection.sealedTokens, claim);
    if (outcome === 'claimed') return renewClaimed(deps, userId, connection, claim.id);
    if (outcome === 'gone') throw new DomainError('marketplace_disconnected');
    if (outcome === 'renewed') {
      const renewed = await connections.find(userId);
      if (!renewed) throw new DomainError('marketplace_disconnected');
      return accessOf(deps, userId, renewed);
    }
    await clock.sleep(GLANCE_MS);
  }
  throw new DomainError('marketplace_busy');
}

async function renewClaimed(
  deps: MarketplaceDeps,
  userId: string,
  connection: ConnectionRecord,
  claimId: string,
): Promise<MarketplaceAccess> {
  const { marketplaceConnections: connections, marketplace, logger } = deps;
  try {
    const { refresh } = openOrEnd(deps, userId, connection);
    const tokens = await marketplace.port.renew(refresh);
    const { expiresAt } = tokens;
    await connections.keepTokens(userId, claimId, {
      sealed: sealTokens(marketplace, userId, tokens),
      expiresAt,
    });
    return { accountId: connection.accountId, access: tokens.access };
  } catch (error) {
    if (isRefused(error)) {
      logger.info({ userId }, 'a marketplace ended a connection');
      await connections.remove(userId, connection.sealedTokens);
      throw new DomainError('marketplace_disconnected', undefined, { cause: error });
    }
    await connections.releaseRenewal(userId, claimId);
    throw error;
  }
}

const isRefused = (error: unknown) =>
  error instanceof MarketplaceError
    ? error.trouble === 'refused_grant'
    : error instanceof DomainError && error.code === 'marketplace_disconnected';
