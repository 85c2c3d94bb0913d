import { MAX_UPLOAD_BYTES } from '../../contract/browser/limits.ts';
import {
  deleteLogo as deleteLogoDefinition,
  putLogo as putLogoDefinition,
  readBrandKit as readDefinition,
  readLogo as readLogoDefinition,
  saveBrandKit as saveDefinition,
} from '../../contract/routes/brand-kit-routes.ts';
import { limitBody } from '../http/limit-body.ts';
import { limitRate } from '../http/limit-rate.ts';
import { limitUploadShare } from '../http/limit-upload-share.ts';
import { newRoutes } from '../http/new-routes.ts';
import { readFormsInTurn } from '../http/read-forms-in-turn.ts';
import { removeLogo, replaceLogo } from '../services/brand-kit/change-logo.ts';
import { openLogo } from '../services/brand-kit/open-logo.ts';
import { readBrandKit, saveBrandKit } from '../services/brand-kit/save-brand-kit.ts';
import type { Services } from '../services/services.ts';

const CHOICE_BYTES = 4 * 1024;
/** A picture, and the boundaries around it. */
const LOGO_BYTES = MAX_UPLOAD_BYTES + 64 * 1024;

/** The look of a user's shop, and its logo. */
export function brandKitRoutes(services: Services) {
  const routes = newRoutes();
  routes.put(saveDefinition.path, limitRate(60, 60), limitBody(CHOICE_BYTES));
  routes.put(
    putLogoDefinition.path,
    limitRate(30, 60),
    limitBody(LOGO_BYTES),
    limitUploadShare(2 * LOGO_BYTES),
    readFormsInTurn,
  );
  return routes
    .openapi(readDefinition, async (c) => c.json(await readBrandKit(services, c.var.user), 200))
    .openapi(saveDefinition, async (c) =>
      c.json(await saveBrandKit(services, c.var.user, c.req.valid('json')), 200),
    )
    .openapi(putLogoDefinition, async (c) =>
      c.json(await replaceLogo(services, c.var.user, c.req.valid('form').image), 200),
    )
    .openapi(deleteLogoDefinition, async (c) => c.json(await removeLogo(services, c.var.user), 200))
    .openapi(readLogoDefinition, async (c) => {
      const { user, id } = c.req.valid('param');
      const logo = await openLogo(services, { userId: user, logoId: id, ...c.req.valid('query') });
      c.header('cache-control', `private, max-age=${logo.secondsLeft}, immutable`);
      if ('url' in logo) return c.redirect(logo.url, 302);
      return c.body(new Uint8Array(logo.png), 200, { 'content-type': 'image/png' });
    });
}
