import { Button, Checkbox, PasswordField, TextLink } from '@andromeda/design-system';
import { useNotification } from '@andromeda/platform';
import { zodResolver } from '@hookform/resolvers/zod';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { Link, useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { AuthForm } from '../../auth-pages/auth-form.tsx';
import { EmailField } from '../../auth-pages/email-field.tsx';
import { fieldState, formMessage, requiredPassword, requiredText } from '../../auth-pages/required-fields.ts';
import { useOneAtATime } from '../../auth-pages/use-one-at-a-time.ts';
import type { SessionClient } from '../../session/auth-client.ts';
import { authFailure } from '../../session/auth-failure.ts';
import { type LoginState, placeAfterLogin, stateAfterLogin } from '../../session/place-before-login.ts';
import { useSessionStore } from '../../session/session-context.ts';
import { signInSentences } from './messages.ts';

const Credentials = z.object({ email: requiredText, password: requiredPassword, linkGoogle: z.boolean() });
type Credentials = z.infer<typeof Credentials>;

export function SignInForm({ place }: { place: LoginState }) {
  const form = useForm<Credentials>({
    resolver: zodResolver(Credentials),
    defaultValues: { email: place.email ?? '', password: '', linkGoogle: false },
  });
  const { register, handleSubmit, watch, formState } = form;
  const { errors, isSubmitting, isSubmitSuccessful, isSubmitted } = formState;
  const signIn = useSignIn(place, form);
  const submit = useOneAtATime(handleSubmit(signIn));
  return (
    <AuthForm onSubmit={submit} message={formMessage(errors, isSubmitted)}>
      <EmailField {...register('email')} {...fieldState(errors.email)} />
      <PasswordField
        label="Senha"
        autoComplete="current-password"
        labelAction={
          <TextLink asChild>
            <Link to="/forgot-password" state={{ ...place, email: watch('email') }}>
              Esqueceu a senha?
            </Link>
          </TextLink>
        }
        {...register('password')}
        {...fieldState(errors.password)}
      />
      {place.usePassword && (
        <Checkbox label="Depois de entrar, conectar o Google à minha conta" {...register('linkGoogle')} />
      )}
      <Button
        type="submit"
        variant="primary"
        size="l"
        fullWidth
        busy={isSubmitting || isSubmitSuccessful}
        busyLabel="Entrando..."
      >
        Entrar
      </Button>
    </AuthForm>
  );
}

/** Signs in and goes where the user was heading; the reason for a refusal is written in the form. */
function useSignIn(
  place: LoginState,
  { setError, setFocus }: Pick<UseFormReturn<Credentials>, 'setError' | 'setFocus'>,
) {
  const store = useSessionStore();
  const navigate = useNavigate();
  const { close, notify } = useNotification();
  return async ({ email, password, linkGoogle }: Credentials) => {
    let userId: string | undefined;
    const failure = await store
      .auth()
      .then((auth) => auth.signInWithPassword({ email, password }))
      .then(({ error, data }) => {
        userId = data.user?.id;
        return error && authFailure(error);
      }, authFailure);
    if (!failure) {
      // A banner about an earlier refusal no longer holds.
      close('banner');
      if (linkGoogle) {
        const error = await store.auth().then((auth) => leaveToLinkGoogle(auth, place), authFailure);
        if (!error) return undefined;
        notify({ type: 'error', message: 'Não foi possível conectar o Google. Tente novamente mais tarde.' });
      }
      const state = stateAfterLogin(place, userId);
      return navigate(placeAfterLogin(place), { replace: true, state });
    }
    if (failure === 'email_not_confirmed') {
      return navigate('/email-verification', { state: { email, reason: 'unconfirmed' } });
    }
    setError('root', { message: signInSentences[failure] });
    if (failure === 'invalid_credentials') setFocus('password', { shouldSelect: true });
  };
}

/** Leaves for Google, which returns the user to the page that they were heading for; answers why it could not. */
const leaveToLinkGoogle = async (auth: SessionClient, place: LoginState) =>
  (
    await auth.linkIdentity({
      provider: 'google',
      options: { redirectTo: `${location.origin}${placeAfterLogin(place)}` },
    })
  ).error;
