import { PRODUCTS_PAGE_SIZE } from '../../../contract/browser/listings/product.ts';
import type { ProductListQuery, ProductPage, ProductSummary } from '../../../contract/products.ts';
import type { ListedProduct } from '../../ports/product-repository.ts';
import type { User } from '../../ports/user.ts';
import type { Services } from '../services.ts';

type Deps = Pick<Services, 'productRepository' | 'addresses' | 'photoAddresses'>;

/**
 * One page of the user's products, the last changed first, each with an address, which expires, of its newest picture or else of its
 * first photo.
 */
export async function listProducts(
  deps: Deps,
  user: User,
  { page, search }: ProductListQuery,
): Promise<ProductPage> {
  const query = { page, search, pageSize: PRODUCTS_PAGE_SIZE };
  const { products, total } = await deps.productRepository.list(user, query);
  return {
    total,
    page,
    pageSize: PRODUCTS_PAGE_SIZE,
    products: products.map(({ cover, firstPhoto, ...product }) => ({
      ...product,
      cover: coverOf(deps, { cover, firstPhoto }),
    })),
  };
}

function coverOf(
  { addresses, photoAddresses }: Deps,
  { cover, firstPhoto }: Pick<ListedProduct, 'cover' | 'firstPhoto'>,
): ProductSummary['cover'] {
  if (cover)
    return { thumbnailUrl: addresses.sign(cover.id, 'thumbnail'), dominantColor: cover.dominantColor };
  return firstPhoto === null
    ? null
    : { thumbnailUrl: photoAddresses.sign(firstPhoto, 'thumbnail'), dominantColor: null };
}
