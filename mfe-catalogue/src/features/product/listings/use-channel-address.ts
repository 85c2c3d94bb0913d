import { type Product, useSearchParams } from '@andromeda/platform';
import type { Channel } from 'bff/contract/browser/channels';
import { listingChannels } from 'bff/contract/browser/listings';
import { useState } from 'react';

/** The channel that is shown, as the address keeps it; at first one that has texts. */
export function useChannelAddress({ listings }: Product) {
  const [params, setParams] = useSearchParams();
  const [first] = useState(() => listingChannels.find((channel) => hasTexts(listings, channel)));
  const asked = params.get('canal');
  const channel = listingChannels.find(({ id }) => id === asked) ?? first ?? listingChannels[0];
  const show = (id: string) =>
    setParams(
      (now) => new URLSearchParams([...[...now].filter(([name]) => name !== 'canal'), ['canal', id]]),
      {
        replace: true,
        preventScrollReset: true,
      },
    );
  return { channel, show };
}

export const hasTexts = (listings: Product['listings'], { id }: Channel): boolean =>
  listings.some(({ channel }) => channel === id);
