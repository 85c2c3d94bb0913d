import { Button, Dialog, TextField } from '@andromeda/design-system';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import type { NamedItem, NamedMessages } from './named-collection.ts';

type NameDialogProps<Item extends NamedItem> = {
  title: string;
  /** Of the field. */
  label: string;
  longest: number;
  messages: Pick<NamedMessages, 'nameMissing' | 'nameTaken'>;
  /** The name so far; empty for something new. */
  name: string;
  /** The items whose names are taken. */
  others: readonly Item[];
  /** Resolves with the sentence why it was not saved; null where it was. */
  onSave(name: string): Promise<string | null>;
  /** Saves in place of the item that has the name; without it another name is needed. */
  onReplace?(replaced: Item): Promise<string | null>;
  onClose(): void;
  /** Below the name. */
  children?: ReactNode;
};

/** Asks what something is to be called. */
export function NameDialog<Item extends NamedItem>({
  title,
  label,
  longest,
  messages,
  name: before,
  others,
  onSave,
  onReplace,
  onClose,
  children,
}: NameDialogProps<Item>) {
  const form = useId();
  const [name, setName] = useState(before);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const wanted = name.trim();
  const same = others.find((other) => fold(other.name) === fold(wanted));
  const replaces = problem === messages.nameTaken && same && onReplace;
  const keeping = { variant: 'primary', busy, busyLabel: 'Salvando...' } as const;
  const carryOut = async (save: () => Promise<string | null>) => {
    setBusy(true);
    const refused = await save().finally(() => setBusy(false));
    setProblem(refused);
    if (refused === null) onClose();
  };
  const rename = (next: string) => {
    setName(next);
    setProblem(null);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (!wanted) setProblem(messages.nameMissing);
    else if (same) setProblem(messages.nameTaken);
    else if (wanted === before) onClose();
    else await carryOut(() => onSave(wanted));
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !busy && onClose()}
      title={title}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            Cancelar
          </Button>
          {replaces ? (
            <Button {...keeping} onClick={() => void carryOut(() => replaces(same))}>
              Substituir
            </Button>
          ) : (
            <Button {...keeping} type="submit" form={form}>
              Salvar
            </Button>
          )}
        </>
      }
    >
      <form id={form} onSubmit={(event) => void submit(event)}>
        <TextField
          label={label}
          maxLength={longest}
          autoComplete="off"
          value={name}
          {...(problem && { error: problem })}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => rename(event.currentTarget.value)}
        />
        {children}
      </form>
    </Dialog>
  );
}

/** 'Páscoa' and 'pascoa' are one name, as for the server. */
const fold = (name: string) => name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
