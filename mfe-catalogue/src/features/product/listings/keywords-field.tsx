import { CopyButton, TextArea } from '@andromeda/design-system';
import { LONGEST_TEXTS, MOST_LISTING_KEYWORDS, noTexts } from 'bff/contract/browser/listings';
import { FieldNotes } from './field-notes.tsx';
import { fieldsFrom, keywordProblem, textsIn } from './listing-fields.ts';
import styles from './listings.module.css';
import { messages } from './messages.ts';
import { breakNoLine, oneLine } from './one-line.ts';

const LONGEST = MOST_LISTING_KEYWORDS * (LONGEST_TEXTS.keyword + 2);

type KeywordsFieldProps = { value: string; onChange: (text: string) => void; readOnly: boolean };

/** The keywords of a listing in one field, separated by commas. */
export function KeywordsField({ value, onChange, readOnly }: KeywordsFieldProps) {
  const { keywords } = textsIn({ ...fieldsFrom(noTexts, null), keywords: value });
  const problem = keywordProblem(keywords);
  return (
    <div className={styles.keywords}>
      <TextArea
        label="Palavras-chave"
        hint={
          <FieldNotes
            over={problem !== null}
            length={messages.keywords(keywords.length)}
            hint="Separe por vírgulas."
            problems={problem ? [problem] : []}
          />
        }
        rows={2}
        maxLength={LONGEST}
        aria-invalid={problem ? true : undefined}
        value={value}
        readOnly={readOnly}
        onKeyDown={breakNoLine}
        onChange={({ currentTarget }) => onChange(oneLine(currentTarget.value))}
      />
      {keywords.length > 0 && <CopyButton text={keywords.join(', ')} label="Copiar todas" />}
    </div>
  );
}
