import { Toast, ToastArea } from '@andromeda/design-system';
import { useNotification, useNotificationState } from '@andromeda/platform';

/** The one area for toasts; F8 moves the focus there. */
export function ToastHost() {
  const { toast } = useNotificationState();
  const { closeToast } = useNotification();
  return (
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
  );
}
