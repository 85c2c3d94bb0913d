import { Snackbar } from '@andromeda/design-system';
import { useNotification, useNotificationState } from '@andromeda/platform';

/** The one snackbar of the page; it floats at the bottom. */
export function SnackbarArea() {
  const { snackbar } = useNotificationState();
  const { close } = useNotification();
  return (
    <div aria-live="polite">
      {snackbar && (
        <Snackbar
          key={snackbar.id}
          tone={snackbar.type}
          title={snackbar.title}
          state={snackbar.closing ? 'closing' : 'open'}
          onClose={() => close('snackbar')}
        >
          {snackbar.message}
        </Snackbar>
      )}
    </div>
  );
}
