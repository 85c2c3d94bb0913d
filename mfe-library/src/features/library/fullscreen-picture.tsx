import { Button, FullscreenImage } from '@andromeda/design-system';
import type { LibraryImage } from '@andromeda/platform';
import { Download } from 'lucide-react';
import { FavoriteButton } from './favorite-button.tsx';
import styles from './image-grid.module.css';
import { backdropOf, nameOf } from './picture.ts';
import { UseInMenu } from './use-in-menu.tsx';

type FullscreenPictureProps = {
  images: readonly LibraryImage[];
  shownId: string | null;
  /** A picture that is no favourite any more leaves the page. */
  favoritesOnly: boolean;
  onShow: (id: string | null) => void;
  onDownload: (image: LibraryImage) => Promise<void>;
  onFavorite: (image: LibraryImage) => void;
};

/** One picture over the page; the arrows lead to its neighbours on this page of the library. */
export function FullscreenPicture(props: FullscreenPictureProps) {
  const { images, shownId, favoritesOnly, onShow, onDownload, onFavorite } = props;
  const index = images.findIndex((image) => image.id === shownId);
  const image = images[index];
  if (!image) return null;
  const before = images[index - 1];
  const after = images[index + 1];
  return (
    <FullscreenImage
      open
      onOpenChange={(open) => {
        if (!open) onShow(null);
      }}
      src={image.imageUrl}
      alt={nameOf(image)}
      title={`Tela cheia: ${nameOf(image)}`}
      backdrop={backdropOf(image)}
      caption={<span className={styles.caption}>{nameOf(image)}</span>}
      onPrevious={before && (() => onShow(before.id))}
      onNext={after && (() => onShow(after.id))}
      actions={
        <div className={styles.fullscreenActions}>
          <FavoriteButton
            image={image}
            onFavorite={() => {
              onFavorite(image);
              if (favoritesOnly) onShow((after ?? before)?.id ?? null);
            }}
          />
          <UseInMenu image={image} />
          <Button icon={<Download />} onClick={() => void onDownload(image)}>
            Download
          </Button>
        </div>
      }
    />
  );
}
