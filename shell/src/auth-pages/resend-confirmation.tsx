import { Button, Notice } from '@andromeda/design-system';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { authFailure, TOO_MANY_ATTEMPTS } from '../session/auth-failure.ts';
import { useSessionStore } from '../session/session-context.ts';
import { EmailField } from './email-field.tsx';
import styles from './form.module.css';
import { fieldState, formMessage, requiredAddress } from './required-fields.ts';
import { useOneAtATime } from './use-one-at-a-time.ts';

/** The session service refuses a second mail to one address within a minute. */
const PAUSE_SECONDS = 60;

const Address = z.object({ email: requiredAddress });
type Address = z.infer<typeof Address>;

/** Requests the confirmation mail again, for `email` or for an address typed here. `justSent`: one is on its way. */
export function ResendConfirmation({ email = '', justSent = false }: { email?: string; justSent?: boolean }) {
  const store = useSessionStore();
  const [sent, setSent] = useState(false);
  const [pause, startPause] = usePause(justSent ? PAUSE_SECONDS : 0);
  const { register, handleSubmit, setError, formState } = useForm<Address>({
    resolver: zodResolver(Address),
    defaultValues: { email },
  });
  const { errors, isSubmitting, isSubmitted } = formState;
  const submit = useOneAtATime(
    handleSubmit(async (address) => {
      setSent(false);
      const failure = await store
        .auth()
        .then((auth) =>
          auth.resend({
            type: 'signup',
            email: address.email,
            options: { emailRedirectTo: `${location.origin}/email-confirmation` },
          }),
        )
        .then(({ error }) => error && authFailure(error), authFailure);
      // The answer never tells whether an address is known.
      if (failure && failure !== 'user_not_found') return setError('root', { message: sentenceFor(failure) });
      setSent(true);
      startPause();
    }),
  );
  const message = formMessage(errors, isSubmitted);
  return (
    <form onSubmit={submit} noValidate className={styles.stack}>
      {!email && <EmailField {...register('email')} {...fieldState(errors.email)} />}
      <Button
        type="submit"
        size="l"
        fullWidth
        busy={isSubmitting}
        busyLabel="Enviando..."
        disabled={pause > 0}
      >
        {pause > 0 ? `Enviar novo link em ${pause} s` : 'Enviar novo link'}
      </Button>
      {sent && <Notice tone="success">Enviamos um novo link. Verifique sua caixa de entrada.</Notice>}
      {message && <Notice tone="error">{message}</Notice>}
    </form>
  );
}

function sentenceFor(failure: ReturnType<typeof authFailure>): string {
  if (failure === 'too_many_requests') return TOO_MANY_ATTEMPTS;
  if (failure === 'offline') return 'Erro de conexão. Verifique sua internet e tente novamente.';
  return 'Não foi possível enviar o link. Tente novamente.';
}

/** Counts down the remaining seconds. */
function usePause(initial: number): [number, () => void] {
  const [seconds, setSeconds] = useState(initial);
  useEffect(() => {
    if (seconds === 0) return;
    const timer = setTimeout(() => setSeconds(seconds - 1), 1000);
    return () => clearTimeout(timer);
  }, [seconds]);
  return [seconds, () => setSeconds(PAUSE_SECONDS)];
}
