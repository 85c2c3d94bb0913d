import { ConfirmDialog, Notice, TextArea } from '@andromeda/design-system';
import { messageFor } from '@andromeda/platform';
import { useState } from 'react';
import { FormDialog } from '../../../form-dialog.tsx';
import { messages } from './messages.ts';
import { useGuardCall } from './use-guard-call.ts';

type LockDialogProps = { remote: string; onClose: () => void };

const LONGEST_REASON = 200;

/** Locks what everybody sees of a part, with a reason. */
export function LockDialog({ remote, onClose }: LockDialogProps) {
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const lock = useGuardCall((api, text: string) => api.releases.lock(remote, text), {
    done: () => `${remote} está travado.`,
    onClose,
  });
  const submit = () => {
    setTried(true);
    if (reason.trim()) lock.mutate(reason.trim());
  };
  return (
    <FormDialog
      title={`Travar ${remote}?`}
      description={`Ninguém mostra outra versão, nem quem administra, até alguém destravar. ${messages.staysFree}`}
      submitLabel="Travar"
      busyLabel="Travando..."
      busy={lock.isPending}
      problem={lock.error && messageFor(lock.error, messages.lockFailed)}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextArea
        label="Motivo"
        hint="Aparece para quem tentar mudar, e fica no histórico."
        rows={2}
        maxLength={LONGEST_REASON}
        value={reason}
        error={tried && !reason.trim() ? messages.reasonMissing : undefined}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </FormDialog>
  );
}

/** Lets a part change again. */
export function UnlockDialog({ remote, onClose }: LockDialogProps) {
  const unlock = useGuardCall((api, name: string) => api.releases.unlock(name), {
    done: (name) => `${name} está destravado.`,
    onClose,
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && !unlock.isPending && onClose()}
      title={`Destravar ${remote}?`}
      description="Outras versões podem ser mostradas de novo."
      confirmLabel="Destravar"
      busy={unlock.isPending}
      busyLabel="Destravando..."
      onConfirm={() => unlock.mutate(remote)}
    >
      {unlock.isError && <Notice tone="error">{messageFor(unlock.error, messages.unlockFailed)}</Notice>}
    </ConfirmDialog>
  );
}
