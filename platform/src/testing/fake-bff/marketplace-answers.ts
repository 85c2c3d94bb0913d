import type { MarketplaceChange, MarketplaceListing } from 'bff/contract';
import { type FakeAnswers, refusal } from './calls.ts';
import { examplePicture } from './pictures.ts';

const room = '/api/marketplaces/mercado-livre';

/** Listings of a seller: usual ones, and one of each kind whose pictures stay as they are. */
const exampleListings: readonly MarketplaceListing[] = [
  listing(1, 'Caneca De Cerâmica Branca 325 Ml Com Alça', { pictures: 2 }),
  listing(2, 'Tênis Corrida Masculino Leve Com Amortecimento Para Longas Distâncias', {
    fixed: 'variations',
  }),
  listing(3, 'Vela Aromática Lavanda 200 G', { status: 'paused' }),
  listing(4, 'Perfume Floral 100 Ml', { fixed: 'catalogue', pictures: 4 }),
  listing(5, 'Relógio De Pulso Analógico', { fixed: 'closed', status: 'closed', thumbnailUrl: null }),
];

function listing(number: number, title: string, change: Partial<MarketplaceListing>): MarketplaceListing {
  return {
    ...{ id: `MLB100000000${number}`, title, thumbnailUrl: examplePicture(number).url },
    ...{ url: '#anuncio', status: 'active', pictures: 1, fixed: null, ...change },
  };
}

const isSent = ({ status }: MarketplaceChange) => status === 'sent';

/** An account that is connected, with its listings, unless `connected` says otherwise; what is sent is kept until it is undone. */
export function marketplaceAnswers(connected = true): FakeAnswers {
  let isConnected = connected;
  const sent: MarketplaceChange[] = [];
  const account = { name: 'LOJA DA ANA', connectedAt: '2026-11-20T15:00:00.000Z' };
  return {
    [`GET ${room}`]: () => Response.json({ account: isConnected ? account : null, demonstration: true }),
    [`POST ${room}/sign-in`]: () => Response.json({ url: '#mercado-livre' }),
    [`DELETE ${room}`]: () => {
      isConnected = false;
      return new Response(null, { status: 204 });
    },
    [`GET ${room}/listings`]: ({ query }) => {
      if (!isConnected) return refusal(409, 'marketplace_not_connected');
      const words = (query.get('search') ?? '').toLowerCase();
      const listings = exampleListings.filter(({ title }) => title.toLowerCase().includes(words));
      const last = exampleListings.find(({ id }) => id === sent.find(isSent)?.listing.id);
      const likely = query.has('imageId') && !words && last && { listing: last, because: 'last' };
      return Response.json({ listings, total: listings.length, nextOffset: null, ...(likely && { likely }) });
    },
    [`POST ${room}/diagnoses`]: () => Response.json({ findings: [] }),
    [`POST ${room}/changes`]: ({ body }) => {
      const {
        id = '',
        title = '',
        url = '',
      } = exampleListings.find((one) => one.id === body.listingId) ?? {};
      const change: MarketplaceChange = {
        ...{ id: crypto.randomUUID(), status: 'sent', place: body.place === 'last' ? 'last' : 'cover' },
        ...{ listing: { id, title, url }, sentAt: new Date().toISOString() },
      };
      sent.unshift(change);
      return Response.json(change);
    },
    [`GET ${room}/changes`]: () => Response.json({ changes: sent.filter(isSent) }),
    [`POST ${room}/changes/:id/undo`]: ({ params: [id] }) => {
      const change = sent.find((one) => one.id === id);
      if (!change) return refusal(404, 'not_found');
      change.status = 'undone';
      return Response.json(change);
    },
  };
}
