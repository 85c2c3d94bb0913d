import { ProgressBar } from '@andromeda/design-system';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { AuthPage } from '../../auth-pages/auth-page.tsx';

/** The time until the login opens by itself (docs/product.md#password-reset). */
const REDIRECT_MS = 2000;

export function PasswordChanged() {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => void navigate('/login', { replace: true }), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <AuthPage title="Senha alterada!" subtitle="Entre com a nova senha. Estamos levando você para o login.">
      <ProgressBar label="Redirecionando para o login" durationMs={REDIRECT_MS} tone="glow" />
    </AuthPage>
  );
}
