import type { z } from 'zod';
import type { NewProduct, Product, ProductChange } from '../../../contract/products.ts';
import { DomainError } from '../../domain-error.ts';
import type { User } from '../../ports/user.ts';
import { removePhotoFiles } from '../product-photos/delete-photo.ts';
import type { Services } from '../services.ts';

type Deps = Pick<Services, 'productRepository'>;

/** Reads one of the user's products with its texts. Rejects with `not_found` for anybody else's. */
export async function readProduct({ productRepository }: Deps, user: User, id: string): Promise<Product> {
  const product = await productRepository.find(user, id);
  if (!product) throw new DomainError('not_found');
  return product;
}

/**
 * Creates a product with the pictures that it begins with. Repeated, it answers what the first request made. Rejects with
 * `not_found` where the id is of another user's product.
 */
export async function createProduct(
  deps: Deps,
  user: User,
  { imageIds, ...product }: z.output<typeof NewProduct>,
): Promise<Product> {
  await deps.productRepository.create(user, product);
  if (imageIds.length > 0) await deps.productRepository.setProductOf(user, imageIds, product.id);
  return readProduct(deps, user, product.id);
}

/** Replaces the name, the facts, or both. Rejects with `not_found`. */
export async function changeProduct(
  deps: Deps,
  user: User,
  id: string,
  { name, facts }: z.output<typeof ProductChange>,
): Promise<Product> {
  const change = { ...(name !== undefined && { name }), ...(facts && { facts }) };
  if (!(await deps.productRepository.change(user, id, change))) throw new DomainError('not_found');
  return readProduct(deps, user, id);
}

/** Deletes a product with its texts and its photos; its pictures stay in the library. Rejects with `not_found`. */
export async function deleteProduct(
  deps: Deps & Pick<Services, 'productPhotos' | 'pictures' | 'displayCopies' | 'logger'>,
  user: User,
  id: string,
): Promise<void> {
  const photos = await deps.productPhotos.list(user, id);
  if (!(await deps.productRepository.remove(user, id))) throw new DomainError('not_found');
  await removePhotoFiles(deps, photos ?? []);
}

/** Puts pictures of the user to one of the user's products; those of others are left alone. Rejects with `not_found`. */
export async function addProductImages(
  deps: Deps,
  user: User,
  id: string,
  imageIds: readonly string[],
): Promise<Product> {
  await readProduct(deps, user, id);
  await deps.productRepository.setProductOf(user, imageIds, id);
  return readProduct(deps, user, id);
}

/** Takes a picture out of the product that it stands in. Rejects with `not_found` where it stands in another. */
export async function removeProductImage(
  { productRepository, library }: Deps & Pick<Services, 'library'>,
  user: User,
  { productId, imageId }: { productId: string; imageId: string },
): Promise<void> {
  const image = await library.find(user, imageId);
  if (image?.productId !== productId) throw new DomainError('not_found');
  await productRepository.setProductOf(user, [image.id], null);
}
