import { ChatBubble, CopyButton, GalaxyMark, IconButton, ImageFrame } from '@andromeda/design-system';
import type { ConversationTurn } from '@andromeda/platform';
import { RotateCcw } from 'lucide-react';
import styles from './conversation.module.css';
import { Markdown } from './markdown/markdown.tsx';
import { messages } from './messages.ts';

export const ASSISTANT = 'Assistente Andrômeda';

interface TurnProps {
  turn: ConversationTurn;
  /** Where the question can be asked again. */
  onAskAgain: (() => void) | undefined;
}

/** A question and its answer, as far as it has come. */
export function TurnBubbles({ turn, onAskAgain }: TurnProps) {
  const { question, photo, answer, state } = turn;
  return (
    <>
      <ChatBubble
        from="user"
        name="Você"
        text={question}
        media={
          photo && (
            <ImageFrame src={photo.thumbnail} alt="Foto enviada" rounded className={styles.sentPhoto} />
          )
        }
      />
      <ChatBubble
        from="assistant"
        name={ASSISTANT}
        avatar={<GalaxyMark />}
        state={state === 'answering' ? (answer ? 'streaming' : 'waiting') : bubbleState[state]}
        actions={state !== 'answering' && <TurnActions turn={turn} onAskAgain={onAskAgain} />}
      >
        <Markdown text={shownText(turn)} streaming={state === 'answering'} />
      </ChatBubble>
    </>
  );
}

const bubbleState = { ready: 'ready', stopped: 'ready', failed: 'failed' } as const;

function shownText({ answer, state }: ConversationTurn): string {
  if (state === 'failed') return messages.failed;
  return state === 'stopped' ? answer || messages.stoppedBeforeAWord : answer;
}

function TurnActions({ turn: { answer, state }, onAskAgain }: TurnProps) {
  return (
    <>
      {state !== 'failed' && answer && (
        <CopyButton iconOnly variant="quiet" text={answer} label="Copiar resposta" />
      )}
      {onAskAgain && <IconButton label="Responder de novo" icon={<RotateCcw />} onClick={onAskAgain} />}
      {state === 'stopped' && answer && <span className={styles.note}>{messages.stopped}</span>}
    </>
  );
}
