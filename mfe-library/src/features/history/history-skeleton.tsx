import { PageHeader, Skeleton } from '@andromeda/design-system';
import { BackToLibrary } from './back-to-library.tsx';
import styles from './history.module.css';

const STEPS = ['1', '2', '3', '4'];

/** The places of the tree and of its picture. */
export function HistorySkeleton() {
  return (
    <div className={styles.screen}>
      <PageHeader title="História" subtitle={<Skeleton width="12ch" />} back={<BackToLibrary />} />
      <div role="status" aria-label="Carregando a história" className={styles.columns}>
        <div className={styles.treeSide}>
          {STEPS.map((step) => (
            <Skeleton key={step} shape="block" height={72} />
          ))}
        </div>
        <Skeleton shape="block" className={styles.skeletonPicture} />
      </div>
    </div>
  );
}
