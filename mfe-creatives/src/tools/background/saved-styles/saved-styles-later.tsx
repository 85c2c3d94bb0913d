import { lazy, Suspense } from 'react';
import styles from './saved-styles.module.css';
import type { SavedStylesProps } from './saved-styles.tsx';

const SavedStyles = lazy(async () => ({ default: (await import('./saved-styles.tsx')).SavedStyles }));

/** `SavedStyles` in a chunk of its own; its row has its height already. */
export function SavedStylesLater(props: SavedStylesProps) {
  return (
    <Suspense fallback={<div className={styles.row} />}>
      <SavedStyles {...props} />
    </Suspense>
  );
}
