import { Button, ImageFrame, Notice, SegmentedControl, Skeleton } from '@andromeda/design-system';
import { ApiError, type MarketplaceListing, type MarketplacePicture, messageFor } from '@andromeda/platform';
import type { ReactNode } from 'react';
import { ListingWords } from './listing-choice.tsx';
import { messages } from './messages.ts';
import styles from './to-listing.module.css';
import type { Sending } from './use-sending.ts';

const places = [
  { value: 'cover', label: 'Como capa' },
  { value: 'last', label: 'No fim' },
] as const satisfies { value: MarketplacePicture['place']; label: string }[];

type ConfirmSendingProps = { sending: Sending; listing: MarketplaceListing; download: ReactNode };

/** What goes where, and what Mercado Livre says of it before it is sent; or why it did not go. */
export function ConfirmSending({ sending, listing, download }: ConfirmSendingProps) {
  const { send, place, setPlace, pictureUrl, diagnosis } = sending;
  const failed = send.error && !send.isPending;
  return (
    <div className={styles.stage}>
      <div className={styles.chosen}>
        <ListingWords listing={listing} />
      </div>
      {failed ? (
        <Notice tone="error" title={messageFor(send.error, messages.sendFailed)}>
          {!isFinal(send.error) && <p>{messages.neverTwice}</p>}
          <div className={styles.action}>{download}</div>
        </Notice>
      ) : (
        <div className={styles.seen}>
          <ImageFrame
            src={pictureUrl}
            alt="A foto que será enviada"
            fit="contain"
            rounded
            className={styles.preview}
          />
          <Diagnosis diagnosis={diagnosis} />
        </div>
      )}
      <SegmentedControl label="Onde a foto entra" options={places} value={place} onValueChange={setPlace} />
    </div>
  );
}

/** Mercado Livre has refused; in every other case nobody knows yet whether the picture arrived. */
const isFinal = (error: Error) => error instanceof ApiError && refusals.includes(error.code);
const refusals: readonly string[] = [
  'marketplace_listing_full',
  'marketplace_listing_fixed',
  'marketplace_picture_refused',
  'not_found',
];

function Diagnosis({ diagnosis: { data, isFetching, refetch } }: Pick<Sending, 'diagnosis'>) {
  if (isFetching)
    return (
      <div role="status" aria-label="O Mercado Livre está examinando a foto">
        <Skeleton shape="block" height={76} />
      </div>
    );
  if (!data)
    return (
      <Notice tone="info">
        <p>{messages.notSeen}</p>
        <Button className={styles.action} onClick={() => void refetch()}>
          Examinar de novo
        </Button>
      </Notice>
    );
  if (data.findings.length === 0) return <Notice tone="success">{messages.seesNothing}</Notice>;
  return (
    <Notice tone="warning" title={messages.sees(data.findings)}>
      <p>{messages.mayStillSend}</p>
    </Notice>
  );
}
