import { Button, Notice, TextLink } from '@andromeda/design-system';
import { usePublicConfig } from '@andromeda/platform';
import { Link, useLocation } from 'react-router-dom';
import { AuthPage } from '../../auth-pages/auth-page.tsx';
import formStyles from '../../auth-pages/form.module.css';
import { ResendConfirmation } from '../../auth-pages/resend-confirmation.tsx';
import { MailDrawing } from './mail-drawing.tsx';

/** `/email-verification`: shown after a sign-up, and after a login with an unconfirmed address. */
export function EmailVerificationScreen() {
  const { email, unconfirmed } = readState(useLocation().state);
  const { embedded } = usePublicConfig();
  return (
    <AuthPage
      title="Verifique seu email"
      subtitle={
        <>
          Enviamos um link de confirmação para {email ? <strong>{email}</strong> : 'o seu email'}. Abra a
          mensagem e clique no link para ativar sua conta.
        </>
      }
      footer={
        embedded && (
          <p>
            Ambiente de demonstração:{' '}
            <TextLink href="/dev/inbox" target="_blank" rel="noreferrer">
              abrir a caixa de entrada local
            </TextLink>
          </p>
        )
      }
    >
      {unconfirmed && (
        <Notice tone="warning">
          Por favor, confirme seu email antes de fazer login. Verifique sua caixa de entrada.
        </Notice>
      )}
      <MailDrawing />
      <p className={formStyles.centered}>
        Não encontrou? Verifique também a pasta de spam ou lixo eletrônico.
      </p>
      <Button asChild variant="primary" size="l" fullWidth>
        <Link to="/login" state={email ? { email } : null}>
          Ir para o login
        </Link>
      </Button>
      {email && <ResendConfirmation email={email} justSent={!unconfirmed} />}
    </AuthPage>
  );
}

function readState(state: unknown): { email: string | undefined; unconfirmed: boolean } {
  const { email, reason } = (typeof state === 'object' && state !== null ? state : {}) as Record<
    string,
    unknown
  >;
  return { email: typeof email === 'string' ? email : undefined, unconfirmed: reason === 'unconfirmed' };
}
