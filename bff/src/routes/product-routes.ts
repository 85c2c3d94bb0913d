import {
  addProductImages as addImagesDefinition,
  changeProduct as changeDefinition,
  countSheet as countSheetDefinition,
  createProduct as createDefinition,
  deleteProduct as deleteDefinition,
  listProducts as listDefinition,
  readProduct as readDefinition,
  readSheet as readSheetDefinition,
  removeProductImage as removeImageDefinition,
  saveListing as saveListingDefinition,
  writeListing as writeListingDefinition,
} from '../../contract/routes/product-routes.ts';
import { limitBody } from '../http/limit-body.ts';
import { limitRate } from '../http/limit-rate.ts';
import { newRoutes } from '../http/new-routes.ts';
import {
  addProductImages,
  changeProduct,
  createProduct,
  deleteProduct,
  readProduct,
  removeProductImage,
} from '../services/products/change-product.ts';
import { listProducts } from '../services/products/list-products.ts';
import { countSheet, readSheet } from '../services/products/read-sheet.ts';
import { saveListing, writeListing } from '../services/products/write-listing.ts';
import type { Services } from '../services/services.ts';

/** Room for the longest texts of a listing, each of whose characters may take three bytes. */
const BODY_BYTES = 128 * 1024;

/** Products with their facts, their pictures, and their texts for each channel. */
export function productRoutes(services: Services) {
  const routes = newRoutes();
  for (const path of ['/api/products', '/api/products/*']) routes.use(path, limitBody(BODY_BYTES));
  routes.post(writeListingDefinition.getRoutingPath(), limitRate(60, 60));
  return routes
    .openapi(listDefinition, async (c) =>
      c.json(await listProducts(services, c.var.user, c.req.valid('query')), 200),
    )
    .openapi(readSheetDefinition, async (c) =>
      c.json(await readSheet(services, c.var.user, c.req.valid('query')), 200),
    )
    .openapi(countSheetDefinition, async (c) =>
      c.json(await countSheet(services, c.var.user, c.req.valid('query').search), 200),
    )
    .openapi(createDefinition, async (c) =>
      c.json(await createProduct(services, c.var.user, c.req.valid('json')), 200),
    )
    .openapi(readDefinition, async (c) =>
      c.json(await readProduct(services, c.var.user, c.req.valid('param').id), 200),
    )
    .openapi(changeDefinition, async (c) =>
      c.json(await changeProduct(services, c.var.user, c.req.valid('param').id, c.req.valid('json')), 200),
    )
    .openapi(deleteDefinition, async (c) => {
      await deleteProduct(services, c.var.user, c.req.valid('param').id);
      return c.body(null, 204);
    })
    .openapi(addImagesDefinition, async (c) => {
      const { imageIds } = c.req.valid('json');
      return c.json(await addProductImages(services, c.var.user, c.req.valid('param').id, imageIds), 200);
    })
    .openapi(removeImageDefinition, async (c) => {
      const { id, imageId } = c.req.valid('param');
      await removeProductImage(services, c.var.user, { productId: id, imageId });
      return c.body(null, 204);
    })
    .openapi(writeListingDefinition, async (c) => {
      const wanted = {
        productId: c.req.valid('param').id,
        channel: c.req.valid('json').channel,
        idempotencyKey: c.req.valid('header')['idempotency-key'],
      };
      return c.json(await writeListing(services, c.var.user, wanted), 200);
    })
    .openapi(saveListingDefinition, async (c) => {
      const { id, channel } = c.req.valid('param');
      const kept = await saveListing(services, c.var.user, { productId: id, channel }, c.req.valid('json'));
      return c.json(kept, 200);
    });
}
