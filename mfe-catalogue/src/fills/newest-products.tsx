import { Card, ImageFrame, TextLink } from '@andromeda/design-system';
import { Link, type ProductSummary, useApi } from '@andromeda/platform';
import { useQuery } from '@tanstack/react-query';
import { copySources } from 'bff/contract/browser';
import { Package } from 'lucide-react';
import { countImages } from '../products/messages.ts';
import { useDeletedPictures } from '../products/pictures-changed.ts';
import { productListQuery } from '../products/product-queries.ts';
import styles from './newest-products.module.css';

const SHOWN = 3;

/** The newest products on the dashboard; nothing for a user who has none, or while they cannot be read. */
export default function NewestProducts() {
  useDeletedPictures();
  const { data } = useQuery(productListQuery(useApi(), { page: 1 }));
  const products = data?.products.slice(0, SHOWN) ?? [];
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="seus-produtos" className={styles.section}>
      <div className={styles.heading}>
        <h2 id="seus-produtos">Seus produtos</h2>
        <TextLink asChild>
          <Link to="/produtos">Ver todos</Link>
        </TextLink>
      </div>
      <ul className={styles.cards}>
        {products.map((product) => (
          <NewestProduct key={product.id} product={product} />
        ))}
      </ul>
    </section>
  );
}

function NewestProduct({ product }: { product: ProductSummary }) {
  const { id, name, cover } = product;
  return (
    <Card as="li" padding="none" className={styles.card}>
      {cover ? (
        <ImageFrame
          src={cover.thumbnailUrl}
          alt=""
          aspect="square"
          color={cover.dominantColor ?? undefined}
          className={styles.cover}
          imageProps={{ srcSet: copySources(cover.thumbnailUrl, 448, 640), sizes: '88px', loading: 'lazy' }}
        />
      ) : (
        <div className={styles.noCover}>
          <Package aria-hidden="true" />
        </div>
      )}
      <div className={styles.words}>
        <h3 className={styles.name}>
          <Link to={`/produtos/${id}`} className={styles.link}>
            {name}
          </Link>
        </h3>
        <p className={styles.count}>{countImages(product)}</p>
      </div>
    </Card>
  );
}
