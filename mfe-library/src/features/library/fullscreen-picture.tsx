import { Button, FullscreenImage, IconButton } from '@andromeda/design-system';
import { type LibraryImage, Link } from '@andromeda/platform';
import { copySources } from 'bff/contract/browser';
import { Download, History, Pencil } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { historyAddress } from '../../pictures/history-address.ts';
import { backdropOf, nameOf } from '../../pictures/picture.ts';
import { RepairLink } from '../../pictures/repair-link.tsx';
import { UseInMenu } from '../../pictures/use-in-menu.tsx';
import { FavoriteButton } from './favorite-button.tsx';
import styles from './image-grid.module.css';

const RenameImageDialog = lazy(() =>
  import('./rename-image-dialog.tsx').then(({ RenameImageDialog }) => ({ default: RenameImageDialog })),
);

type FullscreenPictureProps = {
  images: readonly LibraryImage[];
  /** The id of a picture, or the end of the page that the arrows led to. */
  shown: string | null;
  /** The pictures are still those of the page before. */
  refreshing: boolean;
  /** Whether the arrows lead on to a neighbouring page. */
  pages: { before: (() => void) | undefined; after: (() => void) | undefined };
  /** A picture that is no favourite any more leaves the page. */
  favoritesOnly: boolean;
  onShow: (id: string | null) => void;
  onDownload: (image: LibraryImage) => Promise<void>;
  onFavorite: (image: LibraryImage) => void;
};

/** One picture over the page; the arrows lead to its neighbours, over the ends of the page. */
export function FullscreenPicture(props: FullscreenPictureProps) {
  const { images, shown, refreshing, pages, favoritesOnly, onShow, onDownload, onFavorite } = props;
  const shownId = pictureShown(images, shown, refreshing);
  // An unmarked favourite stays on the page for a moment, and must not be shown as a neighbour by then.
  const [unmarked, setUnmarked] = useState<readonly string[]>([]);
  const near = images.filter(({ id }) => id === shownId || !unmarked.includes(id));
  const index = near.findIndex((image) => image.id === shownId);
  const image = near[index];
  if (!image) return null;
  const [before, after] = [near[index - 1], near[index + 1]];
  const turnBack = before ? () => show(before.id) : pages.before;
  const turnOn = after ? () => show(after.id) : pages.after;
  const show = (id: string | null) => {
    if (!id) setUnmarked([]);
    onShow(id);
  };
  const changeFavorite = () => {
    onFavorite(image);
    if (!favoritesOnly) return;
    setUnmarked([...unmarked, image.id]);
    show((after ?? before)?.id ?? null);
  };
  return (
    <FullscreenImage
      open
      onOpenChange={(open) => {
        if (!open) show(null);
      }}
      src={image.imageUrl}
      srcSet={copySources(image.thumbnailUrl, 1600)}
      sizes="1600px"
      alt={nameOf(image)}
      title={`Tela cheia: ${nameOf(image)}`}
      backdrop={backdropOf(image)}
      caption={<span className={styles.caption}>{nameOf(image)}</span>}
      onPrevious={refreshing ? undefined : turnBack}
      onNext={refreshing ? undefined : turnOn}
      actions={<PictureActions image={image} onFavorite={changeFavorite} onDownload={onDownload} />}
    />
  );
}

type PictureActionsProps = Pick<FullscreenPictureProps, 'onFavorite' | 'onDownload'> & {
  image: LibraryImage;
};

function PictureActions({ image, onFavorite, onDownload }: PictureActionsProps) {
  const [renaming, setRenaming] = useState<LibraryImage | null>(null);
  return (
    <div className={styles.fullscreenActions}>
      <FavoriteButton image={image} onFavorite={onFavorite} />
      <IconButton
        label="Dar nome à imagem"
        icon={<Pencil />}
        variant="overlay"
        onClick={() => setRenaming(image)}
      />
      <IconButton asChild label="História" icon={<History />} variant="overlay">
        <Link to={historyAddress(image.id)} />
      </IconButton>
      <UseInMenu image={image} />
      <RepairLink image={image} />
      <Button icon={<Download />} onClick={() => void onDownload(image)}>
        Download
      </Button>
      {renaming && (
        <Suspense>
          <RenameImageDialog image={renaming} onClose={() => setRenaming(null)} />
        </Suspense>
      )}
    </div>
  );
}

/** While the next page comes, the picture at which its predecessor was left stays. */
function pictureShown(images: readonly LibraryImage[], shown: string | null, refreshing: boolean) {
  if (shown === 'primeira') return images.at(refreshing ? -1 : 0)?.id ?? null;
  if (shown === 'ultima') return images.at(refreshing ? 0 : -1)?.id ?? null;
  return shown;
}
