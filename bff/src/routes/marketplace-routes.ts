import { getCookie, setCookie } from 'hono/cookie';
import {
  beginMarketplaceSignIn,
  changeMarketplaceListing,
  diagnoseForMarketplace,
  disconnectMarketplace,
  endMarketplaceSignIn,
  listMarketplaceChanges,
  listMarketplaceListings,
  readMarketplace,
  undoMarketplaceChange,
} from '../../contract/routes/marketplace-routes.ts';
import { limitBody } from '../http/limit-body.ts';
import { limitNetwork, limitRate } from '../http/limit-rate.ts';
import { newRoutes } from '../http/new-routes.ts';
import type { ConnectedMarketplace } from '../services/marketplace/connected-marketplace.ts';
import { disconnect, readConnection } from '../services/marketplace/connection.ts';
import { listListings } from '../services/marketplace/list-listings.ts';
import { diagnosePicture } from '../services/marketplace/prepared-picture.ts';
import { sendPicture } from '../services/marketplace/send-picture.ts';
import { beginSignIn, endSignIn, nameIn, SIGN_IN_MINUTES } from '../services/marketplace/sign-in.ts';
import { listChanges, undoChange } from '../services/marketplace/undo-change.ts';
import type { Services } from '../services/services.ts';

const BODY_BYTES = 4 * 1024;
/** The browser in which a sign-in at Mercado Livre began; each tab's has a cookie of its own. */
const BEGUN = 'andromeda_mercado_livre_';

interface Options {
  marketplace: ConnectedMarketplace;
  publicUrl: string;
}

/** The seller's account at Mercado Livre; these addresses exist only where it is configured. */
export function marketplaceRoutes(services: Services, { marketplace, publicUrl }: Options) {
  const deps = { ...services, marketplace };
  const routes = newRoutes();
  const cookie = {
    path: endMarketplaceSignIn.path,
    httpOnly: true,
    sameSite: 'Lax',
    secure: publicUrl.startsWith('https:'),
  } as const;
  routes.post(beginMarketplaceSignIn.path, limitRate(20, 60), limitBody(BODY_BYTES));
  routes.get(endMarketplaceSignIn.path, limitNetwork(60, 60));
  routes.get(listMarketplaceListings.path, limitRate(60, 60));
  routes.post(diagnoseForMarketplace.path, limitRate(30, 60), limitBody(BODY_BYTES));
  routes.post(changeMarketplaceListing.path, limitRate(30, 60), limitBody(BODY_BYTES));
  routes.post(undoMarketplaceChange.getRoutingPath(), limitRate(30, 60));
  return routes
    .openapi(readMarketplace, async (c) => c.json(await readConnection(deps, c.var.user.userId), 200))
    .openapi(beginMarketplaceSignIn, async (c) => {
      const { url, nonce, name } = await beginSignIn(deps, c.var.user, c.req.valid('json').returnTo);
      setCookie(c, BEGUN + name, nonce, { ...cookie, maxAge: SIGN_IN_MINUTES * 60 });
      return c.json({ url }, 200);
    })
    .openapi(endMarketplaceSignIn, async (c) => {
      const answer = c.req.valid('query');
      const name = BEGUN + nameIn(answer.state);
      const nonce = getCookie(c, name);
      const next = await endSignIn(deps, { ...answer, nonce });
      if (nonce !== undefined) setCookie(c, name, '', { ...cookie, maxAge: 0 });
      c.header('referrer-policy', 'no-referrer');
      return c.redirect(next, 302);
    })
    .openapi(disconnectMarketplace, async (c) => {
      await disconnect(deps, c.var.user.userId);
      return c.body(null, 204);
    })
    .openapi(listMarketplaceListings, async (c) =>
      c.json(await listListings(deps, c.var.user, c.req.valid('query')), 200),
    )
    .openapi(diagnoseForMarketplace, async (c) =>
      c.json(await diagnosePicture(deps, c.var.user, c.req.valid('json')), 200),
    )
    .openapi(changeMarketplaceListing, async (c) => {
      const idempotencyKey = c.req.valid('header')['idempotency-key'];
      return c.json(await sendPicture(deps, c.var.user, { ...c.req.valid('json'), idempotencyKey }), 200);
    })
    .openapi(listMarketplaceChanges, async (c) =>
      c.json({ changes: await listChanges(deps, c.var.user) }, 200),
    )
    .openapi(undoMarketplaceChange, async (c) =>
      c.json(await undoChange(deps, c.var.user, c.req.valid('param').id), 200),
    );
}
