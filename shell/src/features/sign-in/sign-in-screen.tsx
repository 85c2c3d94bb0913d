import { Divider, Notice, TextLink } from '@andromeda/design-system';
import { Link, useLocation } from 'react-router-dom';
import { AuthPage } from '../../auth-pages/auth-page.tsx';
import { GoogleButton } from '../../auth-pages/google-button.tsx';
import { readLoginState } from '../../session/place-before-login.ts';
import { useSessionState } from '../../session/session-context.ts';
import { SignInForm } from './sign-in-form.tsx';

/** `/login`: the sign-in screen. */
export function SignInScreen() {
  const place = readLoginState(useLocation().state);
  return (
    <AuthPage
      title="Que bom ver você"
      subtitle="Entre para continuar criando."
      footer={
        <p>
          Ainda não tem conta?{' '}
          <TextLink asChild>
            <Link to="/register" state={place}>
              Cadastre-se
            </Link>
          </TextLink>
        </p>
      }
    >
      {place.ended && (
        <Notice tone="warning">Sua sessão foi encerrada. Entre novamente para continuar.</Notice>
      )}
      {place.usePassword && (
        <Notice tone="info">Este email já tem uma conta com senha. Entre com a sua senha.</Notice>
      )}
      <AlreadySignedIn />
      <GoogleButton place={place}>Entrar com Google</GoogleButton>
      <Divider>ou</Divider>
      <SignInForm place={place} />
    </AuthPage>
  );
}

/** Confirming an e-mail signs the user in and leads here: the form stays, with a link to the dashboard. */
function AlreadySignedIn() {
  const session = useSessionState();
  if (session.status !== 'signedIn') return null;
  return (
    <Notice tone="info">
      Você já está conectado como {session.user.email}.{' '}
      <TextLink asChild>
        <Link to="/dashboard">Ir para o Dashboard</Link>
      </TextLink>
    </Notice>
  );
}
