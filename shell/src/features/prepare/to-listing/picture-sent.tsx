import { ImageFrame, Notice, TextLink } from '@andromeda/design-system';
import { type MarketplaceChange, messageFor } from '@andromeda/platform';
import { messages } from './messages.ts';
import styles from './to-listing.module.css';

type PictureSentProps = { change: MarketplaceChange; pictureUrl: string | undefined; error: Error | null };

/** The picture is on the listing, or was taken back. */
export function PictureSent({ change, pictureUrl, error }: PictureSentProps) {
  const { status, listing, place } = change;
  return (
    <div className={styles.stage}>
      {status === 'sent' ? (
        <>
          <Notice tone="success" title={messages.sent}>
            <p>
              {place === 'cover' ? 'É a capa de' : 'É a última foto de'} “{listing.title}”. O Mercado Livre
              pode levar alguns minutos para mostrar a mudança.
            </p>
          </Notice>
          <ImageFrame
            src={pictureUrl}
            alt="A foto que foi enviada"
            fit="contain"
            rounded
            className={styles.sentPicture}
          />
        </>
      ) : (
        <Notice tone="success">{messages.undone}</Notice>
      )}
      {error && <Notice tone="error">{messageFor(error, messages.undoFailed)}</Notice>}
      <TextLink href={listing.url} target="_blank" rel="noopener noreferrer">
        Ver o anúncio no Mercado Livre
      </TextLink>
    </div>
  );
}
