import { Button, TextLink } from '@andromeda/design-system';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { AuthPage } from '../../auth-pages/auth-page.tsx';
import { PasswordChanged } from './password-changed.tsx';
import { PasswordResetForm } from './password-reset-form.tsx';

type Step = 'form' | 'changed' | 'link_expired';

/** `/reset-password`, where the link of the recovery mail leads. */
export function PasswordResetScreen() {
  const tokenHash = useSearchParams()[0].get('token_hash');
  // A session is not enough to open this screen: the user must come by the link in our mail.
  const [step, setStep] = useState<Step>(tokenHash ? 'form' : 'link_expired');
  if (step === 'changed') return <PasswordChanged />;
  if (step === 'link_expired') return <LinkExpired />;
  return (
    <AuthPage
      title="Criar nova senha"
      subtitle="Escolha uma senha que você não usa em outro lugar."
      footer={
        <TextLink asChild>
          <Link to="/login">Voltar para login</Link>
        </TextLink>
      }
    >
      <PasswordResetForm
        tokenHash={tokenHash}
        onChanged={() => setStep('changed')}
        onExpired={() => setStep('link_expired')}
      />
    </AuthPage>
  );
}

function LinkExpired() {
  return (
    <AuthPage
      title="Este link não vale mais"
      subtitle="Ele já foi usado ou expirou. Peça um novo link para criar sua senha."
      footer={
        <TextLink asChild>
          <Link to="/login">Voltar para login</Link>
        </TextLink>
      }
    >
      <Button asChild variant="primary" size="l" fullWidth>
        <Link to="/forgot-password">Pedir um novo link</Link>
      </Button>
    </AuthPage>
  );
}
