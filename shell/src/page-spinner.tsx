import { Spinner } from '@andromeda/design-system';
import { useFirstDrawing } from './first-drawing.ts';
import styles from './page-spinner.module.css';

/**
 * Shown while it is unknown what to show: in the middle of an empty page, or as the frame that the page was written with. `note` says
 * why it takes long.
 */
export function PageSpinner({ note }: { note?: string | undefined }) {
  const { element, pathname } = useFirstDrawing();
  if (element && !note && pathname === location.pathname)
    return <div key="drawing" className={styles.drawing} ref={(place) => place?.replaceChildren(element)} />;
  return (
    <div key="spinner" className={styles.page}>
      <Spinner size="l" />
      {note && (
        <p role="status" className={styles.note}>
          {note}
        </p>
      )}
    </div>
  );
}
