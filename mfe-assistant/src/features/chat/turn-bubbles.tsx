import { Button, ChatBubble, CopyButton, GalaxyMark, IconButton, ImageFrame } from '@andromeda/design-system';
import type { ConversationTurn } from '@andromeda/platform';
import { Pencil, RotateCcw, ThumbsDown, ThumbsUp } from 'lucide-react';
import styles from './conversation.module.css';
import { EditQuestion, editButtonOf } from './edit-question.tsx';
import { Markdown } from './markdown/markdown.tsx';
import { plainText } from './markdown/plain-text.ts';
import { messages } from './messages.ts';

export const ASSISTANT = 'Assistente Andrômeda';

interface TurnProps {
  turn: ConversationTurn;
  /** Where the question can be asked again. */
  onAskAgain: (() => void) | undefined;
  /** Where an answer that was cut can go on. */
  onContinue: (() => void) | undefined;
  onRate(rating: 'good' | 'bad'): void;
  editing: EditingProps;
}

interface EditingProps {
  /** The words in the field while the question is edited; null while it is not. */
  text: string | null;
  /** Where the question can be edited. */
  onBegin: (() => void) | undefined;
  losesLater: boolean;
  onCancel(): void;
  onAsk(text: string): void;
}

/** A question and its answer, as far as it has come. */
export function TurnBubbles({ turn, editing, ...actions }: TurnProps) {
  const { question, photo, answer, state } = turn;
  const { text, onBegin, ...edit } = editing;
  return (
    <>
      {text !== null && <EditQuestion {...edit} turnId={turn.id} text={text} />}
      {text === null && (
        <ChatBubble
          from="user"
          name="Você"
          text={question}
          actions={
            onBegin && (
              <IconButton
                id={editButtonOf(turn.id)}
                label="Editar pergunta"
                icon={<Pencil />}
                size="s"
                onClick={onBegin}
              />
            )
          }
          media={
            photo && (
              <ImageFrame src={photo.thumbnail} alt="Foto enviada" rounded className={styles.sentPhoto} />
            )
          }
        />
      )}
      <ChatBubble
        from="assistant"
        name={ASSISTANT}
        avatar={<GalaxyMark />}
        state={state === 'answering' ? (answer ? 'streaming' : 'waiting') : bubbleState[state]}
        actions={state !== 'answering' && <TurnActions turn={turn} {...actions} />}
      >
        <Markdown text={shownText(turn)} streaming={state === 'answering'} />
      </ChatBubble>
    </>
  );
}

const bubbleState = {
  ready: 'ready',
  cut: 'ready',
  filtered: 'ready',
  stopped: 'ready',
  failed: 'failed',
} as const;

function shownText({ answer, state }: ConversationTurn): string {
  if (state === 'failed') return messages.failed;
  if (state === 'filtered') return answer || messages.filteredBeforeAWord;
  return state === 'stopped' ? answer || messages.stoppedBeforeAWord : answer;
}

function TurnActions({ turn, onAskAgain, onContinue, onRate }: Omit<TurnProps, 'editing'>) {
  const { answer, state, rating } = turn;
  return (
    <>
      {state !== 'failed' && answer && (
        <CopyButton iconOnly variant="quiet" text={() => plainText(answer)} label="Copiar resposta" />
      )}
      {state !== 'failed' && answer && (
        <>
          <IconButton
            label="Boa resposta"
            icon={<ThumbsUp />}
            aria-pressed={rating === 'good'}
            className={styles.rating}
            onClick={() => onRate('good')}
          />
          <IconButton
            label="Resposta ruim"
            icon={<ThumbsDown />}
            aria-pressed={rating === 'bad'}
            className={styles.rating}
            onClick={() => onRate('bad')}
          />
        </>
      )}
      {onAskAgain && <IconButton label="Responder de novo" icon={<RotateCcw />} onClick={onAskAgain} />}
      {state === 'cut' && <span className={styles.note}>{messages.cut}</span>}
      {state === 'cut' && onContinue && <Button onClick={onContinue}>Continuar</Button>}
      {state === 'filtered' && answer && <span className={styles.note}>{messages.filtered}</span>}
      {state === 'stopped' && answer && <span className={styles.note}>{messages.stopped}</span>}
    </>
  );
}
