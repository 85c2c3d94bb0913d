import { Button, TextArea } from '@andromeda/design-system';
import { LONGEST_QUESTION } from 'bff/contract/browser';
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import styles from './conversation.module.css';
import { messages } from './messages.ts';

/** The button that begins the editing of a question. */
export const editButtonOf = (turnId: string) => `editar-${turnId}`;

interface EditQuestionProps {
  turnId: string;
  text: string;
  /** Answers follow this question, and are deleted when it is asked again. */
  losesLater: boolean;
  onCancel(): void;
  onAsk(text: string): void;
}

/** A question under its user's hands again. Enter asks it, Shift+Enter begins a line, Escape leaves it as it was. */
export function EditQuestion({ turnId, text, losesLater, onCancel, onAsk }: EditQuestionProps) {
  const [words, setWords] = useState(text);
  const form = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.setSelectionRange(-1, -1);
    return () => void setTimeout(() => document.getElementById(editButtonOf(turnId))?.focus(), 0);
  }, [turnId]);
  const ask = (event: FormEvent) => {
    event.preventDefault();
    if (words.trim()) onAsk(words.trim());
  };
  const pressKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Escape') return onCancel();
    const composing = event.nativeEvent.isComposing || event.keyCode === 229;
    if (event.key !== 'Enter' || event.shiftKey || composing) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  };
  return (
    <form id={form} onSubmit={ask} className={styles.edit}>
      <TextArea
        ref={field}
        label="Editar pergunta"
        rows={2}
        maxRows={8}
        maxLength={LONGEST_QUESTION}
        value={words}
        {...(losesLater && { hint: messages.laterGo })}
        onChange={(event) => setWords(event.currentTarget.value)}
        onKeyDown={pressKey}
      />
      <div className={styles.editActions}>
        <Button variant="quiet" onClick={onCancel}>
          Cancelar
        </Button>
        <Button type="submit" disabled={!words.trim()}>
          Perguntar de novo
        </Button>
      </div>
    </form>
  );
}
