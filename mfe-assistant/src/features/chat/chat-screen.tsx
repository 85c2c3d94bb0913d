import {
  Button,
  ChatBubble,
  ChatLog,
  CopyButton,
  GalaxyMark,
  IconButton,
  PageHeader,
} from '@andromeda/design-system';
import { useApi, useNotification, useSession } from '@andromeda/platform';
import { ArrowDown, MessageCirclePlus, RotateCcw } from 'lucide-react';
import { useRef, useSyncExternalStore } from 'react';
import styles from './chat-screen.module.css';
import { Composer } from './composer.tsx';
import { conversationOf, type Turn } from './conversation.ts';
import { messages, starters } from './messages.ts';
import { useFollowEnd } from './use-follow-end.ts';

const ASSISTANT = 'Assistente Andrômeda';

export function ChatScreen() {
  const conversation = conversationOf(useSession().user.id, useApi());
  const { turns, answering } = useSyncExternalStore(conversation.subscribe, conversation.state);
  const { toast } = useNotification();
  const log = useRef<HTMLDivElement>(null);
  const { atEnd, goToEnd } = useFollowEnd(log, turns);
  const tellFailure = () => toast({ ...messages.failure, type: 'error' });
  const ask = (question: string) => {
    conversation.ask(question, tellFailure);
    goToEnd();
  };
  return (
    <div className={styles.screen}>
      <PageHeader
        title={ASSISTANT}
        subtitle="Sua consultora de marketing digital"
        actions={
          turns.length > 0 && (
            <Button variant="quiet" icon={<MessageCirclePlus />} onClick={conversation.clear}>
              Nova conversa
            </Button>
          )
        }
      />
      <ChatLog ref={log} label="Conversa" className={styles.conversation}>
        <ChatBubble from="assistant" name={ASSISTANT} avatar={<GalaxyMark />} text={messages.greeting} />
        {turns.length === 0 && <Starters onAsk={ask} />}
        {turns.map((turn, at) => (
          <TurnBubble
            key={turn.id}
            turn={turn}
            onAskAgain={
              at === turns.length - 1 && !answering ? () => conversation.askAgain(tellFailure) : undefined
            }
          />
        ))}
      </ChatLog>
      {!atEnd && (
        <IconButton
          label="Ir para o fim da conversa"
          icon={<ArrowDown />}
          shape="round"
          variant="secondary"
          className={styles.toEnd}
          onClick={goToEnd}
        />
      )}
      <Composer answering={answering} onAsk={ask} onStop={conversation.stop} />
    </div>
  );
}

function TurnBubble({ turn, onAskAgain }: { turn: Turn; onAskAgain: (() => void) | undefined }) {
  const { role, content, state } = turn;
  if (role === 'user') return <ChatBubble from="person" name="Você" text={content} />;
  const settled = state === 'ready' || state === 'failed';
  return (
    <ChatBubble
      from="assistant"
      name={ASSISTANT}
      avatar={<GalaxyMark />}
      text={content}
      state={state}
      actions={
        settled && (
          <>
            {state === 'ready' && (
              <CopyButton iconOnly variant="quiet" text={content} label="Copiar resposta" />
            )}
            {onAskAgain && <IconButton label="Responder de novo" icon={<RotateCcw />} onClick={onAskAgain} />}
          </>
        )
      }
    />
  );
}

function Starters({ onAsk }: { onAsk: (question: string) => void }) {
  return (
    <ul className={styles.starters} aria-label="Perguntas para começar">
      {starters.map((question) => (
        <li key={question}>
          <Button onClick={() => onAsk(question)}>{question}</Button>
        </li>
      ))}
    </ul>
  );
}
