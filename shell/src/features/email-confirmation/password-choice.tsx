import { Button, PasswordField, RequirementChecklist } from '@andromeda/design-system';
import { checklist, keepsRules, registrationRules, tooLongPassword } from '@andromeda/platform';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { AuthForm } from '../../auth-pages/auth-form.tsx';
import { AuthPage } from '../../auth-pages/auth-page.tsx';
import { useOneAtATime } from '../../auth-pages/use-one-at-a-time.ts';
import { authFailure } from '../../session/auth-failure.ts';
import { useSessionStore } from '../../session/session-context.ts';
import { createConfirmationWithPassword } from './confirm-email.ts';
import { confirmationSentence } from './messages.ts';

/** For a link opened in a browser where the account's password was not typed: the user chooses a password that replaces any other. */
export function PasswordChoice(props: {
  tokenHash: string | null;
  confirmed: boolean;
  onConfirmed: () => void;
  onExpired: () => void;
}) {
  const { tokenHash, confirmed, onConfirmed, onExpired } = props;
  const store = useSessionStore();
  const [confirm] = useState(() => createConfirmationWithPassword(tokenHash, confirmed));
  const { register, handleSubmit, watch, setError, formState } = useForm({ defaultValues: { password: '' } });
  const password = watch('password');
  const submit = useOneAtATime(
    handleSubmit(async (chosen) => {
      const tooLong = tooLongPassword(chosen.password);
      if (tooLong) return setError('root', { message: tooLong });
      const failure = await store
        .auth()
        .then((auth) => confirm(auth, chosen.password))
        .catch(authFailure);
      if (!failure) return onConfirmed();
      if (failure === 'link_expired') return onExpired();
      setError('root', { message: confirmationSentence(failure) });
    }),
  );
  return (
    <AuthPage
      title="Confirme seu email"
      subtitle="Escolha a senha da sua conta. Ela vale no lugar de qualquer outra que alguém tenha digitado no cadastro."
    >
      <AuthForm onSubmit={submit} message={formState.errors.root?.message}>
        <PasswordField label="Senha" autoComplete="new-password" {...register('password')} />
        <RequirementChecklist requirements={checklist(registrationRules, password)} />
        <Button
          type="submit"
          variant="primary"
          size="l"
          fullWidth
          disabled={!keepsRules(registrationRules, password)}
          busy={formState.isSubmitting || formState.isSubmitSuccessful}
          busyLabel="Confirmando..."
        >
          Confirmar email
        </Button>
      </AuthForm>
    </AuthPage>
  );
}
