import { Spinner } from '@andromeda/design-system';
import styles from './page-spinner.module.css';

/** Stands in the middle of an empty page while it is not known what to show. */
export function PageSpinner() {
  return (
    <div className={styles.page}>
      <Spinner size="l" />
    </div>
  );
}
