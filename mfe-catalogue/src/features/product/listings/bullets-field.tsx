import { Button, CopyButton, IconButton, TextArea } from '@andromeda/design-system';
import type { Channel } from 'bff/contract/browser/channels';
import { LONGEST_TEXTS, lengthOf, limitOf } from 'bff/contract/browser/listings';
import { Plus, X } from 'lucide-react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { FieldNotes } from './field-notes.tsx';
import styles from './listings.module.css';
import { lengthSentence } from './messages.ts';
import { breakNoLine, oneLine } from './one-line.ts';

type BulletsFieldProps = {
  channel: Channel;
  /** A bullet is a line. */
  value: string;
  onChange: (text: string) => void;
  readOnly: boolean;
  /** Of all bullets together, and of each. */
  problems: readonly string[];
  problemsAt: (at: number) => readonly string[];
};

/** The bullets of a listing, each in a field of its own. */
export function BulletsField(props: BulletsFieldProps) {
  const { channel, value, onChange, readOnly, problems, problemsAt } = props;
  const addButton = useRef<HTMLButtonElement>(null);
  const bullets = value.split('\n');
  const most = channel.texts.bullets?.value.most ?? 0;
  const put = (next: readonly string[]) => onChange(next.join('\n'));
  const remove = (at: number) => {
    flushSync(() => put(bullets.length === 1 ? [''] : bullets.toSpliced(at, 1)));
    // The button that was pressed may be gone; this one is there now.
    addButton.current?.focus();
  };
  return (
    <fieldset className={styles.bullets}>
      <legend className={styles.legend}>Tópicos</legend>
      {bullets.map((text, at) => (
        <Bullet
          key={at}
          number={at + 1}
          limit={limitOf(channel, 'bullets')}
          text={text}
          readOnly={readOnly}
          problems={problemsAt(at)}
          onChange={(next) => put(bullets.with(at, oneLine(next)))}
          onRemove={() => remove(at)}
        />
      ))}
      {problems.length > 0 && (
        <p>
          <FieldNotes problems={problems} />
        </p>
      )}
      {bullets.length < most && (
        <Button
          ref={addButton}
          variant="quiet"
          icon={<Plus />}
          disabled={readOnly}
          onClick={() => put([...bullets, ''])}
        >
          Adicionar tópico
        </Button>
      )}
    </fieldset>
  );
}

type BulletProps = {
  number: number;
  limit: ReturnType<typeof limitOf>;
  text: string;
  readOnly: boolean;
  problems: readonly string[];
  onChange: (text: string) => void;
  onRemove: () => void;
};

function Bullet({ number, limit, text, readOnly, problems, onChange, onRemove }: BulletProps) {
  const length = lengthOf(text, 'characters');
  return (
    <TextArea
      label={`Tópico ${number}`}
      labelAction={
        <span className={styles.copy}>
          {text && <CopyButton iconOnly text={text} label={`Copiar tópico ${number}`} />}
          <IconButton label={`Tirar tópico ${number}`} icon={<X />} disabled={readOnly} onClick={onRemove} />
        </span>
      }
      hint={
        <FieldNotes
          length={lengthSentence(length, limit)}
          over={limit !== null && length > limit.most}
          problems={problems}
        />
      }
      rows={1}
      maxLength={LONGEST_TEXTS.bullet}
      value={text}
      readOnly={readOnly}
      onKeyDown={breakNoLine}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      className={problems.length > 0 ? styles.refused : undefined}
    />
  );
}
