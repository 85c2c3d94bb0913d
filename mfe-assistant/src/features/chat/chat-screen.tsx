import { BottomSheet, Button, IconButton, PageHeader } from '@andromeda/design-system';
import { type ConversationSummary, Navigate } from '@andromeda/platform';
import { MessageCirclePlus, MessagesSquare } from 'lucide-react';
import { useState } from 'react';
import styles from './chat-screen.module.css';
import { Conversation } from './conversation.tsx';
import { ConversationList } from './conversation-list.tsx';
import { DeleteConversationDialog } from './delete-conversation-dialog.tsx';
import { ASSISTANT } from './turn-bubbles.tsx';
import { addressOf, useChatAddress } from './use-chat-address.ts';
import { useWide } from './use-wide.ts';

export function ChatScreen() {
  const { id, resumed, become, startNew } = useChatAddress();
  const wide = useWide();
  const [listed, setListed] = useState(false);
  const [leaving, setLeaving] = useState<ConversationSummary | null>(null);
  if (resumed) return <Navigate to={addressOf(resumed)} replace />;
  const begin = () => {
    setListed(false);
    startNew();
  };
  return (
    <div className={styles.screen}>
      {wide && (
        <div className={styles.aside}>
          <Button icon={<MessageCirclePlus />} fullWidth onClick={begin}>
            Nova conversa
          </Button>
          <div className={styles.conversations}>
            <ConversationList current={id} onDelete={setLeaving} />
          </div>
        </div>
      )}
      <div className={styles.main}>
        <PageHeader
          title={ASSISTANT}
          className={styles.header}
          subtitle="Sua consultora de marketing digital"
          actions={
            !wide && (
              <>
                <IconButton label="Conversas" icon={<MessagesSquare />} onClick={() => setListed(true)} />
                {id && <IconButton label="Nova conversa" icon={<MessageCirclePlus />} onClick={begin} />}
              </>
            )
          }
        />
        <Conversation id={id} onBegun={become} onNew={begin} />
      </div>
      <BottomSheet
        title="Conversas"
        open={listed && !wide}
        onOpenChange={setListed}
        footer={
          <Button icon={<MessageCirclePlus />} onClick={begin}>
            Nova conversa
          </Button>
        }
      >
        <ConversationList current={id} onOpen={() => setListed(false)} onDelete={setLeaving} />
      </BottomSheet>
      <DeleteConversationDialog
        conversation={leaving}
        onClose={() => setLeaving(null)}
        onDeleted={(gone) => {
          if (gone === id) begin();
        }}
      />
    </div>
  );
}
