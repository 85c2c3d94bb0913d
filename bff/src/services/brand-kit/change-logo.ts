import { randomUUID } from 'node:crypto';
import type { BrandKit } from '../../../contract/brand-kit.ts';
import { DomainError } from '../../domain-error.ts';
import type { LogoFile } from '../../ports/brand-kit-repository.ts';
import type { User } from '../../ports/user.ts';
import { readUpload } from '../generation/read-upload.ts';
import type { Services } from '../services.ts';
import { logoPathOf } from './present-brand-kit.ts';
import { readBrandKit } from './save-brand-kit.ts';

type Deps = Pick<
  Services,
  'brandKits' | 'logoAddresses' | 'pictures' | 'imageProcessor' | 'intake' | 'logger'
>;

/**
 * Replaces the logo of the user's shop. Every logo is a file of its own, so that an address shows the same one forever.
 * Rejects as every upload does, with `image_missing` where there is none.
 */
export async function replaceLogo(deps: Deps, user: User, file: Blob | undefined): Promise<BrandKit> {
  if (!file) throw new DomainError('image_missing');
  const { bytes } = await readUpload(deps, user, file);
  const { png, width, height } = await deps.imageProcessor.logo(bytes);
  const logo = { id: randomUUID(), width, height };
  await deps.pictures.put(logoPathOf(user.userId, logo.id), png);
  return exchange(deps, user, logo);
}

/** Removes the logo; the rest of the look stays. */
export const removeLogo = (deps: Deps, user: User): Promise<BrandKit> => exchange(deps, user, null);

async function exchange(deps: Deps, user: User, logo: LogoFile | null): Promise<BrandKit> {
  const before = await deps.brandKits.find(user);
  if (before?.logo || logo) await deps.brandKits.setLogo(user, logo);
  if (before?.logo) {
    const path = logoPathOf(user.userId, before.logo.id);
    // What is left behind goes with the account.
    await deps.pictures
      .remove(path)
      .catch((err) => deps.logger.error({ err, path }, 'a replaced logo could not be removed'));
  }
  return readBrandKit(deps, user);
}
