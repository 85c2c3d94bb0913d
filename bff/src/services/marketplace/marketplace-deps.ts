import type { Services } from '../services.ts';
import type { ConnectedMarketplace } from './connected-marketplace.ts';

/** What acts for a seller needs. */
export type MarketplaceDeps = Pick<Services, 'marketplaceConnections' | 'clock' | 'logger'> & {
  marketplace: ConnectedMarketplace;
};
