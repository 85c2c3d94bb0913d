import { Card, Skeleton } from '@andromeda/design-system';
import type { LibraryImage } from '@andromeda/platform';
import { type ImageActions, ImageCard } from './image-card.tsx';
import styles from './image-grid.module.css';

type ImageGridProps = ImageActions & {
  images: readonly LibraryImage[];
  /** The pictures of the page before, while the next ones come. */
  refreshing: boolean;
  isChosen: (id: string) => boolean;
};

export function ImageGrid({ images, refreshing, isChosen, ...actions }: ImageGridProps) {
  return (
    <ul aria-label="Criativos salvos" aria-busy={refreshing || undefined} className={styles.grid}>
      {images.map((image, index) => (
        <ImageCard
          key={image.id}
          image={image}
          eager={index < EAGER_CARDS}
          chosen={isChosen(image.id)}
          {...actions}
        />
      ))}
    </ul>
  );
}

/** Cards within the first screen of a desktop; the rest load as they come near. */
const EAGER_CARDS = 6;

const SKELETON_CARDS = ['1', '2', '3', '4', '5', '6'];

export function ImageGridSkeleton() {
  return (
    <div role="status" aria-label="Carregando suas imagens" className={styles.grid}>
      {SKELETON_CARDS.map((card) => (
        <Card key={card} padding="none">
          <Skeleton shape="block" className={styles.skeletonPicture} />
          <div className={styles.words}>
            <Skeleton width="40%" />
            <Skeleton width="85%" />
            <Skeleton width="30%" />
            <Skeleton shape="block" height={40} />
          </div>
        </Card>
      ))}
    </div>
  );
}
