import { PRODUCTS_PAGE_SIZE } from '../../../contract/browser/listings/product.ts';
import type { ProductListQuery, ProductPage } from '../../../contract/products.ts';
import type { User } from '../../ports/user.ts';
import type { Services } from '../services.ts';

/** One page of the user's products, the last changed first, each with an address of its newest picture that expires. */
export async function listProducts(
  { productRepository, addresses }: Pick<Services, 'productRepository' | 'addresses'>,
  user: User,
  { page, search }: ProductListQuery,
): Promise<ProductPage> {
  const query = { page, search, pageSize: PRODUCTS_PAGE_SIZE };
  const { products, total } = await productRepository.list(user, query);
  return {
    total,
    page,
    pageSize: PRODUCTS_PAGE_SIZE,
    products: products.map(({ cover, ...product }) => ({
      ...product,
      cover: cover && {
        thumbnailUrl: addresses.sign(cover.id, 'thumbnail'),
        dominantColor: cover.dominantColor,
      },
    })),
  };
}
