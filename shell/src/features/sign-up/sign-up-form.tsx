import { Button, PasswordField, PhoneField, RequirementChecklist, TextField } from '@andromeda/design-system';
import { checklist, keepsRules, registrationRules, useNotification } from '@andromeda/platform';
import { zodResolver } from '@hookform/resolvers/zod';
import { LONGEST_NAME } from 'bff/contract/browser';
import { type UseFormProps, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { AuthForm } from '../../auth-pages/auth-form.tsx';
import { EmailField } from '../../auth-pages/email-field.tsx';
import formStyles from '../../auth-pages/form.module.css';
import { fieldState, formMessage } from '../../auth-pages/required-fields.ts';
import { useOneAtATime } from '../../auth-pages/use-one-at-a-time.ts';
import { type AuthFailure, authFailure } from '../../session/auth-failure.ts';
import { useSessionStore } from '../../session/session-context.ts';
import { signUpSentences } from './messages.ts';
import { Registration } from './registration.ts';
import { type SignUpOutcome, signUp } from './sign-up.ts';

const options: UseFormProps<Registration> = {
  resolver: zodResolver(Registration),
  mode: 'onTouched',
  defaultValues: { fullName: '', phone: '', email: '', password: '', confirmation: '' },
};

export function SignUpForm() {
  const form = useForm<Registration>(options);
  const { register, watch, trigger } = form;
  const { errors, isSubmitting, isSubmitSuccessful, isSubmitted, touchedFields } = form.formState;
  const [password, confirmation] = watch(['password', 'confirmation']);
  const submit = useOneAtATime(form.handleSubmit(useRegister(form)));
  const ready = keepsRules(registrationRules, password) && password === confirmation;
  const checkConfirmation = () => void (touchedFields.confirmation && trigger('confirmation'));
  return (
    <AuthForm onSubmit={submit} message={formMessage(errors, isSubmitted)}>
      <div className={formStyles.pair}>
        <TextField
          label="Nome completo"
          autoComplete="name"
          maxLength={LONGEST_NAME}
          {...register('fullName')}
          {...fieldState(errors.fullName)}
        />
        <PhoneField
          label="Telefone"
          autoComplete="tel"
          {...register('phone')}
          {...fieldState(errors.phone)}
        />
      </div>
      <EmailField {...register('email')} {...fieldState(errors.email)} />
      <PasswordField
        label="Senha"
        autoComplete="new-password"
        {...register('password', { onChange: checkConfirmation })}
        {...fieldState(errors.password)}
      />
      <RequirementChecklist requirements={checklist(registrationRules, password)} />
      <PasswordField
        label="Confirmar senha"
        autoComplete="new-password"
        {...register('confirmation')}
        {...fieldState(errors.confirmation)}
      />
      <Button
        type="submit"
        variant="primary"
        size="l"
        fullWidth
        disabled={!ready}
        busy={isSubmitting || isSubmitSuccessful}
        busyLabel="Criando conta..."
      >
        Criar conta
      </Button>
    </AuthForm>
  );
}

/** Failures that are shown under their field instead of below the form. */
const places: Partial<Record<AuthFailure, 'email' | 'password'>> = {
  user_already_exists: 'email',
  email_invalid: 'email',
  password_too_long: 'password',
};

type RegistrationForm = Pick<ReturnType<typeof useForm<Registration>>, 'setError' | 'setFocus'>;

function useRegister({ setError, setFocus }: RegistrationForm) {
  const store = useSessionStore();
  const navigate = useNavigate();
  const { notify } = useNotification();
  return async (registration: Registration) => {
    const outcome = await store
      .auth()
      .then((auth) => signUp(auth, registration, location.origin))
      .catch((error: unknown): SignUpOutcome => ({ kind: 'refused', failure: authFailure(error) }));
    if (outcome.kind === 'refused') {
      const place = places[outcome.failure];
      setError(place ?? 'root', { message: signUpSentences[outcome.failure] });
      if (place) setFocus(place, { shouldSelect: true });
      return;
    }
    if (!outcome.complete) {
      notify({
        type: 'warning',
        message: 'Sua conta foi criada, mas parte da configuração não terminou. Verifique seu email.',
      });
    }
    await navigate('/email-verification', { state: { email: registration.email, reason: 'registered' } });
  };
}
