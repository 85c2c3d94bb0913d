import { ConfirmDialog, Notice, TextArea } from '@andromeda/design-system';
import { type AdministeredAccount, messageFor, useApi, useNotification } from '@andromeda/platform';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { LONGEST_REASON } from 'bff/contract/browser';
import { useState } from 'react';
import { messages } from './messages.ts';

const SHORTEST_REASON = 3;

/** Shuts an account out, or lets it in again, with a reason. */
export function BlockDialog({ account, onClose }: { account: AdministeredAccount; onClose: () => void }) {
  const api = useApi();
  const queries = useQueryClient();
  const { notify } = useNotification();
  const blocked = account.blockedAt !== null;
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const good = reason.trim().length >= SHORTEST_REASON;
  const change = useMutation({
    networkMode: 'always',
    mutationFn: () => api.admin.changeBlock(account.id, { blocked: !blocked, reason: reason.trim() }),
    onSuccess: () => {
      notify({ type: 'success', message: blocked ? messages.unblocked : messages.blocked });
      onClose();
    },
    onSettled: () => void queries.invalidateQueries({ queryKey: ['admin'] }),
  });
  const confirm = () => {
    setTried(true);
    if (good && !change.isPending) change.mutate();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && !change.isPending && onClose()}
      title={blocked ? 'Desbloquear esta conta?' : 'Bloquear esta conta?'}
      description={
        blocked
          ? `${account.email} poderá entrar de novo.`
          : `${account.email} sai de todos os dispositivos e não consegue entrar. Nada é apagado.`
      }
      confirmLabel={blocked ? 'Desbloquear' : 'Bloquear'}
      tone={blocked ? 'neutral' : 'danger'}
      busy={change.isPending}
      busyLabel="Mudando..."
      onConfirm={confirm}
    >
      <TextArea
        label="Motivo"
        hint="Fica no registro da administração."
        rows={2}
        maxLength={LONGEST_REASON}
        value={reason}
        error={tried && !good ? messages.reasonMissing : undefined}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      {change.error && <Notice tone="error">{messageFor(change.error, messages.blockFailed)}</Notice>}
    </ConfirmDialog>
  );
}
