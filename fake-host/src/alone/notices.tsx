import { Banner, Snackbar, Toast, ToastArea } from '@andromeda/design-system';
import { useNotification, useNotificationState } from '@andromeda/platform';

/** The notices of a screen, drawn as in the product. */
export function Notices() {
  const { banner, snackbar, toast } = useNotificationState();
  const { close, closeToast } = useNotification();
  return (
    <div aria-live="polite">
      {banner && (
        <Banner tone={banner.type} title={banner.title} onClose={() => close('banner')}>
          {banner.message}
        </Banner>
      )}
      {snackbar && (
        <Snackbar tone={snackbar.type} title={snackbar.title} onClose={() => close('snackbar')}>
          {snackbar.message}
        </Snackbar>
      )}
      <ToastArea>
        {toast && (
          <Toast
            key={toast.id}
            open
            onOpenChange={() => closeToast(toast.id)}
            tone={toast.type}
            title={toast.title}
            description={toast.message}
            durationMs={toast.durationMs}
          />
        )}
      </ToastArea>
    </div>
  );
}
