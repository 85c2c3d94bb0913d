import type {
  BffContract,
  MarketplaceChange,
  MarketplaceConnection,
  MarketplaceDiagnosis,
  MarketplaceListingPage,
  MarketplacePicture,
} from 'bff/contract';
import type { hc } from 'hono/client';

/** The seller's account at Mercado Livre, where the public configuration names it. All reject with `ApiError`. */
export interface MarketplaceApi {
  marketplace: {
    read(signal?: AbortSignal): Promise<MarketplaceConnection>;
    /** The page at Mercado Livre on which the seller agrees; it leads back to `returnTo`, a path of ours. */
    signIn(returnTo: string): Promise<string>;
    /** Ends the connection, also at Mercado Livre. */
    disconnect(): Promise<void>;
    /** The seller's own listings, found by words, an id or an address; for `imageId` with the one that it probably goes to. */
    listings(
      query: { search: string; offset: number; imageId?: string },
      signal?: AbortSignal,
    ): Promise<MarketplaceListingPage>;
    /** What Mercado Livre sees in a prepared picture. Nothing is published. */
    diagnose(picture: MarketplacePicture, signal?: AbortSignal): Promise<MarketplaceDiagnosis>;
    /** Puts a prepared picture on a listing. `idempotencyKey` is made once for one press. */
    send(picture: MarketplacePicture, idempotencyKey: string): Promise<MarketplaceChange>;
    /** The last pictures that can be taken back, newest first. */
    changes(signal?: AbortSignal): Promise<MarketplaceChange[]>;
    /** Puts the former pictures back, unless the listing has changed since. */
    undo(changeId: string): Promise<MarketplaceChange>;
  };
}

export function createMarketplaceApi(
  client: ReturnType<typeof hc<BffContract>>,
  send: typeof fetch,
  origin: string,
): MarketplaceApi {
  const shop = client.api.marketplaces['mercado-livre'];
  const until = (signal?: AbortSignal) => (signal ? { init: { signal } } : {});
  return {
    marketplace: {
      read: async (signal) => (await shop.$get({}, until(signal))).json() as Promise<MarketplaceConnection>,
      signIn: beginOnce(
        async (returnTo) =>
          ((await (await shop['sign-in'].$post({ json: { returnTo } })).json()) as { url: string }).url,
      ),
      disconnect: async () => {
        await shop.$delete();
      },
      listings: async ({ search, offset, imageId }, signal) => {
        const query = { search, offset: String(offset), ...(imageId && { imageId }) };
        return (await shop.listings.$get({ query }, until(signal))).json() as Promise<MarketplaceListingPage>;
      },
      diagnose: async (json, signal) =>
        (await shop.diagnoses.$post({ json }, until(signal))).json() as Promise<MarketplaceDiagnosis>,
      send: async (picture, idempotencyKey) => {
        const answer = await send(`${origin}/api/marketplaces/mercado-livre/changes`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'idempotency-key': idempotencyKey },
          body: JSON.stringify(picture),
        });
        return (await answer.json()) as MarketplaceChange;
      },
      changes: async (signal) => {
        const answer = await shop.changes.$get({}, until(signal));
        return ((await answer.json()) as { changes: MarketplaceChange[] }).changes;
      },
      undo: async (id) =>
        (await shop.changes[':id'].undo.$post({ param: { id } })).json() as Promise<MarketplaceChange>,
    },
  };
}

/** The browser may leave for a page that answers slowly: until then the same press may come again. */
const LEAVING_MS = 30_000;

/**
 * Begins one sign-in however often the button is pressed, since the browser may be on its way to the first. Another tab begins its
 * own: the server knows the way back of each.
 */
function beginOnce(begin: (returnTo: string) => Promise<string>): (returnTo: string) => Promise<string> {
  let begun: { returnTo: string; until: number; url: Promise<string> } | null = null;
  // Back by the browser's own button: the seller may have been at the marketplace meanwhile.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) begun = null;
  });
  return (returnTo) => {
    if (begun?.returnTo === returnTo && Date.now() < begun.until) return begun.url;
    const own = { returnTo, until: Date.now() + LEAVING_MS, url: begin(returnTo) };
    begun = own;
    own.url.catch(() => {
      if (begun === own) begun = null;
    });
    return own.url;
  };
}
