import { Button, EmptyState, IconButton } from '@andromeda/design-system';
import { useNotification, useNotificationState } from '@andromeda/platform';
import { X } from 'lucide-react';
import { type MouseEvent, useId } from 'react';
import styles from './notification-history.module.css';

/** Every notice since the page was opened, newest first, each of which may be removed. */
export function NotificationHistory() {
  const { history } = useNotificationState();
  const { removeFromHistory } = useNotification();
  const idBase = useId();
  if (history.length === 0) return <EmptyState drawing="spark" title="Nenhuma notificação por aqui" />;
  return (
    <ul className={styles.list}>
      {history.map(({ id, type, title, message, timestamp }) => (
        <li key={id} data-tone={type} className={styles.entry}>
          <div className={styles.words}>
            <p className={styles.title}>
              {title} <span className={styles.time}>{timestamp}</span>
            </p>
            <p id={`${idBase}-${id}`}>{message}</p>
          </div>
          <IconButton
            size="s"
            label="Remover"
            aria-describedby={`${idBase}-${id}`}
            icon={<X />}
            onClick={(event) => {
              stayHere(event);
              removeFromHistory(id);
            }}
          />
        </li>
      ))}
    </ul>
  );
}

/** Empties the history. */
export function ClearHistory() {
  const { clearHistory } = useNotification();
  return (
    <Button
      variant="quiet"
      onClick={(event) => {
        stayHere(event);
        clearHistory();
      }}
    >
      Limpar tudo
    </Button>
  );
}

// The button disappears with the notice that it removes, so the surface takes the focus.
function stayHere({ currentTarget }: MouseEvent<HTMLElement>) {
  currentTarget.closest<HTMLElement>('[role="dialog"]')?.focus();
}
