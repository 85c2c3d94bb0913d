import { Button, Card, Dropzone, ErrorState, Notice, ProgressBar } from '@andromeda/design-system';
import { Link, messageFor, type Product } from '@andromeda/platform';
import { MOST_PRODUCT_PHOTOS } from 'bff/contract/browser/listings';
import { Images } from 'lucide-react';
import { LeavingBar } from '../leaving-bar.tsx';
import sectionStyles from '../product-screen.module.css';
import { messages } from './messages.ts';
import { photoAddress } from './photo-address.ts';
import { PhotoGrid, PhotosSkeleton } from './photo-grid.tsx';
import styles from './photos.module.css';
import { usePhotoUploads } from './use-photo-uploads.ts';
import { useProductPhotos } from './use-product-photos.ts';

/** The photos that the seller took of the product: every tool begins from them. */
export function PhotosSection({ product }: { product: Product }) {
  const shown = useProductPhotos(product);
  const { query, leaving, photos, total } = shown;
  return (
    <Card as="section" padding="l" aria-labelledby="fotos" className={sectionStyles.section}>
      <h2 id="fotos" className={sectionStyles.title}>
        Fotos {total > 0 && <span className={styles.count}>{total}</span>}
      </h2>
      {query.isPending && product.photos > 0 && <PhotosSkeleton count={product.photos} />}
      {query.isError && !query.data && (
        <ErrorState
          title={messageFor(query.error, messages.notLoaded)}
          action={<Button onClick={() => void query.refetch()}>Tentar novamente</Button>}
        />
      )}
      {total === 0 && !query.isError && (
        <p className={styles.empty}>
          As fotos como saíram da câmera. Cada criação pode começar por elas, e o que for feito entra no
          produto.
        </p>
      )}
      {photos.length > 0 && <PhotoGrid productId={product.id} shown={shown} />}
      {leaving.waiting && <LeavingBar text={messages.leaving} onUndo={leaving.undo} />}
      <AddPhotos product={product} total={total} />
      {photos.length > 0 && <BatchLink productId={product.id} shown={shown} />}
    </Card>
  );
}

function AddPhotos({ product, total }: { product: Product; total: number }) {
  const { progress, refused, add, explain, retry } = usePhotoUploads(product);
  const isFull = total >= MOST_PRODUCT_PHOTOS;
  return (
    <>
      <Dropzone
        label="Adicionar fotos"
        hint={isFull ? messages.full(MOST_PRODUCT_PHOTOS) : 'JPG, PNG, WEBP, HEIC ou AVIF'}
        pasteAnywhere={false}
        disabled={progress !== null || isFull}
        onFiles={add}
        onRejected={explain}
      />
      {progress && (
        <div role="status" className={styles.sending}>
          <span>{messages.sending(progress.done, progress.all)}</span>
          <ProgressBar label="Envio das fotos" value={progress.done} max={progress.all} />
        </div>
      )}
      {refused.length > 0 && (
        <Notice tone="warning">
          <ul className={styles.refusals}>
            {refused.map(({ id, file, reason }) => (
              <li key={id}>
                <strong>{file.name}</strong> {messageFor(reason, messages.notSent)}
              </li>
            ))}
          </ul>
          {retry && progress === null && <Button onClick={retry}>Tentar novamente</Button>}
        </Notice>
      )}
    </>
  );
}

type BatchLinkProps = { productId: string; shown: ReturnType<typeof useProductPhotos> };

/** The chosen photos, or all of them, with one background. */
function BatchLink({ productId, shown: { photos, chosen } }: BatchLinkProps) {
  const taken = chosen.length > 0 ? chosen : photos;
  const ids = taken.map(({ id }) => id);
  return (
    <div className={sectionStyles.foot}>
      <Button asChild icon={<Images />}>
        <Link to={photoAddress('/creative-generator/lote', productId, ...ids)}>
          {messages.batch(taken.length)}
        </Link>
      </Button>
    </div>
  );
}
