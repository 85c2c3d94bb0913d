import { Button, ErrorState, Spinner, TextLink } from '@andromeda/design-system';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { AuthPage } from '../../auth-pages/auth-page.tsx';
import formStyles from '../../auth-pages/form.module.css';
import { ResendConfirmation } from '../../auth-pages/resend-confirmation.tsx';
import { useSessionStore } from '../../session/session-context.ts';
import { confirmEmail } from './confirm-email.ts';
import { Confirmed } from './confirmed.tsx';
import { PasswordChoice } from './password-choice.tsx';

/** `/email-confirmation`, where the link of the confirmation mail leads. */
export function EmailConfirmationScreen() {
  const store = useSessionStore();
  const tokenHash = useSearchParams()[0].get('token_hash');
  const [arrivedSignedIn] = useState(store.state().status === 'signedIn');
  const [afterChoice, setAfterChoice] = useState<'confirmed' | 'link_expired'>();
  const confirmation = useQuery({
    queryKey: ['email-confirmation', tokenHash],
    queryFn: async () =>
      confirmEmail(await store.auth(), { tokenHash, arrivedWithSession: store.callback === 'session' }),
    // A link works once.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
    networkMode: 'always',
  });
  // No link was followed: there is nothing to confirm.
  if (!tokenHash && arrivedSignedIn) return <Navigate to="/dashboard" replace />;
  if (confirmation.isFetching) {
    return (
      <AuthPage title="Confirmando seu email" subtitle="Só um instante.">
        <p className={formStyles.centered}>
          <Spinner size="l" />
        </p>
      </AuthPage>
    );
  }
  const outcome = afterChoice ?? confirmation.data;
  if (outcome === 'confirmed') return <Confirmed />;
  if (outcome === 'signed_in') return <Navigate to="/dashboard" replace />;
  if (outcome === 'link_expired') return <LinkExpired />;
  if (outcome)
    return (
      <PasswordChoice
        tokenHash={tokenHash}
        confirmed={outcome === 'password_missing'}
        onConfirmed={() => setAfterChoice('confirmed')}
        onExpired={() => setAfterChoice('link_expired')}
      />
    );
  return (
    <AuthPage title="Confirmação de email">
      <ErrorState
        title="Não foi possível confirmar agora"
        message="Erro de conexão. Verifique sua internet e tente novamente."
        action={
          <Button variant="primary" onClick={() => void confirmation.refetch()}>
            Tentar novamente
          </Button>
        }
      />
    </AuthPage>
  );
}

function LinkExpired() {
  return (
    <AuthPage
      title="Este link não vale mais"
      subtitle="Ele já foi usado ou expirou. Se você já confirmou seu email, é só entrar. Se não, peça um novo link."
      footer={
        <p>
          Já confirmou?{' '}
          <TextLink asChild>
            <Link to="/login">Ir para o login</Link>
          </TextLink>
        </p>
      }
    >
      <ResendConfirmation />
    </AuthPage>
  );
}
