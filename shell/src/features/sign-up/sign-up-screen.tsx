import { Divider, TextLink } from '@andromeda/design-system';
import { Link, useLocation } from 'react-router-dom';
import styles from '../../auth-pages/auth-page.module.css';
import { AuthPage } from '../../auth-pages/auth-page.tsx';
import { GoogleButton } from '../../auth-pages/google-button.tsx';
import { readLoginState } from '../../session/place-before-login.ts';
import { SignUpForm } from './sign-up-form.tsx';

/** `/register`: the sign-up screen. */
export function SignUpScreen() {
  const place = readLoginState(useLocation().state);
  return (
    <AuthPage
      title="Crie sua conta"
      subtitle="Comece agora com 5 créditos gratuitos."
      footer={
        <>
          <p>
            Já tem conta?{' '}
            <TextLink asChild>
              <Link to="/login" state={place}>
                Entre
              </Link>
            </TextLink>
          </p>
          <p className={styles.small}>Ao criar a conta, você concorda com os termos de uso.</p>
        </>
      }
    >
      <GoogleButton place={place}>Cadastrar com Google</GoogleButton>
      <Divider>ou</Divider>
      <SignUpForm />
    </AuthPage>
  );
}
