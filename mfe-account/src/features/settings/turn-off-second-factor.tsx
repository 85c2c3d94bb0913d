import { PasswordField } from '@andromeda/design-system';
import { messageFor, useApi, useNotification } from '@andromeda/platform';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDialog } from '../../form-dialog.tsx';
import { accountQuery } from './account-query.ts';
import { AccountWait } from './account-wait.tsx';
import { CodeField } from './code-field.tsx';
import { MESSAGE_MS, messages } from './messages.ts';
import { secondFactorQuery } from './second-factor-query.ts';

/** Turns the second factor off, by the password; an account without one gives a code. */
export function TurnOffDialog({ onClose }: { onClose: () => void }) {
  const api = useApi();
  const account = useQuery(accountQuery(api));
  const end = useEnd(onClose);
  const [proof, setProof] = useState('');
  const hasPassword = account.data?.hasPassword ?? true;
  return (
    <FormDialog
      title="Desativar a verificação em duas etapas?"
      description="Só a senha passa a bastar para entrar na sua conta. Os códigos de recuperação deixam de valer."
      submitLabel="Desativar"
      busyLabel="Desativando..."
      variant="danger"
      busy={end.isPending}
      disabled={!account.data || !proof}
      problem={end.error && messageFor(end.error, messages.secondFactorFailed)}
      onSubmit={() => end.mutate(hasPassword ? { password: proof } : { code: proof })}
      onClose={onClose}
    >
      <AccountWait account={account} />
      {account.data &&
        (hasPassword ? (
          <PasswordField
            label="Sua senha"
            autoComplete="current-password"
            value={proof}
            onChange={(event) => setProof(event.currentTarget.value)}
          />
        ) : (
          <CodeField value={proof} onChange={setProof} />
        ))}
    </FormDialog>
  );
}

function useEnd(onClose: () => void) {
  const api = useApi();
  const queries = useQueryClient();
  const { notify } = useNotification();
  return useMutation({
    networkMode: 'always',
    mutationFn: (proof: { password: string } | { code: string }) => api.secondFactor.end(proof),
    onSuccess: (state) => {
      queries.setQueryData(secondFactorQuery(api).queryKey, state);
      notify({ message: messages.secondFactorOff, type: 'success', durationMs: MESSAGE_MS });
      onClose();
    },
  });
}
