import { ConfirmDialog, Notice, TextArea } from '@andromeda/design-system';
import { type AdministeredAccount, messageFor, useApi, useNotification } from '@andromeda/platform';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { LONGEST_REASON } from 'bff/contract/browser';
import { useState } from 'react';
import { messages } from './messages.ts';

const SHORTEST_REASON = 3;

interface DialogProps {
  account: AdministeredAccount;
  onClose: () => void;
}

/** Shuts an account out, or lets it in again, with a reason. */
export function BlockDialog({ account, onClose }: DialogProps) {
  const api = useApi();
  const blocked = account.blockedAt !== null;
  return (
    <ReasonDialog
      onClose={onClose}
      title={blocked ? 'Desbloquear esta conta?' : 'Bloquear esta conta?'}
      description={
        blocked
          ? `${account.email} poderá entrar de novo.`
          : `${account.email} sai de todos os dispositivos e não consegue entrar. Nada é apagado.`
      }
      confirmLabel={blocked ? 'Desbloquear' : 'Bloquear'}
      tone={blocked ? 'neutral' : 'danger'}
      act={(reason) => api.admin.changeBlock(account.id, { blocked: !blocked, reason })}
      done={blocked ? messages.unblocked : messages.blocked}
      failed={messages.blockFailed}
    />
  );
}

/** Turns off the second factor of a user who lost phone and recovery codes, with a reason. */
export function SecondFactorDialog({ account, onClose }: DialogProps) {
  const api = useApi();
  return (
    <ReasonDialog
      onClose={onClose}
      title="Desativar a verificação em duas etapas?"
      description={`${account.email} sai de todos os dispositivos e recebe um aviso. Depois, só a senha abre a conta: antes, confirme por outro meio que quem pede é quem a usa.`}
      confirmLabel="Desativar"
      tone="danger"
      act={(reason) => api.admin.removeSecondFactor(account.id, { reason })}
      done={messages.secondFactorRemoved}
      failed={messages.secondFactorFailed}
    />
  );
}

interface ReasonDialogProps {
  title: string;
  description: string;
  confirmLabel: string;
  tone: 'neutral' | 'danger';
  act: (reason: string) => Promise<unknown>;
  /** What is said once it is done, and where it failed for no reason that has a name. */
  done: string;
  failed: string;
  onClose: () => void;
}

function ReasonDialog({ act, done, failed, onClose, ...texts }: ReasonDialogProps) {
  const queries = useQueryClient();
  const { notify } = useNotification();
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const good = reason.trim().length >= SHORTEST_REASON;
  const change = useMutation({
    networkMode: 'always',
    mutationFn: () => act(reason.trim()),
    onSuccess: () => {
      notify({ type: 'success', message: done });
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
      {...texts}
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
      {change.error && <Notice tone="error">{messageFor(change.error, failed)}</Notice>}
    </ConfirmDialog>
  );
}
