import { Button, ConfirmDialog, keepClear, Notice } from '@andromeda/design-system';
import type { Listing } from '@andromeda/platform';
import type { Channel } from 'bff/contract/browser/channels';
import { checkListing, fieldsOf } from 'bff/contract/browser/listings';
import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import { BulletsField } from './bullets-field.tsx';
import { KeywordsField } from './keywords-field.tsx';
import { keywordProblem, type ListingFields, textsIn } from './listing-fields.ts';
import styles from './listings.module.css';
import { problemSentence } from './messages.ts';
import { RulesDay } from './rules-day.tsx';
import { TextOfListing } from './text-of-listing.tsx';
import { TurboLeft } from './turbo-left.tsx';
import type { useWriting } from './use-writing.ts';
import { WritingNotes } from './writing-notes.tsx';

type ListingEditorProps = {
  channel: Channel;
  listing: Listing | undefined;
  fields: ListingFields;
  edited: boolean;
  onChange: (change: Partial<ListingFields>) => void;
  writing: ReturnType<typeof useWriting>;
  saving: { busy: boolean; problem: string | null; save: () => void };
  factsEdited: boolean;
};

/** The texts of a channel, each counted as the channel counts it, with what the channel refuses beneath it. */
export function ListingEditor(props: ListingEditorProps) {
  const { channel, listing, fields, edited, onChange, writing, saving, factsEdited } = props;
  const unkept = keywordProblem(textsIn(fields).keywords) !== null;
  return (
    <div className={styles.editor}>
      <Fields
        channel={channel}
        fields={fields}
        onChange={onChange}
        readOnly={writing.busy}
        asWritten={listing !== undefined && !edited && !isChangedByHand(listing)}
      />
      {listing?.demonstration && (
        <p className={styles.small}>
          Textos de demonstração, montados por regras a partir das suas palavras.
        </p>
      )}
      <RulesDay rules={channel.texts} />
      {saving.problem && <Notice tone="error">{saving.problem}</Notice>}
      <WritingNotes writing={writing} factsEdited={factsEdited} />
      <div {...(edited && keepClear)} className={styles.bar} data-edited={edited || undefined}>
        <Button
          variant="primary"
          disabled={!edited || unkept || writing.busy}
          busy={saving.busy}
          busyLabel="Salvando..."
          onClick={saving.save}
        >
          Salvar textos
        </Button>
      </div>
      <div className={styles.again}>
        <WriteButton
          label={listing ? 'Escrever de novo' : 'Escrever anúncio'}
          asks={edited || isChangedByHand(listing)}
          writing={writing}
        />
        <TurboLeft />
      </div>
    </div>
  );
}

type FieldsProps = Pick<ListingEditorProps, 'channel' | 'fields' | 'onChange'> & {
  readOnly: boolean;
  asWritten: boolean;
};

function Fields({ channel, fields, onChange, readOnly, asWritten }: FieldsProps) {
  const problems = checkListing(channel, textsIn(fields));
  const sentences = (field: keyof ListingFields, at?: number) =>
    problems
      .filter((problem) => problem.field === field && problem.at === at)
      .map((problem) => problemSentence(problem, channel));
  return fieldsOf(channel).map((field) => {
    const own = {
      value: fields[field],
      onChange: (text: string) => onChange({ [field]: text }),
      readOnly,
    };
    if (field === 'keywords') return <KeywordsField key={field} {...own} />;
    if (field === 'bullets')
      return (
        <BulletsField
          key={field}
          channel={channel}
          {...own}
          problems={sentences(field)}
          problemsAt={(at) => sentences(field, at)}
        />
      );
    return (
      <TextOfListing
        key={field}
        channel={channel}
        field={field}
        {...own}
        problems={sentences(field)}
        asWritten={asWritten}
      />
    );
  });
}

/** Milliseconds between the two times of texts that were only written. */
const SAME_MOMENT_MS = 1000;

const isChangedByHand = (listing: Listing | undefined): boolean =>
  listing !== undefined &&
  (!listing.writtenAt || Date.parse(listing.updatedAt) - Date.parse(listing.writtenAt) > SAME_MOMENT_MS);

type WriteButtonProps = { label: string; asks: boolean; writing: ReturnType<typeof useWriting> };

/** Writes the texts anew; asks first where something that the user wrote would be gone. */
function WriteButton({ label, asks, writing }: WriteButtonProps) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button
        icon={<Sparkles />}
        busy={writing.busy}
        busyLabel="Escrevendo..."
        onClick={() => (asks ? setAsking(true) : writing.write())}
      >
        {label}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Escrever tudo de novo?"
        description="Os textos que estão aqui, com o que você mudou neles, serão substituídos."
        confirmLabel="Substituir"
        onConfirm={() => {
          setAsking(false);
          writing.write();
        }}
      />
    </>
  );
}
