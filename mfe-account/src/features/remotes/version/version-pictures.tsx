import { Button, Card, FullscreenImage, Skeleton } from '@andromeda/design-system';
import { useApi, type VersionPicture } from '@andromeda/platform';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import cards from '../../../card-table.module.css';
import { type NamedVersion, pictureQuery } from '../release-queries.ts';
import styles from './version.module.css';

type Kind = { id: string; title: string; none: string; first: number };

type VersionPicturesProps = { named: NamedVersion; pictures: readonly VersionPicture[]; kind: Kind };

export const screens: Kind = {
  id: 'telas',
  title: 'Telas',
  none: 'Esta versão foi publicada sem imagens: elas são tiradas pelo pnpm release que confere as telas num navegador.',
  first: 6,
};
export const stories: Kind = {
  id: 'historias',
  title: 'Histórias',
  none: 'Esta versão foi publicada sem histórias: pnpm release as fotografa com --stories e a pasta de um Storybook construído.',
  first: 6,
};

/** Pictures that a release took of a version, in rows of which the first are shown; each opens over the whole page. */
export function VersionPictures({ named, pictures, kind }: VersionPicturesProps) {
  const [all, setAll] = useState(false);
  const [open, setOpen] = useState<number | null>(null);
  const shown = all ? pictures : pictures.slice(0, kind.first);
  const hidden = pictures.length - shown.length;
  return (
    <Card as="section" padding="l" aria-labelledby={kind.id} className={styles.card}>
      <h2 id={kind.id}>{kind.title}</h2>
      {pictures.length === 0 && <p className={cards.soft}>{kind.none}</p>}
      {pictures.length > 0 && (
        <ul className={styles.pictures}>
          {shown.map((picture, index) => (
            <li key={picture.name} data-device={picture.device}>
              <Thumbnail named={named} picture={picture} onOpen={() => setOpen(index)} />
            </li>
          ))}
        </ul>
      )}
      {hidden > 0 && (
        <Button className={cards.more} variant="quiet" onClick={() => setAll(true)}>
          {hidden === 1 ? 'Ver mais 1 imagem' : `Ver mais ${hidden} imagens`}
        </Button>
      )}
      {open !== null && shown[open] && (
        <Opened
          named={named}
          picture={shown[open]}
          onClose={() => setOpen(null)}
          onPrevious={open > 0 ? () => setOpen(open - 1) : undefined}
          onNext={open < shown.length - 1 ? () => setOpen(open + 1) : undefined}
        />
      )}
    </Card>
  );
}

const devices = { phone: 'no celular', desktop: 'no computador' } as const;

/** What a picture shows: /library no celular; Telas/Biblioteca: Vazio. */
const captionOf = ({ title, story, device }: VersionPicture) =>
  story ? `${title}: ${story}` : `${title} ${devices[device]}`;

type ThumbnailProps = { named: NamedVersion; picture: VersionPicture; onOpen: () => void };

function Thumbnail({ named, picture, onOpen }: ThumbnailProps) {
  const { src, failed } = usePicture(named, picture);
  const { width, height } = picture;
  return (
    <button type="button" className={styles.picture} disabled={!src} onClick={onOpen}>
      {failed && <span className={styles.gone}>A imagem não carregou.</span>}
      {!failed && !src && <Skeleton shape="block" height={picture.device === 'phone' ? 320 : 180} />}
      {src && <img src={src} alt="" width={width} height={height} />}
      <span className={styles.caption}>{captionOf(picture)}</span>
    </button>
  );
}

type OpenedProps = {
  named: NamedVersion;
  picture: VersionPicture;
  onClose: () => void;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
};

function Opened({ named, picture, onClose, onPrevious, onNext }: OpenedProps) {
  const { src } = usePicture(named, picture);
  if (!src) return null;
  return (
    <FullscreenImage
      open
      onOpenChange={(open) => !open && onClose()}
      src={src}
      alt={captionOf(picture)}
      caption={captionOf(picture)}
      onPrevious={onPrevious}
      onNext={onNext}
    />
  );
}

/** A picture as an address of this page; it opens only with the token of an administrator, so no `img` can ask for it. */
function usePicture(named: NamedVersion, { name }: VersionPicture) {
  const { data, isError } = useQuery(pictureQuery(useApi(), { ...named, picture: name }));
  const [src, setSrc] = useState<string>();
  useEffect(() => {
    if (!data) return;
    const address = URL.createObjectURL(data);
    setSrc(address);
    return () => URL.revokeObjectURL(address);
  }, [data]);
  return { src, failed: isError };
}
