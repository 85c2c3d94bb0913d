import { Button, ImageFrame, Notice, Skeleton, StatusBadge } from '@andromeda/design-system';
import {
  type ChannelPicture,
  type LibraryImage,
  Link,
  messageFor,
  type PreparationRequest,
  useApi,
  usePublicConfig,
} from '@andromeda/platform';
import { useQuery } from '@tanstack/react-query';
import type { Channel } from 'bff/contract/browser/channels';
import { Send } from 'lucide-react';
import { memo } from 'react';
import { mendOf } from './mend.ts';
import { messages } from './messages.ts';
import { nameAmong, nameOf } from './picture-name.ts';
import styles from './prepare-dialog.module.css';
import { preparedQuery } from './prepared-query.ts';
import { TakeOne } from './take-one.tsx';
import { verdictOn } from './verdict.ts';

type PreparedPicturesProps = {
  channel: Channel;
  images: readonly LibraryImage[];
  /** Its row speaks for itself; of several only their count is announced. */
  isOnly: boolean;
  keep: PreparationRequest['keep'];
  /** The user wants it on one of their listings. */
  onSend: (imageId: string) => void;
  /** The user goes on elsewhere, or on the screen below. */
  onLeave: () => void;
};

/** What came of each picture for one marketplace. */
export const PreparedPictures = memo(function PreparedPictures(props: PreparedPicturesProps) {
  const { images, ...rest } = props;
  const { channel } = rest;
  return (
    <section aria-label={channel.name} className={styles.prepared}>
      <h3 className={styles.channelName}>{channel.name}</h3>
      <ul className={styles.pictures}>
        {images.map((image, index) => (
          <Prepared
            key={image.id}
            {...rest}
            image={image}
            name={images.length > 1 ? nameAmong(image, index + 1) : nameOf(image)}
            place={index + 1}
          />
        ))}
      </ul>
    </section>
  );
});

const lazily = { loading: 'lazy' } as const;

type PreparedProps = Omit<PreparedPicturesProps, 'images'> & {
  image: LibraryImage;
  name: string;
  place: number;
};

function Prepared({ channel, image, name, place, isOnly, keep, onSend, onLeave }: PreparedProps) {
  const { connectable } = usePublicConfig();
  const goesToListings = connectable?.some((id) => id === channel.id);
  // The dialog asks for all of them; a single one is only tried again here.
  const { data, error, refetch, isFetching } = useQuery({
    ...preparedQuery(useApi(), image, channel.id),
    enabled: false,
  });
  return (
    <li className={styles.picture} aria-busy={isFetching || undefined}>
      <ImageFrame
        src={data?.file?.url ?? image.thumbnailUrl}
        // Its name and what came of it stand beside.
        alt=""
        loading={!data && isFetching}
        color={image.dominantColor ?? undefined}
        fit="contain"
        rounded
        imageProps={lazily}
        className={styles.frame}
      />
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        {!data && isFetching && (
          <div
            className={styles.waiting}
            {...(isOnly && { role: 'status', 'aria-label': `Preparando para ${channel.name}` })}
          >
            <Skeleton width="60%" />
          </div>
        )}
        {!data && !isFetching && !error && <p className={styles.facts}>{messages.notYet}</p>}
        {error && !data && !isFetching && (
          <Notice tone="error" role={isOnly ? 'alert' : undefined}>
            <p>{messageFor(error, messages.failed)}</p>
            <Button onClick={() => void refetch()}>Tentar novamente</Button>
          </Notice>
        )}
        {data && <VerdictWords picture={data} {...{ channel, image, keep, onLeave }} />}
      </div>
      {data?.file && (
        <TakeOne name={name} file={{ channel, image, place, made: data, url: data.file.url }} keep={keep} />
      )}
      {data?.file && goesToListings && (
        <Button
          icon={<Send />}
          aria-label={`Enviar ${name} para um anúncio`}
          className={styles.send}
          onClick={() => onSend(image.id)}
        >
          Enviar para um anúncio
        </Button>
      )}
    </li>
  );
}

type VerdictWordsProps = Pick<PreparedProps, 'channel' | 'image' | 'keep' | 'onLeave'> & {
  picture: ChannelPicture;
};

function VerdictWords({ picture, channel, image, keep, onLeave }: VerdictWordsProps) {
  const { tone, headline, reasons, facts } = verdictOn(picture, channel);
  const mend = mendOf(picture, image);
  return (
    <>
      <StatusBadge tone={tone}>{headline}</StatusBadge>
      {reasons.map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
      {facts && <p className={styles.facts}>{facts}</p>}
      {mend && (
        <Button asChild>
          <Link
            to={`${mend.path}?imagem=${image.id}`}
            onClick={() => {
              void keep(image).catch(() => undefined);
              onLeave();
            }}
          >
            {mend.title}
          </Link>
        </Button>
      )}
    </>
  );
}
