import { Button, FullscreenImage, IconButton } from '@andromeda/design-system';
import type { LibraryImage } from '@andromeda/platform';
import { ChevronLeft, ChevronRight, Download } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import styles from './image-grid.module.css';
import { backdropOf, nameOf } from './picture.ts';

type FullscreenPictureProps = {
  images: readonly LibraryImage[];
  shownId: string | null;
  onShow: (id: string | null) => void;
  onDownload: (image: LibraryImage) => Promise<void>;
};

/** One picture over the page; the arrows lead to its neighbours on this page of the library. */
export function FullscreenPicture({ images, shownId, onShow, onDownload }: FullscreenPictureProps) {
  const index = images.findIndex((image) => image.id === shownId);
  const image = images[index];
  const before = images[index - 1];
  const after = images[index + 1];
  useArrowKeys(image !== undefined, {
    ArrowLeft: () => before && onShow(before.id),
    ArrowRight: () => after && onShow(after.id),
  });
  if (!image) return null;
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
      caption={nameOf(image)}
      actions={
        <div className={styles.fullscreenActions}>
          <IconButton
            label="Imagem anterior"
            icon={<ChevronLeft />}
            variant="overlay"
            disabled={!before}
            onClick={() => before && onShow(before.id)}
          />
          <Button icon={<Download />} onClick={() => void onDownload(image)}>
            Download
          </Button>
          <IconButton
            label="Próxima imagem"
            icon={<ChevronRight />}
            variant="overlay"
            disabled={!after}
            onClick={() => after && onShow(after.id)}
          />
        </div>
      }
    />
  );
}

function useArrowKeys(enabled: boolean, steps: Record<'ArrowLeft' | 'ArrowRight', () => void>): void {
  const step = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') steps[event.key]();
  });
  useEffect(() => {
    if (!enabled) return;
    const listener = (event: KeyboardEvent) => step(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [enabled]);
}
