import { type FormEvent, useId, useState } from 'react';
import { Button } from '../actions/button.tsx';
import { TextField } from '../fields/text-field.tsx';
import { Dialog } from './dialog.tsx';

export type RenameDialogProps = {
  title: string;
  /** The field's label. */
  label: string;
  hint?: string;
  /** The name so far; an empty one where there is none yet. */
  name: string;
  maxLength: number;
  /** Said at the field where the name is empty or only spaces. */
  missing: string;
  /** Keeps the name, which is trimmed and not empty. Resolves with whether it was kept: the dialog stays open otherwise. */
  onRename: (name: string) => Promise<boolean>;
  onClose: () => void;
};

/** Asks what something is to be called. What was typed stays where the name could not be kept. */
export function RenameDialog(props: RenameDialogProps) {
  const { title, label, hint, name: before, maxLength, missing, onRename, onClose } = props;
  const form = useId();
  const [name, setName] = useState(before);
  const [empty, setEmpty] = useState(false);
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const wanted = name.trim();
    setEmpty(!wanted);
    if (!wanted || busy) return;
    if (wanted === before) return onClose();
    setBusy(true);
    const kept = await onRename(wanted).finally(() => setBusy(false));
    if (kept) onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !busy) onClose();
      }}
      title={title}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            Cancelar
          </Button>
          <Button type="submit" form={form} variant="primary" busy={busy} busyLabel="Salvando...">
            Salvar
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={(event) => void submit(event)}>
        <TextField
          label={label}
          {...(hint && { hint })}
          maxLength={maxLength}
          autoComplete="off"
          value={name}
          {...(empty && { error: missing })}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => setName(event.currentTarget.value)}
        />
      </form>
    </Dialog>
  );
}
