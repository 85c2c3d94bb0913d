import { Button, Dialog, TextField } from '@andromeda/design-system';
import type { SavedStyle } from '@andromeda/platform';
import { LONGEST_STYLE_NAME } from 'bff/contract/browser';
import { type FormEvent, useId, useState } from 'react';
import { messages } from './messages.ts';

type StyleNameDialogProps = {
  title: string;
  /** The name so far; empty for a new style. */
  name: string;
  /** The styles whose names are taken. */
  others: readonly SavedStyle[];
  /** Resolves with the sentence why it was not saved; null where it was. */
  onSave(name: string): Promise<string | null>;
  /** Saves in place of the style that has the name; without it another name is needed. */
  onReplace?(replaced: SavedStyle): Promise<string | null>;
  onClose(): void;
};

/** Asks what a style is to be called. */
export function StyleNameDialog({
  title,
  name: before,
  others,
  onSave,
  onReplace,
  onClose,
}: StyleNameDialogProps) {
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
          label="Nome do estilo"
          maxLength={LONGEST_STYLE_NAME}
          autoComplete="off"
          value={name}
          {...(problem && { error: problem })}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => rename(event.currentTarget.value)}
        />
      </form>
    </Dialog>
  );
}

/** 'Páscoa' and 'pascoa' are one name, as for the server. */
const fold = (name: string) => name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
