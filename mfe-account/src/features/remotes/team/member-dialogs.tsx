import { ConfirmDialog, Notice, TextField } from '@andromeda/design-system';
import { type MemberRank, messageFor, type RemoteMember } from '@andromeda/platform';
import { useState } from 'react';
import { FormDialog } from '../../../form-dialog.tsx';
import { useGuardCall } from '../guards/use-guard-call.ts';
import { messages } from './messages.ts';
import { RankChoice } from './rank-choice.tsx';
import { rankNames } from './ranks.ts';

type MemberDialogProps = { remote: string; member: RemoteMember; onClose: () => void };

/** Puts the account with an address into the team of a part. */
export function AddMemberDialog({ remote, onClose }: Omit<MemberDialogProps, 'member'>) {
  const [email, setEmail] = useState('');
  const [rank, setRank] = useState<MemberRank>('view');
  const [tried, setTried] = useState(false);
  const add = useGuardCall((api, given: string) => api.releases.addMember(remote, { email: given, rank }), {
    done: (given) => `${given} está na equipe de ${remote}.`,
    onClose,
  });
  const submit = () => {
    setTried(true);
    if (email.trim()) add.mutate(email.trim());
  };
  return (
    <FormDialog
      title={`Adicionar à equipe de ${remote}`}
      description="A pessoa já precisa ter uma conta. Vale a partir da próxima tela que ela abrir."
      submitLabel="Adicionar"
      busyLabel="Adicionando..."
      busy={add.isPending}
      problem={add.error && messageFor(add.error, messages.addFailed)}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label="Email"
        type="email"
        autoComplete="off"
        maxLength={320}
        value={email}
        disabled={add.isPending}
        error={tried && !email.trim() ? messages.emailMissing : undefined}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      <RankChoice rank={rank} onRank={setRank} />
    </FormDialog>
  );
}

/** Gives a member another rank. */
export function ChangeRankDialog({ remote, member, onClose }: MemberDialogProps) {
  const [rank, setRank] = useState(member.rank);
  const { email, userId } = member;
  const change = useGuardCall(
    (api, given: MemberRank) => api.releases.changeMember({ remote, userId }, given),
    { done: (given) => `O papel de ${email} agora é: ${rankNames[given]}.`, onClose },
  );
  return (
    <FormDialog
      title={`Papel de ${email}`}
      description={`Em ${remote}, a partir da próxima tela que a pessoa abrir.`}
      submitLabel="Mudar papel"
      busyLabel="Mudando..."
      busy={change.isPending}
      problem={change.error && messageFor(change.error, messages.changeFailed)}
      onSubmit={() => change.mutate(rank)}
      onClose={onClose}
    >
      <RankChoice rank={rank} onRank={setRank} />
    </FormDialog>
  );
}

/** Takes a member out of the team. */
export function RemoveMemberDialog({ remote, member, onClose }: MemberDialogProps) {
  const { email, userId } = member;
  const remove = useGuardCall((api) => api.releases.removeMember({ remote, userId }), {
    done: () => `${email} saiu da equipe de ${remote}.`,
    onClose,
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && !remove.isPending && onClose()}
      title={`Remover ${email} da equipe?`}
      description={`A pessoa deixa de ver ${remote} e de mudar o que está no ar. O que ela já mudou fica, e um pedido dela que espera aprovação termina.`}
      confirmLabel="Remover"
      tone="danger"
      busy={remove.isPending}
      busyLabel="Removendo..."
      onConfirm={() => remove.mutate(undefined)}
    >
      {remove.isError && <Notice tone="error">{messageFor(remove.error, messages.removeFailed)}</Notice>}
    </ConfirmDialog>
  );
}
