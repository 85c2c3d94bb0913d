import { Card, ImageFrame, Skeleton, StatusBadge } from '@andromeda/design-system';
import { Link, type ProductSummary } from '@andromeda/platform';
import { copySources } from 'bff/contract/browser';
import { channelOf } from 'bff/contract/browser/channels';
import { Package } from 'lucide-react';
import { countImages } from '../../products/messages.ts';
import styles from './product-list.module.css';

type ProductGridProps = {
  products: readonly ProductSummary[];
  /** The products of the page before, while the next ones come. */
  refreshing: boolean;
};

export function ProductGrid({ products, refreshing }: ProductGridProps) {
  return (
    <ul aria-label="Produtos" aria-busy={refreshing || undefined} className={styles.grid}>
      {products.map((product, index) => (
        <ProductCard key={product.id} product={product} eager={index < EAGER_CARDS} />
      ))}
    </ul>
  );
}

/** Cards within the first screen of a desktop; the rest load as they come near. */
const EAGER_CARDS = 8;
/** How wide a card is: beside another, or one of four. */
const CARD_SIZES = '(max-width: 940px) 50vw, min(25vw, 320px)';

function ProductCard({ product, eager }: { product: ProductSummary; eager: boolean }) {
  const { id, name, cover, channels } = product;
  return (
    <Card as="li" padding="none" className={styles.card}>
      {cover ? (
        <ImageFrame
          src={cover.thumbnailUrl}
          alt=""
          aspect="4/3"
          color={cover.dominantColor ?? undefined}
          imageProps={{
            srcSet: copySources(cover.thumbnailUrl, 448, 640),
            sizes: CARD_SIZES,
            loading: eager ? 'eager' : 'lazy',
          }}
        />
      ) : (
        <div className={styles.noCover}>
          <Package aria-hidden="true" />
        </div>
      )}
      <div className={styles.words}>
        <h2 className={styles.name}>
          <Link to={`/produtos/${id}`} className={styles.link}>
            {name}
          </Link>
        </h2>
        <p className={styles.count}>{countImages(product)}</p>
        {channels.length > 0 && (
          <ul aria-label="Canais com textos" className={styles.channels}>
            {channels.map((channel) => (
              <li key={channel}>
                <StatusBadge tone="accent">{channelOf(channel).name}</StatusBadge>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
}

const SKELETON_CARDS = ['1', '2', '3', '4', '5', '6', '7', '8'];

export function ProductGridSkeleton() {
  return (
    <div role="status" aria-label="Carregando seus produtos" className={styles.grid}>
      {SKELETON_CARDS.map((card) => (
        <Card key={card} padding="none">
          <Skeleton shape="block" className={styles.skeletonCover} />
          <div className={styles.words}>
            <Skeleton width="80%" />
            <Skeleton width="35%" />
            <Skeleton width="60%" />
          </div>
        </Card>
      ))}
    </div>
  );
}
