import type { Context } from 'hono';
import { z } from 'zod';
import type { AppEnv } from '../http/app-env.ts';
import { limitBody } from '../http/limit-body.ts';
import { newRoutes } from '../http/new-routes.ts';
import { isStorable } from '../http/unstorable-text.ts';
import {
  agreementPage,
  listingPage,
  type SandboxAccountView,
  type SandboxListingView,
  sellersPage,
  strangePage,
} from './mercado-livre-sandbox-pages.ts';
import { answerSandboxPage } from './sandbox-page.ts';

const MERCADO_LIVRE_SANDBOX = '/mercado-livre-demonstracao';
const SELLERS = '/dev/mercado-livre';
const FORM_BYTES = 16 * 1024;
const CALL_BYTES = 16 * 1024 * 1024;

/** What the pages need of the played Mercado Livre. */
export interface MercadoLivrePages {
  answer(request: Request, path: string): Promise<Response>;
  agree(ask: z.output<typeof Agreement>): string | null;
  picture(id: string): { bytes: Uint8Array | string; type: string };
  listing(id: string): SandboxListingView | null;
  accounts(): SandboxAccountView[];
  expireAccess(accountId: number): void;
  revoke(accountId: number): void;
  beBusy(calls: number): void;
}

const text = z.string().min(1).max(1000).refine(isStorable);
const Agreement = z.object({
  nickname: text.max(40),
  clientId: text,
  redirectUri: text,
  state: text,
  challenge: text,
  method: text,
});

/** The played Mercado Livre: its interface, its page of agreement and its listings, only where MERCADO_LIVRE_DEMO asks for it. */
export function mercadoLivreSandboxRoutes(sandbox: MercadoLivrePages) {
  const app = newRoutes();
  const at = MERCADO_LIVRE_SANDBOX;
  app.all(`${at}/api/*`, limitBody(CALL_BYTES), (c) =>
    sandbox.answer(c.req.raw, c.req.path.slice(`${at}/api`.length)),
  );
  app.get(`${at}/authorization`, (c) => {
    const query = c.req.query();
    const asked = Agreement.safeParse({
      ...{ nickname: 'LOJA DEMONSTRAÇÃO', clientId: query.client_id, redirectUri: query.redirect_uri },
      ...{ state: query.state, challenge: query.code_challenge, method: query.code_challenge_method },
    });
    return asked.success
      ? answerSandboxPage(c, (look) => agreementPage(look, `${at}/authorization`, asked.data))
      : answerSandboxPage(c, strangePage, 404);
  });
  app.post(`${at}/authorization`, limitBody(FORM_BYTES), async (c) => {
    const { refuse, ...form } = await c.req.parseBody();
    const asked = Agreement.safeParse(form);
    if (!asked.success) return answerSandboxPage(c, strangePage, 404);
    const next = sandbox.agree(asked.data);
    if (!next) return answerSandboxPage(c, strangePage, 404);
    return c.redirect(refuse ? refused(next) : localPart(next), 303);
  });
  app.get(`${at}/fotos/:id`, (c) => showPicture(c, sandbox.picture(c.req.param('id'))));
  app.get(`${at}/anuncios/:id`, (c) => {
    const listing = sandbox.listing(c.req.param('id'));
    return listing
      ? answerSandboxPage(c, (look) => listingPage(look, `${at}/fotos`, listing))
      : answerSandboxPage(c, strangePage, 404);
  });
  app.get(SELLERS, (c) => answerSandboxPage(c, (look) => sellersPage(look, SELLERS, at, sandbox.accounts())));
  const actions = {
    expirar: (id: number) => sandbox.expireAccess(id),
    revogar: (id: number) => sandbox.revoke(id),
    ocupar: () => sandbox.beBusy(1),
  };
  for (const [action, press] of Object.entries(actions))
    app.post(`${SELLERS}/:id/${action}`, (c) => {
      press(Number(c.req.param('id')));
      return c.redirect(SELLERS, 303);
    });
  return app;
}

function showPicture(c: Context<AppEnv>, { bytes, type }: ReturnType<MercadoLivrePages['picture']>) {
  c.header('content-type', type);
  c.header('cache-control', 'private, max-age=3600');
  c.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
  return c.body(typeof bytes === 'string' ? bytes : new Uint8Array(bytes));
}

/** As Mercado Livre reports that the seller did not agree. */
function refused(next: string): string {
  const url = new URL(next);
  url.searchParams.delete('code');
  url.searchParams.set('error', 'access_denied');
  return localPart(url.href);
}

// The page's forms may only lead to its own origin, so the way back is a path.
function localPart(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}
