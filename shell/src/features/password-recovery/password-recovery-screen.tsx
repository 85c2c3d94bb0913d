import { Button, TextLink } from '@andromeda/design-system';
import { useNotification, usePublicConfig } from '@andromeda/platform';
import { zodResolver } from '@hookform/resolvers/zod';
import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useLocation } from 'react-router-dom';
import * as z from 'zod/mini';
import { AuthForm } from '../../auth-pages/auth-form.tsx';
import { AuthPage } from '../../auth-pages/auth-page.tsx';
import { EmailField } from '../../auth-pages/email-field.tsx';
import formStyles from '../../auth-pages/form.module.css';
import { fieldState, requiredAddress } from '../../auth-pages/required-fields.ts';
import { useOneAtATime } from '../../auth-pages/use-one-at-a-time.ts';
import { authFailure } from '../../session/auth-failure.ts';
import { readLoginState } from '../../session/place-before-login.ts';
import { useSessionStore } from '../../session/session-context.ts';
import { RECOVERY_SENT, recoverySentence } from './messages.ts';
import styles from './password-recovery.module.css';

const Recovery = z.object({ email: requiredAddress });

/** `/forgot-password`: requests the mail, then says that it is on its way. */
export function PasswordRecoveryScreen() {
  const place = readLoginState(useLocation().state);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const footer = (
    <TextLink asChild>
      <Link to="/login" state={place}>
        Voltar para login
      </Link>
    </TextLink>
  );
  if (sentTo) return <MailSent email={sentTo} footer={footer} onAnother={() => setSentTo(null)} />;
  return (
    <AuthPage
      title="Recuperar senha"
      subtitle="Informe seu email e enviaremos um link para criar uma nova senha."
      footer={footer}
    >
      <RecoveryForm email={place.email ?? ''} onSent={setSentTo} />
    </AuthPage>
  );
}

function RecoveryForm({ email, onSent }: { email: string; onSent: (email: string) => void }) {
  const store = useSessionStore();
  const { notify, close } = useNotification();
  const { register, handleSubmit, watch, formState } = useForm({
    resolver: zodResolver(Recovery),
    defaultValues: { email },
  });
  const submit = useOneAtATime(
    handleSubmit(async ({ email: address }) => {
      close('banner');
      const failure = await store
        .auth()
        .then((auth) =>
          auth.resetPasswordForEmail(address, { redirectTo: `${location.origin}/reset-password` }),
        )
        .then(({ error }) => error && authFailure(error), authFailure);
      // The answer never tells whether an address is known.
      if (failure && failure !== 'user_not_found') {
        notify({ type: 'error', message: recoverySentence(failure) });
        return;
      }
      notify({ type: 'success', message: RECOVERY_SENT });
      onSent(address);
    }),
  );
  return (
    <AuthForm onSubmit={submit}>
      <EmailField {...register('email')} {...fieldState(formState.errors.email)} />
      <Button
        type="submit"
        variant="primary"
        size="l"
        fullWidth
        disabled={watch('email').trim() === ''}
        busy={formState.isSubmitting}
        busyLabel="Enviando..."
      >
        Enviar Email
      </Button>
    </AuthForm>
  );
}

function MailSent(props: { email: string; footer: React.ReactNode; onAnother: () => void }) {
  const { embedded } = usePublicConfig();
  return (
    <AuthPage
      title="Email Enviado!"
      subtitle={
        <>
          Se houver uma conta com <strong>{props.email}</strong>, o link para criar uma nova senha chega em
          instantes.
        </>
      }
      footer={props.footer}
    >
      <MailCheck aria-hidden="true" className={styles.mark} />
      <p className={formStyles.centered}>
        Não encontrou? Verifique também a pasta de spam ou lixo eletrônico.
      </p>
      <Button size="l" fullWidth onClick={props.onAnother}>
        Tentar com outro email
      </Button>
      {embedded && (
        <p className={formStyles.centered}>
          Ambiente de demonstração:{' '}
          <TextLink href="/dev/inbox" target="_blank" rel="noreferrer">
            abrir a caixa de entrada local
          </TextLink>
        </p>
      )}
    </AuthPage>
  );
}
