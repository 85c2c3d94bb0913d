import { BottomSheet, IconButton, Popover } from '@andromeda/design-system';
import { useNotification, useNotificationState } from '@andromeda/platform';
import { Bell } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import styles from './notification-bell.module.css';
import { ClearHistory, NotificationHistory } from './notification-history.tsx';

/**
 * The bell with the notices since the page was opened; a dot marks new ones. They come from below within the
 * thumb's reach, or hang below the bell while the page stays usable.
 */
export function NotificationBell({ opens }: { opens: 'from-below' | 'at-the-bell' }) {
  const newest = useNotificationState().history[0]?.id;
  const clear = newest !== undefined && <ClearHistory />;
  const [seen, setSeen] = useState<string | undefined>(undefined);
  const surface = {
    onOpenChange: () => setSeen(newest),
    trigger: <BellButton unread={newest !== undefined && newest !== seen} />,
  };
  const { close } = useNotification();
  if (opens === 'from-below') {
    const onOpenChange = (open: boolean) => {
      surface.onOpenChange();
      // The snackbar would cover the end of the sheet, which shows the same notice.
      if (open) close('snackbar');
    };
    return (
      <BottomSheet {...surface} onOpenChange={onOpenChange} title="Notificações" footer={clear}>
        <NotificationHistory />
      </BottomSheet>
    );
  }
  return (
    <Popover {...surface} label="Notificações">
      <div className={styles.line}>
        <h2 className={styles.heading}>Notificações</h2>
        {clear}
      </div>
      <NotificationHistory />
    </Popover>
  );
}

function BellButton({ unread, ...rest }: { unread: boolean } & Partial<ComponentProps<typeof IconButton>>) {
  return (
    <IconButton
      {...rest}
      variant="secondary"
      shape="round"
      label={unread ? 'Notificações, há novas' : 'Notificações'}
      data-unread={unread}
      className={styles.bell}
      icon={<Bell />}
    />
  );
}
