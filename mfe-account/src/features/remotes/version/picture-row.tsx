import { Button, FullscreenImage } from '@andromeda/design-system';
import type { VersionPicture } from '@andromeda/platform';
import { useState } from 'react';
import cards from '../../../card-table.module.css';
import type { NamedVersion } from '../release-queries.ts';
import { PictureThumbnail } from './picture-thumbnail.tsx';
import { captionOf } from './picture-words.ts';
import { usePicture } from './use-picture.ts';
import styles from './version.module.css';

/** How many pictures are shown at first. */
const FIRST = 6;

type PictureRowProps = { named: NamedVersion; pictures: readonly VersionPicture[] };

/** Pictures of one version, of which the first are shown; each opens over the whole page. */
export function PictureRow({ named, pictures }: PictureRowProps) {
  const [all, setAll] = useState(false);
  const [open, setOpen] = useState<number | null>(null);
  const shown = all ? pictures : pictures.slice(0, FIRST);
  const hidden = pictures.length - shown.length;
  return (
    <>
      <ul className={styles.pictures}>
        {shown.map((picture, index) => (
          <li key={picture.name} data-device={picture.device}>
            <PictureButton named={named} picture={picture} onOpen={() => setOpen(index)} />
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <Button className={cards.more} variant="quiet" onClick={() => setAll(true)}>
          {hidden === 1 ? 'Ver mais 1 imagem' : `Ver mais ${hidden} imagens`}
        </Button>
      )}
      {open !== null && shown[open] && (
        <OpenedPicture
          named={named}
          picture={shown[open]}
          onClose={() => setOpen(null)}
          onPrevious={open > 0 ? () => setOpen(open - 1) : undefined}
          onNext={open < shown.length - 1 ? () => setOpen(open + 1) : undefined}
        />
      )}
    </>
  );
}

type PictureButtonProps = { named: NamedVersion; picture: VersionPicture; onOpen: () => void };

function PictureButton({ named, picture, onOpen }: PictureButtonProps) {
  const { src, failed } = usePicture(named, picture);
  return (
    <button type="button" className={styles.picture} disabled={!src} onClick={onOpen}>
      <PictureThumbnail src={src} failed={failed} picture={picture} />
      <span className={styles.caption}>{captionOf(picture)}</span>
    </button>
  );
}

type OpenedPictureProps = {
  named: NamedVersion;
  picture: VersionPicture;
  onClose: () => void;
  onPrevious?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
};

/** One picture over the whole page. */
export function OpenedPicture({ named, picture, onClose, ...turns }: OpenedPictureProps) {
  const { src } = usePicture(named, picture);
  if (!src) return null;
  return (
    <FullscreenImage
      open
      onOpenChange={(open) => !open && onClose()}
      src={src}
      alt={captionOf(picture)}
      caption={captionOf(picture)}
      {...turns}
    />
  );
}
