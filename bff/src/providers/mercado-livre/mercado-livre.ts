import { Buffer } from 'node:buffer';
import { z } from 'zod';
import { ListingId } from '../../../contract/marketplace.ts';
import {
  type ListingPage,
  type MarketplaceAccess,
  MarketplaceError,
  type MarketplaceTokens,
  type SellerMarketplace,
} from '../../ports/marketplace.ts';
import { callMercadoLivre, type MercadoLivreSettings } from './mercado-livre-call.ts';
import {
  DiagnosticAnswer,
  ItemAnswer,
  ItemsAnswer,
  SearchAnswer,
  TokenAnswer,
  UploadAnswer,
  UserAnswer,
} from './mercado-livre-shapes.ts';

/** A multiget takes at most 20 ids ('Itens e buscas'). */
const PAGE_SIZE = 20;
/** Beyond it, a search needs another kind of call ('Itens e buscas'). */
const LAST_OFFSET = 1000;
const ITEM_FIELDS =
  'id,title,category_id,permalink,status,catalog_listing,thumbnail,secure_thumbnail,pictures,variations';

/** Mercado Livre as its public documents describe it (developers.mercadolivre.com.br, read on 2026-11-28). */
export function createMercadoLivre(settings: MercadoLivreSettings): SellerMarketplace {
  return {
    ...signInAt(settings),
    async accountName({ access }) {
      const { nickname } = await callMercadoLivre(settings, {
        path: '/users/me',
        access,
        answer: UserAnswer,
      });
      return nickname;
    },
    listings: (access, ask) => listings(settings, access, ask),
    listing: ({ access }, id) =>
      callMercadoLivre(settings, {
        path: `/items/${id}?attributes=${ITEM_FIELDS}`,
        ...{ access, answer: ItemAnswer, refusedAs: 'unknown' },
      }),
    diagnose: ({ access }, { jpeg, listing, place }) =>
      callMercadoLivre(settings, {
        ...{ method: 'POST', path: '/moderations/pictures/diagnostic', access },
        body: {
          json: {
            picture_url: Buffer.from(jpeg).toString('base64'),
            context: {
              category_id: listing.categoryId,
              title: listing.title,
              picture_type: place === 'cover' ? 'thumbnail' : 'other',
            },
          },
        },
        ...{ answer: DiagnosticAnswer, refusedAs: 'picture_refused' },
      }),
    async upload({ access }, jpeg) {
      const multipart = new FormData();
      multipart.set('file', new Blob([new Uint8Array(jpeg)], { type: 'image/jpeg' }), 'foto.jpg');
      const { id } = await callMercadoLivre(settings, {
        ...{ method: 'POST', path: '/pictures/items/upload', access, body: { multipart } },
        ...{ answer: UploadAnswer, refusedAs: 'picture_refused' },
      });
      return id;
    },
    async setPictures({ access }, listingId, pictureIds) {
      const { pictureIds: now } = await callMercadoLivre(settings, {
        ...{ method: 'PUT', path: `/items/${listingId}`, access },
        body: { json: { pictures: pictureIds.map((id) => ({ id })) } },
        ...{ answer: ItemAnswer, refusedAs: 'listing_fixed' },
      });
      return [...now];
    },
  };
}

/** 'Autenticação e Autorização': the code flow with PKCE, and 'Gerencie seu aplicativo' for its end. */
function signInAt(
  settings: MercadoLivreSettings,
): Pick<SellerMarketplace, 'authorizationUrl' | 'exchangeCode' | 'renew' | 'revoke'> {
  const { clientId, clientSecret, loginUrl, redirectUri, now } = settings;
  const tokens = async (form: Record<string, string>): Promise<MarketplaceTokens> => {
    const answer = await callMercadoLivre(settings, {
      ...{ method: 'POST', path: '/oauth/token' },
      body: { form: { ...form, client_id: clientId, client_secret: clientSecret } },
      answer: TokenAnswer,
    });
    const { user_id: accountId, access_token: access, refresh_token: refresh, expires_in } = answer;
    return { accountId, access, refresh, expiresAt: new Date(now().getTime() + expires_in * 1000) };
  };
  return {
    authorizationUrl: ({ state, challenge }) =>
      `${loginUrl}/authorization?${new URLSearchParams({
        ...{ response_type: 'code', client_id: clientId, redirect_uri: redirectUri, state },
        ...{ code_challenge: challenge, code_challenge_method: 'S256' },
      })}`,
    exchangeCode: ({ code, verifier }) =>
      tokens({ grant_type: 'authorization_code', code, redirect_uri: redirectUri, code_verifier: verifier }),
    renew: (refresh) => tokens({ grant_type: 'refresh_token', refresh_token: refresh }),
    async revoke({ accountId, access }) {
      await callMercadoLivre(settings, {
        ...{ method: 'DELETE', path: `/users/${accountId}/applications/${clientId}`, access },
        answer: z.unknown(),
      });
    },
  };
}

async function listings(
  settings: MercadoLivreSettings,
  { accountId, access }: MarketplaceAccess,
  { search, offset }: { search: string; offset: number },
): Promise<ListingPage> {
  const { ids, total } = await findIds(settings, { accountId, access }, { search, offset });
  const found =
    ids.length === 0
      ? []
      : await callMercadoLivre(settings, {
          path: `/items?ids=${ids.join(',')}&attributes=${ITEM_FIELDS}`,
          ...{ access, answer: ItemsAnswer },
        });
  const next = offset + PAGE_SIZE;
  return { listings: found, total, nextOffset: next < Math.min(total, LAST_OFFSET) ? next : null };
}

/** By words, or by an id as it stands in a listing's address (`MLB-123…`). */
async function findIds(
  settings: MercadoLivreSettings,
  { accountId, access }: MarketplaceAccess,
  { search, offset }: { search: string; offset: number },
): Promise<{ ids: string[]; total: number }> {
  const [, site = '', number = ''] = /\b([A-Z]{3})-?(\d{6,})/i.exec(search) ?? [];
  const named = ListingId.safeParse(`${site.toUpperCase()}${number}`);
  // Of another's listing nothing could be changed, so the search below does not look for it.
  if (named.success) {
    const ids = await ownOnly(settings, { accountId, access }, named.data);
    return { ids, total: ids.length };
  }
  const query = new URLSearchParams({ limit: String(PAGE_SIZE), offset: String(offset) });
  // The documents' answers have a `query`, and no example sends one: that `q` fills it is assumed.
  if (search) query.set('q', search);
  const { results, paging } = await callMercadoLivre(settings, {
    path: `/users/${accountId}/items/search?${query}`,
    ...{ access, answer: SearchAnswer },
  });
  return { ids: results.slice(0, PAGE_SIZE), total: paging.total };
}

async function ownOnly(
  settings: MercadoLivreSettings,
  { accountId, access }: MarketplaceAccess,
  id: string,
): Promise<string[]> {
  const Seller = z.object({ seller_id: z.union([z.number(), z.string()]).transform(String) });
  const found = await callMercadoLivre(settings, {
    path: `/items/${id}?attributes=seller_id`,
    ...{ access, answer: Seller, refusedAs: 'unknown' as const },
  }).catch((error: unknown) => {
    if (error instanceof MarketplaceError && error.trouble === 'unknown') return null;
    throw error;
  });
  return found?.seller_id === accountId ? [id] : [];
}
