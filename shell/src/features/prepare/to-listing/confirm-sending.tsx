import {
  Button,
  ImageFrame,
  Notice,
  SegmentedControl,
  Skeleton,
  StatusBadge,
} from '@andromeda/design-system';
import { ApiError, type MarketplaceListing, type MarketplacePicture, messageFor } from '@andromeda/platform';
import { channelOf } from 'bff/contract/browser/channels';
import { type ReactNode, useEffect, useRef } from 'react';
import { messages as preparation } from '../messages.ts';
import { verdictOn } from '../verdict.ts';
import { ListingWords } from './listing-choice.tsx';
import { messages } from './messages.ts';
import styles from './to-listing.module.css';
import type { Sending } from './use-sending.ts';

const places = [
  { value: 'cover', label: 'Como capa' },
  { value: 'last', label: 'No fim' },
] as const satisfies { value: MarketplacePicture['place']; label: string }[];

type ConfirmSendingProps = { sending: Sending; listing: MarketplaceListing; download: ReactNode };

/** What goes where, and what we and Mercado Livre say of it before it is sent; or why it did not go. */
export function ConfirmSending({ sending, listing, download }: ConfirmSendingProps) {
  const { send, because, place, setPlace, pictureUrl } = sending;
  const failed = send.error && !send.isPending;
  const chosen = useShownWhenChosen(because ? null : listing.id);
  return (
    <section ref={chosen} aria-label="Anúncio escolhido" tabIndex={-1} className={styles.confirm}>
      <div className={styles.chosen}>
        <ListingWords listing={listing} note={because && messages.because[because]} />
      </div>
      <SegmentedControl label="Onde a foto entra" options={places} value={place} onValueChange={setPlace} />
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
          <Said sending={sending} />
        </div>
      )}
    </section>
  );
}

/** The list of others may be scrolled far down, and the listing that was pressed is no longer in it. */
function useShownWhenChosen(id: string | null) {
  const shown = useRef<HTMLElement>(null);
  useEffect(() => {
    if (id === null) return;
    shown.current?.focus({ preventScroll: true });
    shown.current?.scrollIntoView({ block: 'start' });
  }, [id]);
  return shown;
}

/** What the preparation found, and what Mercado Livre sees in it. */
function Said({ sending: { prepared, diagnosis } }: { sending: Sending }) {
  const { data, error, isFetching, refetch } = prepared;
  if (!data && error && !isFetching)
    return (
      <Notice tone="error" title={messageFor(error, preparation.failed)}>
        <Button onClick={() => void refetch()}>Tentar novamente</Button>
      </Notice>
    );
  const verdict = data && verdictOn(data, channelOf('mercado_livre'));
  return (
    <>
      <div className={styles.said}>
        {verdict && <StatusBadge tone={verdict.tone}>{verdict.headline}</StatusBadge>}
        {verdict?.reasons.map((reason) => (
          <p key={reason}>{reason}</p>
        ))}
      </div>
      {(!data || data.file) && (
        <div className={styles.diagnosis}>
          <Diagnosis diagnosis={diagnosis} />
        </div>
      )}
    </>
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
      <div role="status" aria-label="O Mercado Livre está examinando a foto" className={styles.awaited}>
        <Skeleton shape="block" height="100%" />
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
