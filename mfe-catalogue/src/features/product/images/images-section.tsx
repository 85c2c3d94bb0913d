import {
  Button,
  Card,
  EmptyState,
  ErrorState,
  IconButton,
  ImageFrame,
  Skeleton,
} from '@andromeda/design-system';
import { type LibraryImage, messageFor, type Product } from '@andromeda/platform';
import { Store, X } from 'lucide-react';
import { LeavingBar } from '../leaving-bar.tsx';
import sectionStyles from '../product-screen.module.css';
import { AddImagesDialog } from './add-images-dialog.tsx';
import { imageName } from './image-name.ts';
import styles from './images.module.css';
import { messages } from './messages.ts';
import { usePrepareAll, useProductImages } from './use-product-images.ts';

/** The pictures of the product, which also lie in the library. */
export function ImagesSection({ product }: { product: Product }) {
  const shown = useProductImages(product);
  const { pages, images, total, leaving } = shown;
  const isWaiting = pages.isPending && product.images > 0;
  return (
    <Card as="section" padding="l" aria-labelledby="imagens" className={sectionStyles.section}>
      <h2 id="imagens" className={sectionStyles.title}>
        Imagens {total > 0 && <span className={styles.count}>{total}</span>}
      </h2>
      {isWaiting && <PicturesSkeleton count={product.images} />}
      {pages.isError && (
        <ErrorState
          title={messageFor(pages.error, messages.notLoaded)}
          action={<Button onClick={() => void pages.refetch()}>Tentar novamente</Button>}
        />
      )}
      {!isWaiting && !pages.isError && images.length === 0 && !pages.hasNextPage && (
        <EmptyState
          title="Nenhuma imagem ainda"
          description="Escolha na biblioteca as imagens deste produto: elas ficam juntas, prontas para cada canal."
          action={<AddImagesDialog product={product} />}
        />
      )}
      {images.length > 0 && <Pictures images={images} onRemove={leaving.begin} />}
      {pages.hasNextPage && (
        <Button busy={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
          Mostrar mais imagens
        </Button>
      )}
      {leaving.waiting && <LeavingBar text={messages.leaving} onUndo={leaving.undo} />}
      {total > 0 && (
        <div className={sectionStyles.foot}>
          <AddImagesDialog product={product} />
          <PrepareButton product={product} shown={shown} />
        </div>
      )}
    </Card>
  );
}

type PrepareButtonProps = { product: Product; shown: ReturnType<typeof useProductImages> };

function PrepareButton({ product, shown }: PrepareButtonProps) {
  const { gathering, prepareAll } = usePrepareAll(product, shown);
  return (
    <Button
      variant="quiet"
      icon={<Store />}
      busy={gathering}
      busyLabel="Preparando..."
      onClick={() => void prepareAll()}
    >
      Preparar para…
    </Button>
  );
}

type PicturesProps = { images: readonly LibraryImage[]; onRemove: (image: LibraryImage) => void };

function Pictures({ images, onRemove }: PicturesProps) {
  return (
    <ul aria-label="Imagens do produto" className={styles.pictures}>
      {images.map((image) => (
        <li key={image.id}>
          <ImageFrame
            src={image.thumbnailUrl}
            alt={imageName(image)}
            color={image.dominantColor ?? undefined}
            rounded
            imageProps={{ loading: 'lazy' }}
            overlayEnd={
              <IconButton
                label="Tirar do produto"
                icon={<X />}
                variant="overlay"
                size="s"
                onClick={() => onRemove(image)}
              />
            }
          />
        </li>
      ))}
    </ul>
  );
}

/** Pictures of a first page at most. */
const MOST_SKELETONS = 24;

/** As many places as there are pictures: what stands below does not move. */
const PicturesSkeleton = ({ count }: { count: number }) => (
  <div role="status" aria-label="Carregando as imagens" className={styles.pictures}>
    {Array.from({ length: Math.min(count, MOST_SKELETONS) }, (_, place) => (
      <Skeleton key={place} shape="block" className={styles.place} />
    ))}
  </div>
);
