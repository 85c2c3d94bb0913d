import { Button, CopyButton, Dialog, PasswordField } from '@andromeda/design-system';
import { messageFor, useApi } from '@andromeda/platform';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDialog } from '../../form-dialog.tsx';
import { accountQuery } from './account-query.ts';
import { AccountWait } from './account-wait.tsx';
import { CodeField } from './code-field.tsx';
import { messages } from './messages.ts';
import { QrCode } from './qr-code.tsx';
import styles from './second-factor.module.css';
import { secondFactorQuery } from './second-factor-query.ts';

/** Three steps: proof of the user, the key with its first code, and the recovery codes. */
export function TurnOnDialog({ onClose }: { onClose: () => void }) {
  const api = useApi();
  const queries = useQueryClient();
  const begin = useMutation({
    networkMode: 'always',
    mutationFn: (password: string | undefined) => api.secondFactor.begin(password),
  });
  const confirm = useMutation({
    networkMode: 'always',
    mutationFn: (code: string) => api.secondFactor.confirm(code),
    onSuccess: (codes) =>
      queries.setQueryData(secondFactorQuery(api).queryKey, { enabled: true, recoveryCodes: codes.length }),
  });
  if (confirm.data) return <RecoveryCodes codes={confirm.data} onClose={onClose} />;
  const busy = begin.isPending || confirm.isPending;
  const close = () => !busy && onClose();
  if (begin.data) return <Key {...begin.data} confirm={confirm} onClose={close} />;
  return <Proof begin={begin} onClose={close} />;
}

interface Call<Input> {
  isPending: boolean;
  error: Error | null;
  mutate(input: Input): void;
}

function Proof({ begin, onClose }: { begin: Call<string | undefined>; onClose: () => void }) {
  const account = useQuery(accountQuery(useApi()));
  const [password, setPassword] = useState('');
  const { hasPassword = true } = account.data ?? {};
  return (
    <FormDialog
      title="Ativar a verificação em duas etapas"
      description="Você vai precisar de um aplicativo autenticador no celular, como Google Authenticator ou Authy."
      submitLabel="Continuar"
      busyLabel="Conferindo..."
      busy={begin.isPending}
      disabled={!account.data || (hasPassword && !password)}
      problem={begin.error && messageFor(begin.error, messages.secondFactorFailed)}
      onSubmit={() => begin.mutate(hasPassword ? password : undefined)}
      onClose={onClose}
    >
      <AccountWait account={account} />
      {account.data && hasPassword && (
        <PasswordField
          label="Sua senha"
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
      )}
    </FormDialog>
  );
}

interface KeyProps {
  secret: string;
  address: string;
  confirm: Call<string>;
  onClose: () => void;
}

function Key({ secret, address, confirm, onClose }: KeyProps) {
  const [code, setCode] = useState('');
  return (
    <FormDialog
      title="Leia o código QR com o aplicativo"
      description="Ou digite a chave nele. Depois, confirme com o código que aparece."
      submitLabel="Ativar"
      busyLabel="Ativando..."
      busy={confirm.isPending}
      disabled={!code.trim()}
      problem={confirm.error && messageFor(confirm.error, messages.secondFactorFailed)}
      onSubmit={() => confirm.mutate(code.trim())}
      onClose={onClose}
    >
      <QrCode text={address} label="Código QR com a chave da sua conta" />
      <p className={styles.key}>
        <span>Chave</span>
        <code>{secret.match(/.{1,4}/g)?.join(' ')}</code>
      </p>
      <CodeField value={code} onChange={setCode} />
    </FormDialog>
  );
}

function RecoveryCodes({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={messages.secondFactorOn}
      description="Guarde estes códigos em um lugar seguro. Cada um vale uma vez, se você ficar sem o celular, e eles não aparecem de novo."
      footer={
        <Button variant="primary" onClick={onClose}>
          Guardei os códigos
        </Button>
      }
    >
      <div className={styles.form}>
        <ul className={styles.codes}>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
        <CopyButton text={codes.join('\n')} />
      </div>
    </Dialog>
  );
}
