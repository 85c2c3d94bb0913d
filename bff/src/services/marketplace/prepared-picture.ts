import type { Buffer } from 'node:buffer';
import type { MarketplaceDiagnosis, MarketplacePicture } from '../../../contract/marketplace.ts';
import { DomainError } from '../../domain-error.ts';
import { ProviderError } from '../../ports/provider-error.ts';
import type { User } from '../../ports/user.ts';
import { type ChannelDeps, openChannelCopy } from '../channels/channel-copy.ts';
import type { Services } from '../services.ts';
import type { MarketplaceDeps } from './marketplace-deps.ts';
import { withSellerAccess } from './seller-access.ts';

export type PictureDeps = MarketplaceDeps & Pick<Services, 'library'> & ChannelDeps;

/** One of the user's pictures as it is prepared for Mercado Livre: the very bytes that the download gives. */
export async function preparedPicture(deps: PictureDeps, user: User, imageId: string): Promise<Buffer> {
  const image = await deps.library.find(user, imageId);
  if (!image) throw new DomainError('not_found');
  const copy = await openChannelCopy(deps, { image, channel: 'mercado_livre' }).catch((cause: unknown) => {
    if (!(cause instanceof ProviderError)) throw cause;
    throw new DomainError('generation_failed', undefined, { cause });
  });
  if (!copy?.jpeg) throw new DomainError('not_found');
  return copy.jpeg;
}

/** What the marketplace finds in a picture for a listing. Nothing is published. */
export async function diagnosePicture(
  deps: PictureDeps,
  user: User,
  { imageId, listingId, place }: MarketplacePicture,
): Promise<MarketplaceDiagnosis> {
  const jpeg = await preparedPicture(deps, user, imageId);
  const { port } = deps.marketplace;
  return withSellerAccess(deps, user.userId, async (access) => {
    const listing = await port.listing(access, listingId);
    return { findings: await port.diagnose(access, { jpeg, listing, place }) };
  });
}
