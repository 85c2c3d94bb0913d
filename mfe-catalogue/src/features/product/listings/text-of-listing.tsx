import { CopyButton, TextArea } from '@andromeda/design-system';
import type { Channel } from 'bff/contract/browser/channels';
import { type ListingField, LONGEST_TEXTS, lengthOf, limitOf } from 'bff/contract/browser/listings';
import { FieldNotes } from './field-notes.tsx';
import styles from './listings.module.css';
import { lengthSentence, messages } from './messages.ts';
import { breakNoLine, oneLine } from './one-line.ts';

type TextField = Exclude<ListingField, 'bullets' | 'keywords'>;

/** What each field is called, and how many lines it begins with. */
const looks: Record<TextField, { label: string; copy: string; rows: number; maxRows?: number }> = {
  title: { label: 'Título', copy: 'Copiar título', rows: 1 },
  familyName: { label: 'Nome da família', copy: 'Copiar nome da família', rows: 1 },
  highlights: { label: 'Destaques', copy: 'Copiar destaques', rows: 2 },
  description: { label: 'Descrição', copy: 'Copiar descrição', rows: 8, maxRows: 20 },
  searchTerms: { label: 'Termos de busca', copy: 'Copiar termos de busca', rows: 2 },
};

const hints: Partial<Record<TextField, (channel: Channel) => string>> = {
  familyName: ({ article, name }) => `Onde ${article} ${name} monta o título, informe este nome da família.`,
  searchTerms: () => 'Quem compra não vê. Separe por espaços e não repita o título.',
};

type TextOfListingProps = {
  channel: Channel;
  field: TextField;
  value: string;
  onChange: (text: string) => void;
  readOnly: boolean;
  problems: readonly string[];
  /** The texts are as they were written, by nobody's hand. */
  asWritten: boolean;
};

/** One text of a listing. All but the description are one line that wraps. */
export function TextOfListing(props: TextOfListingProps) {
  const { channel, field, value, onChange, readOnly, problems, asWritten } = props;
  const { label, copy, ...lines } = looks[field];
  const limit = limitOf(channel, field);
  const length = lengthOf(value, limit?.unit ?? 'characters');
  const longest = LONGEST_TEXTS[field];
  const full = value.length >= longest ? [messages.full(longest)] : [];
  return (
    <TextArea
      label={label}
      labelAction={value && <CopyText text={value} label={copy} />}
      hint={
        <FieldNotes
          length={lengthSentence(length, limit)}
          over={limit !== null && length > limit.most}
          hint={field === 'searchTerms' && !value && asWritten ? messages.noTerms : hints[field]?.(channel)}
          problems={[...problems, ...full]}
        />
      }
      {...lines}
      maxLength={longest}
      value={value}
      readOnly={readOnly}
      onKeyDown={field === 'description' ? undefined : breakNoLine}
      onChange={({ currentTarget }) =>
        onChange(field === 'description' ? currentTarget.value : oneLine(currentTarget.value))
      }
      className={problems.length > 0 ? styles.refused : undefined}
    />
  );
}

const CopyText = ({ text, label }: { text: string; label: string }) => (
  <span className={styles.copy}>
    <CopyButton iconOnly text={text} label={label} />
  </span>
);
