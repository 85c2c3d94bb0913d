import { Button, Notice, PasswordField, RequirementChecklist } from '@andromeda/design-system';
import { checklist, keepsRules, resetRules, tooLongPassword } from '@andromeda/platform';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import formStyles from '../../auth-pages/form.module.css';
import { useOneAtATime } from '../../auth-pages/use-one-at-a-time.ts';
import { authFailure } from '../../session/auth-failure.ts';
import { useSessionStore } from '../../session/session-context.ts';
import { type ResetRefusal, resetRefusal, resetRefusals } from './messages.ts';
import { createPasswordReset } from './reset-password.ts';

export function PasswordResetForm(props: {
  tokenHash: string | null;
  onChanged: () => void;
  onExpired: () => void;
}) {
  const { tokenHash, onChanged, onExpired } = props;
  const store = useSessionStore();
  const [reset] = useState(() => createPasswordReset(tokenHash));
  const { register, handleSubmit, watch, setFocus, setError, formState } = useForm({
    defaultValues: { password: '', confirmation: '' },
  });
  const { root: refusal } = formState.errors;
  const refuse = ({ title, text }: ResetRefusal) => setError('root', { type: title, message: text });
  const submit = useOneAtATime(
    handleSubmit(async ({ password, confirmation }) => {
      if (!keepsRules(resetRules, password)) {
        setFocus('password');
        return refuse(resetRefusals.invalid);
      }
      const tooLong = tooLongPassword(password);
      if (tooLong) {
        setFocus('password');
        return refuse({ ...resetRefusals.invalid, text: `${tooLong}.` });
      }
      if (password !== confirmation) {
        setFocus('confirmation');
        return refuse(resetRefusals.different);
      }
      const failure = await store
        .auth()
        .then((auth) => reset(auth, password))
        .catch(authFailure);
      if (!failure) return onChanged();
      if (failure === 'link_expired') return onExpired();
      refuse(resetRefusal(failure));
    }),
  );
  return (
    <form onSubmit={submit} noValidate className={formStyles.form}>
      <PasswordField label="Nova senha" autoComplete="new-password" {...register('password')} />
      <RequirementChecklist requirements={checklist(resetRules, watch('password'))} />
      <PasswordField label="Confirmar nova senha" autoComplete="new-password" {...register('confirmation')} />
      {refusal && (
        <Notice tone="error" title={refusal.type}>
          {refusal.message}
        </Notice>
      )}
      <Button
        type="submit"
        variant="primary"
        size="l"
        fullWidth
        busy={formState.isSubmitting || formState.isSubmitSuccessful}
        busyLabel="Alterando..."
      >
        Alterar senha
      </Button>
    </form>
  );
}
