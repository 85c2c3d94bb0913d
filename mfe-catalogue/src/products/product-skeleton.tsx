import { Card, Skeleton } from '@andromeda/design-system';
import styles from './product-skeleton.module.css';

/** In place of a product or of its form until it has come. */
export function ProductSkeleton() {
  return (
    <div role="status" aria-label="Carregando o produto" className={styles.screen}>
      <div className={styles.title}>
        <Skeleton shape="block" width={44} height={44} />
        <Skeleton shape="block" height={38} className={styles.name} />
      </div>
      <div className={styles.columns}>
        <Card padding="l">
          <Skeleton shape="block" height={560} />
        </Card>
        <Card padding="l">
          <Skeleton shape="block" height={760} />
        </Card>
      </div>
    </div>
  );
}
