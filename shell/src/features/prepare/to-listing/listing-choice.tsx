import { Button, EmptyState, ErrorState, ImageFrame, Skeleton, TextField } from '@andromeda/design-system';
import { type MarketplaceListing, messageFor } from '@andromeda/platform';
import { Search } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { messages } from './messages.ts';
import styles from './to-listing.module.css';
import { useListings } from './use-listings.ts';
import { useSettled } from './use-settled.ts';

/** Milliseconds without a key before a search begins. */
const SETTLED_MS = 350;

type ListingChoiceProps = {
  imageId: string;
  /** The one that stands above already. */
  chosen: MarketplaceListing | null;
  onChoose: (listing: MarketplaceListing) => void;
  /** The way on where the listings do not come. */
  download: ReactNode;
};

/** The seller's own listings, of which one is chosen. Those whose pictures cannot change say why. */
export function ListingChoice({ imageId, chosen, onChoose, download }: ListingChoiceProps) {
  const [typed, setTyped] = useState('');
  const search = useSettled(typed.trim(), SETTLED_MS);
  const { data, error, isPending, refetch, ...more } = useListings(search, imageId, {
    // Whoever opened this has just asked.
    retryOnMount: false,
  });
  const found = data?.pages.flatMap((page) => page.listings) ?? [];
  const listings = found.filter(({ id }) => id !== chosen?.id);
  return (
    <div className={styles.stage}>
      <TextField
        label={chosen ? 'Buscar outro anúncio' : 'Buscar anúncio'}
        hint="Título, código MLB ou endereço do anúncio"
        type="search"
        icon={<Search />}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {isPending && <ListingSkeletons />}
      {error && !data && (
        <ErrorState
          title={messageFor(error, messages.listingsFailed)}
          action={
            <>
              <Button onClick={() => void refetch()}>Tentar novamente</Button>
              {download}
            </>
          }
        />
      )}
      {data && found.length === 0 && (
        <EmptyState title={search ? messages.noneFound(search) : messages.noListings} />
      )}
      {listings.length > 0 && (
        <ul className={styles.listings} aria-label={chosen ? 'Seus outros anúncios' : 'Seus anúncios'}>
          {listings.map((listing) => (
            <li key={listing.id}>
              <ListingButton listing={listing} onChoose={onChoose} />
            </li>
          ))}
        </ul>
      )}
      {more.hasNextPage && (
        <Button
          busy={more.isFetchingNextPage}
          busyLabel="Carregando..."
          onClick={() => void more.fetchNextPage()}
        >
          Mostrar mais anúncios
        </Button>
      )}
    </div>
  );
}

type ListingButtonProps = { listing: MarketplaceListing; onChoose: (listing: MarketplaceListing) => void };

function ListingButton({ listing, onChoose }: ListingButtonProps) {
  return (
    <button
      type="button"
      className={styles.listing}
      disabled={listing.fixed !== null}
      onClick={() => onChoose(listing)}
    >
      <ListingWords listing={listing} />
    </button>
  );
}

type ListingWordsProps = { listing: MarketplaceListing; note?: string | null };

/** A listing's picture, title, and how it stands. */
export function ListingWords({ listing, note }: ListingWordsProps) {
  const { title, thumbnailUrl, fixed } = listing;
  return (
    <>
      <ImageFrame src={thumbnailUrl ?? undefined} alt="" fit="contain" rounded className={styles.thumbnail} />
      <span className={styles.words}>
        {note && <span className={styles.soft}>{note}</span>}
        <span className={styles.title}>{title}</span>
        <span className={styles.soft}>{messages.listing(listing)}</span>
        {fixed && <span className={styles.soft}>{messages.fixed(fixed)}</span>}
      </span>
    </>
  );
}

function ListingSkeletons() {
  return (
    <div role="status" aria-label="Carregando seus anúncios" className={styles.listings}>
      {['a', 'b', 'c'].map((key) => (
        <Skeleton key={key} shape="block" height={76} />
      ))}
    </div>
  );
}
