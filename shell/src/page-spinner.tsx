import { Spinner } from '@andromeda/design-system';
import styles from './page-spinner.module.css';

/** Shown in the middle of an empty page while it is unknown what to show. `note` says why it takes long. */
export function PageSpinner({ note }: { note?: string | undefined }) {
  return (
    <div className={styles.page}>
      <Spinner size="l" />
      {note && (
        <p role="status" className={styles.note}>
          {note}
        </p>
      )}
    </div>
  );
}
