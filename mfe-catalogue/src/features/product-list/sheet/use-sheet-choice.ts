import { type ChannelId, useApi } from '@andromeda/platform';
import { useQuery } from '@tanstack/react-query';
import { listingChannels } from 'bff/contract/browser/listings';
import { useState } from 'react';
import { sheetCountsQuery } from '../../../products/product-queries.ts';

export type Scope = 'found' | 'all';

/** Which products and channels the sheet is to hold. Every channel with listings is chosen until the seller leaves it out. */
export function useSheetChoice(search: string) {
  const api = useApi();
  const [scope, setScope] = useState<Scope>(search ? 'found' : 'all');
  const [without, setWithout] = useState<readonly ChannelId[]>([]);
  const chosenSearch = scope === 'found' ? search : '';
  const counts = useQuery({ ...sheetCountsQuery(api, chosenSearch), refetchOnMount: 'always' });
  const products = counts.data?.products ?? 0;
  const channels = listingChannels.map((channel) => {
    const count = counts.data?.listings.find((one) => one.channel === channel.id)?.count ?? 0;
    return { channel, count, missing: products - count, chosen: count > 0 && !without.includes(channel.id) };
  });
  const chosen = channels.filter((one) => one.chosen);
  return {
    counts,
    scope,
    setScope,
    channels,
    chosen,
    rows: chosen.reduce((rows, { count }) => rows + count, 0),
    choice: { search: chosenSearch, channels: chosen.map(({ channel }) => channel.id) },
    choose: (id: ChannelId, wanted: boolean) =>
      setWithout((ids) => (wanted ? ids.filter((one) => one !== id) : [...ids, id])),
  };
}
