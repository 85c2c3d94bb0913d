import {
  Button,
  ChatBubble,
  ChatLog,
  ErrorState,
  GalaxyMark,
  IconButton,
  Skeleton,
} from '@andromeda/design-system';
import { ApiError, messageFor } from '@andromeda/platform';
import { ArrowDown } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import { Composer } from './composer.tsx';
import styles from './conversation.module.css';
import { messages, starters } from './messages.ts';
import { ASSISTANT, TurnBubbles } from './turn-bubbles.tsx';
import { useComposer } from './use-composer.ts';
import { type Question, useConversation } from './use-conversation.ts';
import { useFollowEnd } from './use-follow-end.ts';

interface ConversationProps {
  /** The open conversation; null before the first question. */
  id: string | null;
  /** A first question made a conversation of that id. */
  onBegun(id: string): void;
  onNew(): void;
}

/** One conversation: what was said, and the field for what comes next. */
export function Conversation({ id: named, onBegun, onNew }: ConversationProps) {
  const [id, begin] = useBegun(named);
  const conversation = useConversation(id);
  const { turns, answering, loading, problem } = conversation;
  const draft = useComposer();
  const log = useRef<HTMLDivElement>(null);
  const { atEnd, goToEnd } = useFollowEnd(log, turns, id);
  const ask = (question: Question) => {
    const place = id ?? crypto.randomUUID();
    conversation.ask(place, question);
    if (!id) {
      begin(place);
      onBegun(place);
    }
    goToEnd();
  };
  const drop = (event: DragEvent) => {
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    if (!answering) void draft.attach([...event.dataTransfer.files]);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping a photo is a shortcut; the button beside the field is the way for all.
    <div className={styles.conversation} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <ChatLog ref={log} label="Conversa" aria-busy={loading || undefined} className={styles.log}>
        {problem ? (
          <Problem error={problem} onRetry={conversation.retry} onNew={onNew} />
        ) : (
          <ChatBubble from="assistant" name={ASSISTANT} avatar={<GalaxyMark />} text={messages.greeting} />
        )}
        {loading && <Loading />}
        {id === null && <Starters onAsk={(text) => ask({ text, photo: null })} />}
        <Turns conversation={conversation} onAsk={ask} />
      </ChatLog>
      {!atEnd && <ToEnd onClick={goToEnd} />}
      {!problem && (
        <Composer
          draft={draft}
          loading={loading}
          answering={answering}
          onAsk={ask}
          onStop={() => void conversation.stop()}
        />
      )}
    </div>
  );
}

type TurnsProps = { conversation: ReturnType<typeof useConversation>; onAsk: (question: Question) => void };

function Turns({ conversation, onAsk }: TurnsProps) {
  const { turns, answering, editing, edit } = conversation;
  return turns.map((turn, at) => {
    const newest = at === turns.length - 1;
    const last = newest && !answering;
    return (
      <TurnBubbles
        key={turn.id}
        turn={turn}
        onAskAgain={last ? conversation.askAgain : undefined}
        onContinue={last ? () => onAsk({ text: messages.goOn, photo: null }) : undefined}
        onRate={(rating) => conversation.rate(turn, rating)}
        editing={{
          text: editing?.turnId === turn.id ? editing.text : null,
          onBegin: answering ? undefined : () => edit({ turnId: turn.id, text: turn.question }),
          losesLater: !newest,
          onCancel: () => edit(null),
          onAsk: (text) => conversation.askEdited(turn, text),
        }}
      />
    );
  });
}

/** The conversation that the address names, or the one that just began here: the address follows a moment later. */
function useBegun(named: string | null) {
  const [begun, begin] = useState<string | null>(null);
  if (named && begun) begin(null);
  return [named ?? begun, begin] as const;
}

function ToEnd({ onClick }: { onClick: () => void }) {
  return (
    <IconButton
      label="Voltar ao fim"
      icon={<ArrowDown />}
      shape="round"
      variant="secondary"
      className={styles.toEnd}
      onClick={onClick}
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

function Loading() {
  return (
    <div className={styles.loading}>
      <Skeleton shape="block" height={48} className={styles.mine} />
      <Skeleton shape="block" height={120} />
    </div>
  );
}

function Problem({ error, onRetry, onNew }: { error: unknown; onRetry: () => void; onNew: () => void }) {
  if (error instanceof ApiError && error.code === 'not_found')
    return <ErrorState title={messages.gone} action={<Button onClick={onNew}>Nova conversa</Button>} />;
  return (
    <ErrorState
      title={messageFor(error, messages.loadFailed)}
      action={<Button onClick={onRetry}>Tentar novamente</Button>}
    />
  );
}
