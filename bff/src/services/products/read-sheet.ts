import { SHEET_PAGE_SIZE } from '../../../contract/browser/listings/product.ts';
import type { SheetCounts, SheetPage, SheetQuery } from '../../../contract/products.ts';
import type { User } from '../../ports/user.ts';
import type { Services } from '../services.ts';

type Needed = Pick<Services, 'productRepository'>;

/** One page of the products with their texts, the one made last first. */
export const readSheet = ({ productRepository }: Needed, user: User, query: SheetQuery): Promise<SheetPage> =>
  productRepository.sheetPage(user, { ...query, pageSize: SHEET_PAGE_SIZE });

/** How many products a search finds, and how many of them have texts for each channel. */
export const countSheet = (
  { productRepository }: Needed,
  user: User,
  search: string | undefined,
): Promise<SheetCounts> => productRepository.countListings(user, search);
