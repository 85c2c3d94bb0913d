import { BottomSheet, Button, ErrorState, Skeleton } from '@andromeda/design-system';
import { type LibraryImage, type PreparationRequest, useApi } from '@andromeda/platform';
import { useMutation } from '@tanstack/react-query';
import type { ChannelId } from 'bff/contract/browser/channels';
import { useLocation } from 'react-router-dom';
import { ConfirmSending } from './confirm-sending.tsx';
import { ConnectFirst } from './connect-first.tsx';
import { DownloadInstead } from './download-instead.tsx';
import { ListingChoice } from './listing-choice.tsx';
import { messages } from './messages.ts';
import { PictureSent } from './picture-sent.tsx';
import { keepReturnPoint, type ReturnPoint } from './return-point.ts';
import { SendingButtons } from './sending-buttons.tsx';
import styles from './to-listing.module.css';
import { useSending } from './use-sending.ts';

type SendToListingProps = {
  image: LibraryImage;
  /** All pictures of the preparation, which come back with the user who leaves to connect. */
  images: readonly LibraryImage[];
  /** Its channels, which come back, too. */
  channels: readonly ChannelId[];
  keep: PreparationRequest['keep'];
  onBack: () => void;
  onClose: () => void;
};

/** Puts a prepared picture on one of the seller's listings at Mercado Livre; whatever fails, the download is there. */
export function SendToListing({ image, images, channels, keep, onBack, onClose }: SendToListingProps) {
  const sending = useSending(image, keep);
  const { connection, listing, change, stage, send, undo, pictureUrl, made, choose, listingsError } = sending;
  const connect = useConnect({ images: images.map(({ id }) => id), channels, toListing: image.id });
  const download = <DownloadInstead image={image} made={made} keep={keep} />;
  const account = connection.data?.account;
  return (
    <BottomSheet
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="Enviar para um anúncio"
      description={account ? `Mercado Livre · ${account.name}` : 'Mercado Livre'}
      footer={<SendingButtons {...{ sending, connect, download, onBack, onClose }} />}
    >
      {stage === 'wait' && (
        <div role="status" aria-label="Carregando sua conta" className={styles.stage}>
          <Skeleton shape="block" height={120} />
        </div>
      )}
      {stage === 'failed' && (
        <ErrorState
          title={messages.connectionFailed}
          action={
            <>
              <Button onClick={() => void connection.refetch()}>Tentar novamente</Button>
              {download}
            </>
          }
        />
      )}
      {stage === 'connect' && (
        <ConnectFirst error={connect.error ?? send.error ?? undo.error ?? listingsError} />
      )}
      {stage === 'choose' && (
        <div className={styles.stage}>
          {listing && <ConfirmSending {...{ sending, listing, download }} />}
          <ListingChoice imageId={image.id} chosen={listing} onChoose={choose} download={download} />
        </div>
      )}
      {stage === 'done' && change && (
        <PictureSent change={change} pictureUrl={pictureUrl} error={undo.isPending ? null : undo.error} />
      )}
    </BottomSheet>
  );
}

/** Leaves for Mercado Livre, which leads back to this screen and this picture. */
function useConnect(point: ReturnPoint) {
  const { marketplace } = useApi();
  const { pathname, search } = useLocation();
  return useMutation({
    networkMode: 'always',
    mutationFn: () => marketplace.signIn(pathname + search),
    onSuccess: (url) => {
      keepReturnPoint(point);
      window.location.assign(url);
    },
  });
}
