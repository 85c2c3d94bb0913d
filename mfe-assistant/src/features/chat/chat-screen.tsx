import { BottomSheet, Button, IconButton, PageHeader } from '@andromeda/design-system';
import { type ConversationSummary, Navigate, usePublicConfig } from '@andromeda/platform';
import { MessageCirclePlus, MessagesSquare } from 'lucide-react';
import { useState } from 'react';
import styles from './chat-screen.module.css';
import { Conversation } from './conversation.tsx';
import { ConversationList } from './conversation-list.tsx';
import { useOtherTabs } from './other-tabs.ts';
import { RenameConversationDialog } from './rename-conversation-dialog.tsx';
import { ASSISTANT } from './turn-bubbles.tsx';
import { UndoDeletion } from './undo-deletion.tsx';
import { addressOf, useChatAddress } from './use-chat-address.ts';
import { useConversationDeletion } from './use-conversation-deletion.ts';
import { useFocusBack } from './use-focus-back.ts';
import { useWide } from './use-wide.ts';

export function ChatScreen() {
  const { id, resumed, become, startNew, open } = useChatAddress();
  const wide = useWide();
  useOtherTabs();
  const [listed, setListed] = useState(false);
  const [renaming, setRenaming] = useState<ConversationSummary | null>(null);
  useFocusBack(renaming?.id);
  const deletion = useConversationDeletion({ id, leave: startNew, open });
  if (resumed) return <Navigate to={addressOf(resumed)} replace />;
  const begin = () => {
    setListed(false);
    startNew();
  };
  const undo = <UndoDeletion conversation={deletion.waiting} onUndo={deletion.undo} />;
  const list = { current: id, gone: deletion.gone, onRename: setRenaming, onDelete: deletion.remove };
  return (
    <div className={styles.screen}>
      {wide && (
        <div className={styles.aside}>
          <Button icon={<MessageCirclePlus />} fullWidth onClick={begin}>
            Nova conversa
          </Button>
          {undo}
          <div className={styles.conversations}>
            <ConversationList {...list} />
          </div>
        </div>
      )}
      <div className={styles.main}>
        <PageHeader
          title={ASSISTANT}
          className={styles.header}
          subtitle={<Subtitle />}
          actions={!wide && <PhoneActions onList={() => setListed(true)} onBegin={id ? begin : undefined} />}
        />
        {!wide && !listed && undo}
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
        {undo}
        <ConversationList {...list} onOpen={() => setListed(false)} />
      </BottomSheet>
      {renaming && <RenameConversationDialog conversation={renaming} onClose={() => setRenaming(null)} />}
    </div>
  );
}

function Subtitle() {
  const { textsByRules } = usePublicConfig();
  return (
    <>
      Sua consultora de marketing digital
      {textsByRules && <span className={styles.byRules}>Demonstração por regras, sem IA externa</span>}
    </>
  );
}

/** Where the list of conversations has no column of its own. */
function PhoneActions({ onList, onBegin }: { onList: () => void; onBegin: (() => void) | undefined }) {
  return (
    <>
      <IconButton label="Conversas" icon={<MessagesSquare />} onClick={onList} />
      {onBegin && <IconButton label="Nova conversa" icon={<MessageCirclePlus />} onClick={onBegin} />}
    </>
  );
}
