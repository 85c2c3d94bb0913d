import { AlertDialog as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import styles from './overlay.module.css';
import { PageHold } from './page-hold.tsx';
import { useReturnedFocus } from './use-returned-focus.ts';

export type ConfirmDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description: ReactNode;
  confirmLabel: ReactNode;
  cancelLabel?: ReactNode;
  /** The dialog stays open until the caller closes it, so that it can show progress and a failure. */
  onConfirm: () => void;
  tone?: 'danger' | 'neutral';
  busy?: boolean | undefined;
  busyLabel?: ReactNode;
  /** Between the question and the buttons, such as the picture that the user will lose, or an error. */
  children?: ReactNode;
};

/** Asks before an action that cannot be undone. The focus starts on the harmless answer. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onOpenChange, title, description, confirmLabel, cancelLabel = 'Cancelar', ...others } = props;
  const { onConfirm, tone = 'neutral', busy = false, busyLabel, children } = others;
  const returnedFocus = useReturnedFocus();
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <div className={styles.scrim} />
        <Primitive.Content
          {...returnedFocus}
          data-modal-surface=""
          data-place="center"
          data-size="s"
          className={styles.surface}
        >
          <div className={styles.header}>
            <div className={styles.heading}>
              <Primitive.Title className={styles.title}>{title}</Primitive.Title>
              <Primitive.Description className={styles.description}>{description}</Primitive.Description>
            </div>
          </div>
          {children && <div className={styles.body}>{children}</div>}
          <div className={styles.footer}>
            <Primitive.Cancel asChild>
              <Button disabled={busy}>{cancelLabel}</Button>
            </Primitive.Cancel>
            <Button
              variant={tone === 'danger' ? 'danger' : 'primary'}
              busy={busy}
              busyLabel={busyLabel}
              onClick={onConfirm}
            >
              {confirmLabel}
            </Button>
          </div>
          <PageHold />
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
