import { Card, ChoiceMark, IconButton, ImageFrame, StatusBadge } from '@andromeda/design-system';
import type { LibraryImage } from '@andromeda/platform';
import { copySources, operationLabel } from 'bff/contract/browser';
import { Download, Expand, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { backdropOf, nameOf } from '../../pictures/picture.ts';
import { RepairLink } from '../../pictures/repair-link.tsx';
import { UseInMenu } from '../../pictures/use-in-menu.tsx';
import { creationDate } from './creation-date.ts';
import { FavoriteButton } from './favorite-button.tsx';
import styles from './image-grid.module.css';

/** What may be done with a picture of the grid. */
export type ImageActions = {
  onChoose: (image: LibraryImage, withShift: boolean) => void;
  onFavorite: (image: LibraryImage) => void;
  onFullscreen: (image: LibraryImage) => void;
  onDownload: (image: LibraryImage) => Promise<void>;
  onDelete: (image: LibraryImage) => void;
};

/** How wide a card is: alone in its row, beside another, or one of three. */
const CARD_SIZES = '(max-width: 640px) 100vw, (max-width: 940px) 50vw, min(33vw, 430px)';

type ImageCardProps = ImageActions & { image: LibraryImage; eager: boolean; chosen: boolean };

export function ImageCard({ image, eager, chosen, ...actions }: ImageCardProps) {
  const { onChoose, onFavorite, onFullscreen } = actions;
  return (
    <Card as="li" padding="none" className={styles.card} data-chosen={chosen || undefined}>
      <ImageFrame
        src={image.thumbnailUrl}
        alt={nameOf(image)}
        aspect="4/3"
        backdrop={backdropOf(image)}
        fit={backdropOf(image) === 'checkered' ? 'contain' : 'cover'}
        color={image.dominantColor ?? undefined}
        imageProps={{
          srcSet: copySources(image.thumbnailUrl, 448, 640),
          sizes: CARD_SIZES,
          loading: eager ? 'eager' : 'lazy',
          onClick: () => onFullscreen(image),
        }}
        className={styles.picture}
        overlayStart={<ChooseBox image={image} chosen={chosen} onChoose={onChoose} />}
        overlayEnd={
          <>
            <IconButton
              label="Tela cheia"
              icon={<Expand />}
              variant="overlay"
              onClick={() => onFullscreen(image)}
            />
            <FavoriteButton image={image} onFavorite={onFavorite} />
          </>
        }
      />
      <div className={styles.words}>
        <div className={styles.top}>
          <StatusBadge tone="accent">{operationLabel(image.operation)}</StatusBadge>
          {image.cutOutDoubtful && <StatusBadge tone="warning">Confira o recorte</StatusBadge>}
        </div>
        <h2 className={styles.prompt} data-missing={image.prompt || image.name ? undefined : true}>
          {nameOf(image)}
        </h2>
        {image.prompt && image.name && <p className={styles.name}>{image.name}</p>}
        <div className={styles.foot}>
          <p className={styles.date}>
            Criado em <time dateTime={image.createdAt}>{creationDate(image.createdAt)}</time>
          </p>
          <CardActions image={image} {...actions} />
        </div>
      </div>
    </Card>
  );
}

function ChooseBox({ image, chosen, onChoose }: Pick<ImageCardProps, 'image' | 'chosen' | 'onChoose'>) {
  return (
    <label className={styles.choose}>
      <input
        type="checkbox"
        checked={chosen}
        aria-label={`Escolher ${nameOf(image)}`}
        // The click knows of Shift, the change does not.
        onClick={(event) => onChoose(image, event.shiftKey)}
        onChange={() => undefined}
        className={styles.tick}
      />
      <ChoiceMark checked={chosen} className={styles.mark} />
    </label>
  );
}

function CardActions({
  image,
  onDownload,
  onDelete,
}: { image: LibraryImage } & Pick<ImageActions, 'onDownload' | 'onDelete'>) {
  const [downloading, setDownloading] = useState(false);
  const download = async () => {
    setDownloading(true);
    await onDownload(image);
    setDownloading(false);
  };
  return (
    <div className={styles.actions}>
      <RepairLink image={image} iconOnly />
      <UseInMenu image={image} iconOnly />
      <IconButton
        label="Download"
        icon={<Download />}
        aria-busy={downloading || undefined}
        disabled={downloading}
        onClick={() => void download()}
      />
      <IconButton
        label="Excluir"
        icon={<Trash2 />}
        className={styles.delete}
        onClick={() => onDelete(image)}
      />
    </div>
  );
}
