import { ImageFrame, Skeleton } from '@andromeda/design-system';
import type { ProductPhoto } from '@andromeda/platform';
import { copySources } from 'bff/contract/browser';
import { ChoiceTile } from '../choice-tile.tsx';
import { PhotoMenu } from './photo-menu.tsx';
import styles from './photos.module.css';
import type { useProductPhotos } from './use-product-photos.ts';

type PhotoGridProps = { productId: string; shown: ReturnType<typeof useProductPhotos> };

/** The photos of a product: a press chooses one, its menu uses it. */
export function PhotoGrid({
  productId,
  shown: { photos, chosen, toggle, putFirst, leaving },
}: PhotoGridProps) {
  return (
    <ul aria-label="Fotos do produto" className={styles.photos}>
      {photos.map((photo, at) => (
        <li key={photo.id} className={styles.photo}>
          <ChoiceTile
            label={`Escolher a foto ${at + 1}`}
            checked={chosen.includes(photo)}
            markAt="bottom"
            onToggle={() => toggle(photo.id)}
          >
            <Picture photo={photo} />
          </ChoiceTile>
          <span className={styles.menu}>
            <PhotoMenu
              name={`foto ${at + 1}`}
              productId={productId}
              photoId={photo.id}
              onPutFirst={at > 0 ? () => putFirst(photo) : undefined}
              onDelete={() => leaving.begin(photo)}
            />
          </span>
        </li>
      ))}
    </ul>
  );
}

const Picture = ({ photo: { thumbnailUrl } }: { photo: ProductPhoto }) => (
  <ImageFrame
    src={thumbnailUrl}
    alt=""
    rounded
    imageProps={{ loading: 'lazy', srcSet: copySources(thumbnailUrl, 448), sizes: '128px' }}
  />
);

/** As many places as there are photos: what stands below does not move. */
export const PhotosSkeleton = ({ count }: { count: number }) => (
  <div role="status" aria-label="Carregando as fotos" className={styles.photos}>
    {Array.from({ length: count }, (_, place) => (
      <Skeleton key={place} shape="block" className={styles.place} />
    ))}
  </div>
);
