import { Button, TextField } from '@andromeda/design-system';
import { ApiError, messageFor, useApi, useNotification } from '@andromeda/platform';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { AuthForm } from '../auth-pages/auth-form.tsx';
import { AuthPage } from '../auth-pages/auth-page.tsx';
import { useSessionStore } from './session-context.ts';

const byDevice = {
  label: 'Código de 6 dígitos',
  subtitle: 'Digite o código que aparece no seu aplicativo autenticador.',
  other: 'Usar um código de recuperação',
  input: { inputMode: 'numeric', autoComplete: 'one-time-code' },
} as const;

const byRecoveryCode = {
  label: 'Código de recuperação',
  subtitle: 'Digite um dos códigos que você guardou. Cada um vale uma vez.',
  other: 'Usar o aplicativo autenticador',
  input: { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false },
} as const;

/** The second step of a sign-in, before which nothing of the application is shown. */
export function SecondStepScreen() {
  const store = useSessionStore();
  const pass = usePass();
  const [way, setWay] = useState<typeof byDevice | typeof byRecoveryCode>(byDevice);
  const [code, setCode] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!pass.isPending && code.trim()) pass.mutate(code);
  };
  const changeWay = () => {
    setWay(way === byDevice ? byRecoveryCode : byDevice);
    setCode('');
    pass.reset();
  };
  const problem = pass.error && sentenceFor(pass.error);
  return (
    <AuthPage title="Verificação em duas etapas" subtitle={way.subtitle}>
      <AuthForm onSubmit={submit} message={problem ?? undefined}>
        <TextField
          key={way.label}
          label={way.label}
          value={code}
          required
          {...way.input}
          onChange={(event) => setCode(event.currentTarget.value)}
        />
        <Button
          type="submit"
          variant="primary"
          size="l"
          fullWidth
          disabled={!code.trim()}
          busy={pass.isPending}
          busyLabel="Confirmando..."
        >
          Confirmar
        </Button>
        <Button size="l" fullWidth onClick={changeWay}>
          {way.other}
        </Button>
        <Button
          size="l"
          fullWidth
          variant="quiet"
          onClick={() => void store.signOut().catch(() => undefined)}
        >
          Sair
        </Button>
      </AuthForm>
    </AuthPage>
  );
}

function sentenceFor(error: Error): string {
  if (error instanceof ApiError && error.code === 'too_many_requests')
    return 'Muitos códigos errados. Aguarde alguns minutos ou use um código de recuperação. Se não foi você quem errou, saia e crie outra senha em “Esqueceu a senha?”.';
  return messageFor(error, 'Não foi possível conferir o código. Tente novamente.');
}

function usePass() {
  const api = useApi();
  const store = useSessionStore();
  const queries = useQueryClient();
  const { close } = useNotification();
  return useMutation({
    networkMode: 'always',
    mutationFn: (code: string) => api.secondFactor.pass(code),
    onMutate: () => close('banner'),
    onSuccess: () => {
      // Every call was refused until now.
      queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'remote' });
      store.secondFactorPassed();
    },
  });
}
