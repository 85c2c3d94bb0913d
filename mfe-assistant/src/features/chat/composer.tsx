import { IconButton, TextArea } from '@andromeda/design-system';
import { useDraft, useNotification } from '@andromeda/platform';
import { SendHorizontal, Square } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import styles from './chat-screen.module.css';
import { messages } from './messages.ts';

const empty = { question: '' };

interface ComposerProps {
  answering: boolean;
  onAsk(question: string): void;
  onStop(): void;
}

/** Where a question is typed: Enter sends, Shift+Enter begins a line, and composing an accent does neither. */
export function Composer({ answering, onAsk, onStop }: ComposerProps) {
  const [{ question }, change] = useDraft('question', empty);
  const { toast } = useNotification();
  const field = useRef<HTMLTextAreaElement>(null);
  const wasAnswering = useRef(answering);
  useEffect(() => {
    // The field was closed while the answer came: whoever was typing goes on there.
    if (wasAnswering.current && !answering) field.current?.focus({ preventScroll: true });
    wasAnswering.current = answering;
  }, [answering]);
  const send = () => {
    if (answering) return;
    if (!question.trim()) return toast({ ...messages.blank, type: 'error' });
    onAsk(question.trim());
    change({ question: '' });
  };
  const pressKey = (event: KeyboardEvent) => {
    // Safari ends a composition before the Enter that confirmed it: only 229 still tells.
    const composing = event.nativeEvent.isComposing || event.keyCode === 229;
    if (event.key !== 'Enter' || event.shiftKey || composing) return;
    event.preventDefault();
    send();
  };
  return (
    <div className={styles.composer}>
      <TextArea
        ref={field}
        label="Sua mensagem"
        labelHidden
        rows={1}
        maxRows={6}
        maxLength={8000}
        disabled={answering}
        placeholder="Pergunte sobre fotos, títulos, preço, frete…"
        value={question}
        onChange={(event) => change({ question: event.currentTarget.value })}
        onKeyDown={pressKey}
        className={styles.input}
      />
      {answering && (
        <IconButton label="Parar resposta" icon={<Square />} size="l" variant="secondary" onClick={onStop} />
      )}
      <IconButton
        label="Enviar"
        icon={<SendHorizontal />}
        size="l"
        variant="secondary"
        disabled={answering}
        onClick={send}
      />
    </div>
  );
}
