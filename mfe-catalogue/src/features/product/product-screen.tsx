import { Button, EmptyState, ErrorState, PageHeader } from '@andromeda/design-system';
import { ApiError, Link, messageFor, type Product, useApi, useParams } from '@andromeda/platform';
import { usePrefetchInfiniteQuery, usePrefetchQuery, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useDeletedPictures } from '../../products/pictures-changed.ts';
import { fieldsOf } from '../../products/product-fields.ts';
import { productImagesQuery, productQuery } from '../../products/product-queries.ts';
import { ProductSkeleton } from '../../products/product-skeleton.tsx';
import { useEdits } from '../../use-edits.ts';
import { WayBack } from '../../way-back.tsx';
import { FactsSection } from './facts-section.tsx';
import { ImagesSection } from './images/images-section.tsx';
import { ListingsSection } from './listings/listings-section.tsx';
import { messages } from './messages.ts';
import { productPhotosQuery } from './photos/photo-queries.ts';
import { PhotosSection } from './photos/photos-section.tsx';
import { ProductActions } from './product-actions.tsx';
import styles from './product-screen.module.css';

/** One product: its facts, its photos, its pictures, and its texts for each channel. */
export function ProductScreen() {
  const { id = '' } = useParams();
  useDeletedPictures();
  return <ProductOf key={id} id={id} />;
}

function ProductOf({ id }: { id: string }) {
  const api = useApi();
  // Beside the product, not after it.
  usePrefetchInfiniteQuery(productImagesQuery(api, id));
  usePrefetchQuery(productPhotosQuery(api, id));
  const { data, error, isError, refetch } = useQuery(productQuery(api, id));
  if (isMissing(error)) return <NoProduct />;
  if (data) return <ReadyProduct product={data} />;
  if (!isError) return <ProductSkeleton />;
  return (
    <div className={styles.screen}>
      <PageHeader title="Produto" back={<WayBack />} />
      <ErrorState
        title={messageFor(error, messages.notLoaded)}
        action={<Button onClick={() => void refetch()}>Tentar novamente</Button>}
      />
    </div>
  );
}

/** An address without a right id leads nowhere, as one whose product is gone. */
const isMissing = (error: unknown) =>
  error instanceof ApiError && (error.code === 'not_found' || error.code === 'bad_request');

function ReadyProduct({ product }: { product: Product }) {
  const { name, facts: known } = product;
  const saved = useMemo(() => fieldsOf({ name, facts: known }), [name, known]);
  const facts = useEdits(`product:${product.id}:facts`, saved);
  return (
    <div className={styles.screen}>
      <PageHeader
        title={<span className={styles.name}>{product.name}</span>}
        back={<WayBack />}
        actions={<ProductActions product={product} />}
      />
      <div className={styles.columns}>
        <div className={styles.column}>
          <FactsSection product={product} facts={facts} />
          <PhotosSection product={product} />
          <ImagesSection product={product} />
        </div>
        <ListingsSection product={product} factsEdited={facts.edited} />
      </div>
    </div>
  );
}

const NoProduct = () => (
  <div className={styles.screen}>
    <PageHeader title="Produto não encontrado" back={<WayBack />} />
    <EmptyState
      drawing="lost"
      title="Este produto não existe mais"
      description="Ele pode ter sido excluído, ou o endereço não está completo."
      action={
        <Button asChild>
          <Link to="/produtos">Ver todos os produtos</Link>
        </Button>
      }
    />
  </div>
);
