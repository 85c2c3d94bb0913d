import { Card, SegmentedControl, Select, VisuallyHidden } from '@andromeda/design-system';
import type { Product } from '@andromeda/platform';
import type { Channel } from 'bff/contract/browser/channels';
import { listingChannels } from 'bff/contract/browser/listings';
import { Check } from 'lucide-react';
import { memo } from 'react';
import sectionStyles from '../product-screen.module.css';
import { ChannelListing } from './channel-listing.tsx';
import styles from './listings.module.css';
import { SeveralChannels } from './several/several-channels.tsx';
import { hasTexts, useChannelAddress } from './use-channel-address.ts';

type ListingsSectionProps = { product: Product; factsEdited: boolean };

/** The texts of the product, channel by channel. Typing into the facts does not draw it anew. */
export const ListingsSection = memo(function ListingsSection({ product, factsEdited }: ListingsSectionProps) {
  const { channel, show } = useChannelAddress(product);
  if (!channel) return null;
  return (
    <Card as="section" padding="l" aria-labelledby="anuncios" className={sectionStyles.section}>
      <header className={styles.head}>
        <h2 id="anuncios" className={sectionStyles.title}>
          Anúncios
        </h2>
        <SeveralChannels product={product} />
      </header>
      <ChannelChoice product={product} channel={channel} onShow={show} />
      <ChannelListing key={channel.id} product={product} channel={channel} factsEdited={factsEdited} />
    </Card>
  );
});

type ChannelChoiceProps = { product: Product; channel: Channel; onShow: (id: string) => void };

/** A list on the phone, where so many names do not stand side by side. */
function ChannelChoice({ product: { listings }, channel, onShow }: ChannelChoiceProps) {
  return (
    <>
      <Select
        label="Canal de venda"
        labelHidden
        options={listingChannels.map((one) => ({
          value: one.id,
          label: hasTexts(listings, one) ? `${one.name} (com textos)` : one.name,
        }))}
        value={channel.id}
        onValueChange={onShow}
        className={styles.channelList}
      />
      <SegmentedControl
        label="Canal de venda"
        labelHidden
        options={listingChannels.map((one) => ({
          value: one.id,
          label: <ChannelName {...{ listings, one }} />,
        }))}
        value={channel.id}
        onValueChange={onShow}
        className={styles.channelBar}
      />
    </>
  );
}

const ChannelName = ({ listings, one }: { listings: Product['listings']; one: Channel }) => (
  <span className={styles.channelName}>
    {one.name}
    {hasTexts(listings, one) && (
      <>
        {'\u00a0'}
        <Check aria-hidden="true" />
        <VisuallyHidden> (com textos)</VisuallyHidden>
      </>
    )}
  </span>
);
