import {
  type LibraryImage,
  type MarketplaceChange,
  type MarketplaceConnection,
  type MarketplaceListing,
  type MarketplaceListingPage,
  type MarketplacePicture,
  marketplaceQuery,
  type PreparationRequest,
  useApi,
} from '@andromeda/platform';
import { type UseQueryResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { channelOf } from 'bff/contract/browser/channels';
import { useRef, useState } from 'react';
import { preparedQuery } from '../prepared-query.ts';
import { useNotePreparation } from '../use-note-preparation.ts';
import { useEndOfConnection } from './use-end-of-connection.ts';
import { useListings } from './use-listings.ts';

type Place = MarketplacePicture['place'];

/** `because`: why it stands there although the user has not chosen it. */
interface Chosen {
  listing: MarketplaceListing;
  because: NonNullable<MarketplaceListingPage['likely']>['because'] | null;
}

/** One picture on its way to a listing: which, where, what Mercado Livre says, and the sending itself. */
export function useSending(image: LibraryImage, keep: PreparationRequest['keep']) {
  const api = useApi();
  const queries = useQueryClient();
  const connection = useQuery(marketplaceQuery(api));
  const prepared = useQuery(preparedQuery(api, image, 'mercado_livre'));
  const listings = useListings('', image.id, { enabled: connection.data?.account != null });
  const likely = listings.data?.pages[0]?.likely ?? null;
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const { listing, because } = chosen ?? likely ?? { listing: null, because: null };
  const [place, setPlace] = useState<Place>('cover');
  const picture = listing && { imageId: image.id, listingId: listing.id, place };
  const diagnosis = useQuery({
    queryKey: ['marketplace', 'diagnosis', picture],
    queryFn: ({ signal }) => api.marketplace.diagnose(picture as MarketplacePicture, signal),
    enabled: picture !== null && connection.data?.account != null,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const noteEnd = useEndOfConnection();
  const note = useNotePreparation();
  const keyOf = useKeys();
  const send = useMutation({
    networkMode: 'always',
    // It stays, whatever is likely by the time that an answer comes.
    onMutate: () => {
      if (listing) setChosen({ listing, because });
    },
    mutationFn: async (wanted: MarketplacePicture) => {
      await keep(image);
      return api.marketplace.send(wanted, keyOf(wanted));
    },
    onSuccess: () => {
      const { data: made } = prepared;
      if (made?.file) note('mercado_livre', [{ channel: channelOf('mercado_livre'), image, made }]);
    },
    onError: noteEnd,
    onSettled: () => void queries.invalidateQueries({ queryKey: ['marketplace', 'listings'] }),
  });
  const undo = useMutation({
    networkMode: 'always',
    mutationFn: api.marketplace.undo,
    onError: noteEnd,
    onSettled: () => void queries.invalidateQueries({ queryKey: ['marketplace', 'listings'] }),
  });
  const change = undo.data ?? send.data ?? null;
  return {
    ...{ change, stage: stageOf({ connection, listings, change }) },
    listingsError: listings.error,
    ...{ connection, listing, because, place, setPlace, diagnosis, send, undo, picture, prepared },
    made: prepared.data,
    pictureUrl: prepared.data?.file?.url,
    choose(listing: MarketplaceListing) {
      send.reset();
      undo.reset();
      setChosen({ listing, because: null });
    },
  };
}

export type Sending = ReturnType<typeof useSending>;

type Stage = 'wait' | 'failed' | 'connect' | 'choose' | 'done';

interface Standing {
  connection: UseQueryResult<MarketplaceConnection>;
  listings: { isPending: boolean };
  change: MarketplaceChange | null;
}

function stageOf({ connection: { data, isError, isFetching }, listings, change }: Standing): Stage {
  if (!data) return isError && !isFetching ? 'failed' : 'wait';
  if (!data.account) return 'connect';
  if (change) return 'done';
  // Which listing is likely comes with them.
  return listings.isPending ? 'wait' : 'choose';
}

/** The same key for the same picture at the same place, so that another try puts it only once. */
function useKeys() {
  const keys = useRef(new Map<string, string>());
  return ({ listingId, place }: MarketplacePicture): string => {
    const of = `${listingId} ${place}`;
    const key = keys.current.get(of) ?? crypto.randomUUID();
    keys.current.set(of, key);
    return key;
  };
}
