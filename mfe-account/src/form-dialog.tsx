import { Button, Dialog, Notice } from '@andromeda/design-system';
import { type FormEvent, type ReactNode, useId } from 'react';
import styles from './form-dialog.module.css';

interface FormDialogProps {
  title: string;
  description: string;
  submitLabel: string;
  busyLabel: string;
  variant?: 'primary' | 'danger';
  /** While the call is under way the dialog stays open. */
  busy: boolean;
  disabled?: boolean;
  /** Why the last call failed. */
  problem: string | null | undefined;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** On a phone the reason would come up below what is seen of a long form. */
const show = (reason: HTMLElement | null) => reason?.scrollIntoView({ block: 'nearest' });

/** A dialog around one form: 'Cancelar', a button that sends it, and the reason where that failed. */
export function FormDialog({
  busy,
  disabled = false,
  problem,
  onSubmit,
  onClose,
  children,
  ...texts
}: FormDialogProps) {
  const form = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy && !disabled) onSubmit();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !busy && onClose()}
      title={texts.title}
      description={texts.description}
      footer={
        <>
          <Button disabled={busy} onClick={onClose}>
            Cancelar
          </Button>
          <Button
            type="submit"
            form={form}
            variant={texts.variant ?? 'primary'}
            busy={busy}
            busyLabel={texts.busyLabel}
            disabled={disabled}
          >
            {texts.submitLabel}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit} className={styles.form}>
        {children}
        {problem && (
          <div ref={show}>
            <Notice tone="error">{problem}</Notice>
          </div>
        )}
      </form>
    </Dialog>
  );
}
