import {
  IconButton,
  IMAGE_ACCEPT,
  keepClear,
  PhotoThumbnails,
  Skeleton,
  TextArea,
  usePastedImages,
} from '@andromeda/design-system';
import { useNotification } from '@andromeda/platform';
import { LONGEST_QUESTION } from 'bff/contract/browser';
import { ImagePlus, SendHorizontal, Square } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import styles from './composer.module.css';
import { messages } from './messages.ts';
import type { useComposer } from './use-composer.ts';
import type { Question } from './use-conversation.ts';

interface ComposerProps {
  draft: ReturnType<typeof useComposer>;
  /** The conversation before is still on its way. */
  loading: boolean;
  answering: boolean;
  onAsk(question: Question): void;
  onStop(): void;
}

/** Where a question is typed: Enter sends, Shift+Enter begins a line, and composing an accent does neither. */
export function Composer({ draft, loading, answering, onAsk, onStop }: ComposerProps) {
  const { question, photo, attaching } = draft;
  const { toast } = useNotification();
  const field = useFocusAfter(answering);
  usePastedImages((files) => void draft.attach(files), { enabled: !answering });
  const closed = answering || loading || attaching;
  const send = () => {
    if (closed) return;
    if (!question.trim() && !photo) return toast({ ...messages.blank, type: 'error' });
    onAsk({ text: question.trim() || messages.photoOnly, photo });
    draft.forget();
  };
  const pressKey = (event: KeyboardEvent) => {
    // Safari ends a composition before the Enter that confirmed it: only 229 still shows it.
    const composing = event.nativeEvent.isComposing || event.keyCode === 229;
    if (event.key !== 'Enter' || event.shiftKey || composing) return;
    event.preventDefault();
    send();
  };
  return (
    <div {...keepClear} className={styles.composer}>
      <AttachedPhoto draft={draft} disabled={answering} />
      <div className={styles.line}>
        <PhotoButton disabled={answering} onFiles={(files) => void draft.attach(files)} />
        <TextArea
          ref={field}
          label="Sua mensagem"
          labelHidden
          rows={1}
          maxRows={6}
          maxLength={LONGEST_QUESTION}
          {...(question.length >= LONGEST_QUESTION && { hint: messages.longest })}
          disabled={answering}
          placeholder="Sua pergunta…"
          value={question}
          onChange={(event) => draft.write(event.currentTarget.value)}
          onKeyDown={pressKey}
          className={styles.input}
        />
        {answering && (
          <IconButton
            label="Parar resposta"
            icon={<Square />}
            size="l"
            variant="secondary"
            onClick={onStop}
          />
        )}
        <IconButton
          label="Enviar"
          icon={<SendHorizontal />}
          size="l"
          variant="secondary"
          disabled={closed}
          onClick={send}
        />
      </div>
    </div>
  );
}

function AttachedPhoto({ draft, disabled }: { draft: ComposerProps['draft']; disabled: boolean }) {
  const { photo, attaching, letGo } = draft;
  if (attaching)
    return (
      <div role="status" className={styles.attaching}>
        <Skeleton shape="block" width={56} height={56} />
        Anexando foto…
      </div>
    );
  if (!photo) return null;
  return (
    <PhotoThumbnails
      label="Foto anexada"
      photos={[{ id: photo.id, src: photo.thumbnail, name: 'foto anexada' }]}
      disabled={disabled}
      onRemove={letGo}
      className={styles.photo}
    />
  );
}

/** The file dialog behind a button. Emptied after each choice, so that the same file can be chosen again. */
function PhotoButton({ disabled, onFiles }: { disabled: boolean; onFiles(files: File[]): void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton
        label="Anexar foto"
        icon={<ImagePlus />}
        size="l"
        disabled={disabled}
        onClick={() => input.current?.click()}
      />
      <input
        ref={input}
        type="file"
        hidden
        tabIndex={-1}
        aria-hidden="true"
        accept={IMAGE_ACCEPT}
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])];
          event.currentTarget.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
}

/** The field was closed while the answer arrived: a user who was typing there goes on. */
function useFocusAfter(answering: boolean) {
  const field = useRef<HTMLTextAreaElement>(null);
  const wasAnswering = useRef(answering);
  useEffect(() => {
    // A question that could not be sent again is in a field of its own.
    const elsewhere = document.activeElement instanceof HTMLTextAreaElement;
    if (wasAnswering.current && !answering && !elsewhere) field.current?.focus({ preventScroll: true });
    wasAnswering.current = answering;
  }, [answering]);
  return field;
}
