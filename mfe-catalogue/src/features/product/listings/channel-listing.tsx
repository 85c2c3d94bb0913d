import type { Listing, Product } from '@andromeda/platform';
import type { Channel } from 'bff/contract/browser/channels';
import { noTexts } from 'bff/contract/browser/listings';
import { useMemo, useState } from 'react';
import { useEdits } from '../../../use-edits.ts';
import { ListingEditor } from './listing-editor.tsx';
import { fieldsFrom, tidiedTexts } from './listing-fields.ts';
import { NoListing } from './no-listing.tsx';
import { useSaving } from './use-saving.ts';
import { useWriting } from './use-writing.ts';

type ChannelListingProps = { product: Product; channel: Channel; factsEdited: boolean };

/** The texts of one channel: none yet, or a form. What was typed stands until it is saved or written anew. */
export function ChannelListing({ product, channel, factsEdited }: ChannelListingProps) {
  const listing = product.listings.find((one) => one.channel === channel.id);
  const { fields, change, edited } = useListingEdits(product.id, channel, listing);
  const [byHand, setByHand] = useState(false);
  const writing = useWriting(product, channel, ({ texts, writtenAt }) =>
    change(fieldsFrom(texts, writtenAt)),
  );
  const saving = useSaving(product.id, channel.id);
  if (!listing && !edited && !byHand) {
    return (
      <NoListing
        channel={channel}
        writing={writing}
        factsEdited={factsEdited}
        onByHand={() => setByHand(true)}
      />
    );
  }
  return (
    <ListingEditor
      channel={channel}
      listing={listing}
      {...{ fields, edited, writing, factsEdited }}
      onChange={change}
      saving={{
        ...saving,
        save: () => {
          const texts = tidiedTexts(fields);
          change(fieldsFrom(texts, listing?.writtenAt ?? null));
          saving.save(texts);
        },
      }}
    />
  );
}

function useListingEdits(productId: string, channel: Channel, listing: Listing | undefined) {
  const texts = listing?.texts ?? noTexts;
  const writtenAt = listing?.writtenAt ?? null;
  const saved = useMemo(() => fieldsFrom(texts, writtenAt), [texts, writtenAt]);
  const edits = useEdits(`product:${productId}:${channel.id}`, saved);
  const [opened, setOpened] = useState(false);
  // A draft from before the texts were written anew, while another channel was shown.
  if (!opened) {
    setOpened(true);
    if (edits.fields.writtenAt !== saved.writtenAt) edits.change(saved);
  }
  return edits;
}
