import { Button, keepClear } from '@andromeda/design-system';
import type { ConversationSummary } from '@andromeda/platform';
import { Undo2 } from 'lucide-react';
import styles from './conversation-list.module.css';
import { messages } from './messages.ts';

interface UndoDeletionProps {
  conversation: ConversationSummary | null;
  onUndo(): void;
}

/** Its menu is gone: a keyboard user must find the way back at once while it closes. */
const takeFocus = (button: HTMLButtonElement | null) => button?.focus({ preventScroll: true });

/** The way back from deleting a conversation, for as long as there is one. */
export function UndoDeletion({ conversation, onUndo }: UndoDeletionProps) {
  return (
    <div
      {...keepClear}
      role="status"
      className={styles.undo}
      data-waiting={conversation !== null || undefined}
    >
      {conversation && (
        <>
          <span className={styles.undoWords}>
            {messages.deleting}
            <span className={styles.title}>{conversation.title}</span>
          </span>
          <Button ref={takeFocus} icon={<Undo2 />} onClick={onUndo}>
            Desfazer
          </Button>
        </>
      )}
    </div>
  );
}
