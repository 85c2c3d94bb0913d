import { Notice, PasswordField } from '@andromeda/design-system';
import { type AccountState, messageFor, useApi, useNotification, useSession } from '@andromeda/platform';
import { useMutation, useQuery } from '@tanstack/react-query';
import { DELETION_DAYS } from 'bff/contract/browser';
import { useRef, useState } from 'react';
import { FormDialog } from '../../form-dialog.tsx';
import { asDay } from '../../formats.ts';
import { accountQuery } from './account-query.ts';
import { AccountWait } from './account-wait.tsx';
import styles from './delete-account-dialog.module.css';
import { messages } from './messages.ts';

const DAY_MS = 24 * 3600 * 1000;
/** The notice after the sign-out names the day: it is shown long enough to be noted down. */
const NOTICE_MS = 60_000;

/** Says what will be lost, proves who asks, and puts the account down for deletion. */
export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const api = useApi();
  const account = useQuery(accountQuery(api));
  const leave = useLeave();
  const sent = useRef(false);
  const [password, setPassword] = useState('');
  const submit = () => {
    // A double click comes before the button is drawn as busy.
    if (sent.current) return;
    sent.current = true;
    leave.mutate(account.data?.hasPassword ? password : undefined, {
      onError: () => {
        sent.current = false;
      },
    });
  };
  return (
    <FormDialog
      title="Excluir sua conta?"
      description="Leia o que acontece antes de confirmar."
      submitLabel="Excluir minha conta"
      busyLabel="Excluindo..."
      variant="danger"
      busy={leave.isPending}
      disabled={!account.data || !canProve(account.data, password)}
      problem={leave.error && messageFor(leave.error, messages.deletionFailed)}
      onSubmit={submit}
      onClose={onClose}
    >
      <Consequences />
      <AccountWait account={account} />
      {account.data && <Proof account={account.data} password={password} onPasswordChange={setPassword} />}
    </FormDialog>
  );
}

type ProofProps = {
  account: AccountState;
  password: string;
  onPasswordChange: (password: string) => void;
};

/** What shows that the owner of the account asks: its password, or where it has none a recent sign-in. */
function Proof({ account, password, onPasswordChange }: ProofProps) {
  if (!account.hasPassword)
    return account.signedInRecently ? null : <Notice tone="warning">{messages.signInAgain}</Notice>;
  return (
    <PasswordField
      label="Sua senha"
      autoComplete="current-password"
      value={password}
      onChange={(event) => onPasswordChange(event.currentTarget.value)}
    />
  );
}

const canProve = ({ hasPassword, signedInRecently }: AccountState, password: string) =>
  hasPassword ? password !== '' : signedInRecently;

function Consequences() {
  const due = asDay(new Date(Date.now() + DELETION_DAYS * DAY_MS).toISOString());
  return (
    <ul className={styles.consequences}>
      <li>Você sai de todos os dispositivos agora. Até {due}, basta entrar para manter a conta.</li>
      <li>Nesse tempo nada é criado nem cobrado. Uma assinatura é cancelada agora e não volta sozinha.</li>
      <li>
        Depois, tudo é apagado para sempre: perfil, imagens e seus arquivos, textos, conversas e créditos,
        também os comprados.
      </li>
      <li>
        Ficam só os registros de pagamento, até o fim do quinto ano seguinte, como a lei fiscal exige, o
        extrato de créditos sem o seu nome, e a prova da exclusão.
      </li>
    </ul>
  );
}

function useLeave() {
  const api = useApi();
  const { signOut } = useSession();
  const { notify } = useNotification();
  return useMutation({
    networkMode: 'always',
    mutationFn: (password: string | undefined) => api.account.requestDeletion(password),
    onSuccess: async ({ deletion }) => {
      await signOut();
      const day = deletion ? asDay(deletion.dueAt) : '';
      notify({
        type: 'info',
        channel: 'banner',
        durationMs: NOTICE_MS,
        message: `Sua conta será excluída em ${day}. Para mantê-la, entre até lá.`,
      });
    },
  });
}
