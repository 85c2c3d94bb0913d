import { ProgressBar, TextLink } from '@andromeda/design-system';
import { usePublicConfig } from '@andromeda/platform';
import { CircleCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { AuthPage } from '../../auth-pages/auth-page.tsx';
import formStyles from '../../auth-pages/form.module.css';
import styles from './confirmed.module.css';

/** The time until the login opens by itself (docs/product.md#email-confirmation). */
const REDIRECT_MS = 5000;

/** The message 'Email Confirmado!', shown for 5 s. */
export function Confirmed() {
  const { loginUrl } = usePublicConfig();
  const navigate = useNavigate();
  const [left, setLeft] = useState(REDIRECT_MS / 1000);
  useEffect(() => {
    const timer = setTimeout(() => {
      if (loginUrl.startsWith('/')) void navigate(loginUrl);
      else location.assign(loginUrl);
    }, REDIRECT_MS);
    const second = setInterval(() => setLeft((seconds) => Math.max(1, seconds - 1)), 1000);
    return () => {
      clearTimeout(timer);
      clearInterval(second);
    };
  }, [loginUrl, navigate]);
  return (
    <AuthPage title="Email Confirmado!" subtitle="Sua conta está ativa e pronta para criar.">
      <CircleCheck aria-hidden="true" className={styles.mark} />
      <ProgressBar label="Redirecionando para o login" durationMs={REDIRECT_MS} tone="glow" />
      <p className={formStyles.centered}>
        Você será redirecionado para o login em {left === 1 ? '1 segundo' : `${left} segundos`}.{' '}
        <TextLink href={loginUrl}>Ir para o login agora</TextLink>
      </p>
    </AuthPage>
  );
}
