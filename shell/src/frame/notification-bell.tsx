import { BottomSheet, Button, EmptyState, IconButton } from '@andromeda/design-system';
import { useNotification, useNotificationState } from '@andromeda/platform';
import { Bell, X } from 'lucide-react';
import { useState } from 'react';
import styles from './notification-bell.module.css';

/** The bell: every notice since the page was opened, newest first. A dot tells of new ones. */
export function NotificationBell() {
  const { history } = useNotificationState();
  const { clearHistory, removeFromHistory } = useNotification();
  const [seen, setSeen] = useState<string | undefined>(undefined);
  const newest = history[0]?.id;
  const unread = newest !== undefined && newest !== seen;
  return (
    <BottomSheet
      title="Notificações"
      onOpenChange={() => setSeen(newest)}
      trigger={
        <IconButton
          variant="secondary"
          shape="round"
          label={unread ? 'Notificações, há novas' : 'Notificações'}
          data-unread={unread}
          className={styles.bell}
          icon={<Bell />}
        />
      }
      footer={
        history.length > 0 && (
          <Button variant="quiet" onClick={clearHistory}>
            Limpar tudo
          </Button>
        )
      }
    >
      {history.length === 0 ? (
        <EmptyState drawing="spark" title="Nenhuma notificação por aqui" />
      ) : (
        <ul className={styles.list}>
          {history.map(({ id, type, title, message, timestamp }) => (
            <li key={id} data-tone={type} className={styles.entry}>
              <div className={styles.words}>
                <p className={styles.title}>
                  {title} <span className={styles.time}>{timestamp}</span>
                </p>
                <p>{message}</p>
              </div>
              <IconButton size="s" label="Remover" icon={<X />} onClick={() => removeFromHistory(id)} />
            </li>
          ))}
        </ul>
      )}
    </BottomSheet>
  );
}
