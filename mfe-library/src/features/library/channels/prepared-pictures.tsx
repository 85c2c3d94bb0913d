import { Button, IconButton, ImageFrame, Notice, Skeleton, StatusBadge } from '@andromeda/design-system';
import { type ChannelPicture, type LibraryImage, Link, messageFor, useApi } from '@andromeda/platform';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { imageTools } from 'bff/contract/browser';
import type { Channel } from 'bff/contract/browser/channels';
import { Download } from 'lucide-react';
import { keepBeforeUse } from '../library-queries.ts';
import { nameOf } from '../picture.ts';
import { messages } from './messages.ts';
import styles from './prepare-dialog.module.css';
import { preparedQuery } from './prepared-query.ts';
import { useSavePrepared } from './use-save-prepared.ts';
import { verdictOn } from './verdict.ts';

type PreparedPicturesProps = { channel: Channel; images: readonly LibraryImage[] };

/** What came of each picture for one marketplace. */
export function PreparedPictures({ channel, images }: PreparedPicturesProps) {
  return (
    <section aria-label={channel.name} className={styles.prepared}>
      <h3 className={styles.channelName}>{channel.name}</h3>
      <ul className={styles.pictures}>
        {images.map((image, index) => (
          <Prepared key={image.id} channel={channel} image={image} place={index + 1} />
        ))}
      </ul>
    </section>
  );
}

type PreparedProps = { channel: Channel; image: LibraryImage; place: number };

function Prepared({ channel, image, place }: PreparedProps) {
  const { data, error, refetch, isFetching } = useQuery(preparedQuery(useApi(), image, channel.id));
  const { save, busy } = useSavePrepared();
  const name = nameOf(image);
  return (
    <li className={styles.picture} aria-busy={isFetching || undefined}>
      <ImageFrame
        src={data?.file?.url ?? image.thumbnailUrl}
        // Its name and what came of it stand beside.
        alt=""
        loading={!data && !error}
        color={image.dominantColor ?? undefined}
        fit="contain"
        rounded
        className={styles.frame}
      />
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        {!data && !error && (
          <div role="status" aria-label={`Preparando para ${channel.name}`}>
            <Skeleton width="60%" />
          </div>
        )}
        {error && !data && (
          <Notice tone="error">
            <p>{messageFor(error, messages.failed)}</p>
            <Button onClick={() => void refetch()}>Tentar novamente</Button>
          </Notice>
        )}
        {data && <VerdictWords picture={data} channel={channel} image={image} />}
      </div>
      {data?.file && (
        <IconButton
          label={`Baixar ${name} para ${channel.name}`}
          icon={<Download />}
          disabled={busy}
          onClick={() => void save([{ channel, image, place, url: data.file?.url ?? '' }])}
        />
      )}
    </li>
  );
}

type VerdictWordsProps = { picture: ChannelPicture; channel: Channel; image: LibraryImage };

function VerdictWords({ picture, channel, image }: VerdictWordsProps) {
  const { tone, headline, reasons, facts, isMendedByGround } = verdictOn(picture, channel);
  return (
    <>
      <StatusBadge tone={tone}>{headline}</StatusBadge>
      {reasons.map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
      {facts && <p className={styles.facts}>{facts}</p>}
      {isMendedByGround && <MendLinks image={image} />}
    </>
  );
}

const mending = imageTools.filter(({ name }) => name === 'remove-background' || name === 'change-background');

/** The tools that give a picture another ground; each takes the picture along. */
function MendLinks({ image }: { image: LibraryImage }) {
  const api = useApi();
  const queries = useQueryClient();
  const keep = () => void keepBeforeUse(api, queries, image).catch(() => undefined);
  return (
    <div className={styles.mend}>
      {mending.map(({ path, title }) => (
        <Button key={path} asChild variant="quiet">
          <Link to={`${path}?imagem=${image.id}`} onClick={keep}>
            {title}
          </Link>
        </Button>
      ))}
    </div>
  );
}
