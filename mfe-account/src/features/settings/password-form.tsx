import { Button, Notice, PasswordField, RequirementChecklist } from '@andromeda/design-system';
import {
  checklist,
  keepsRules,
  PasswordChangeError,
  resetRules,
  useNotification,
  useSession,
} from '@andromeda/platform';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { MESSAGE_MS, messages, passwordFailures } from './messages.ts';
import styles from './settings-screen.module.css';

const empty = { current: '', next: '', confirmation: '' };
type Fields = typeof empty;

/** The current password is proved before the new one counts; what was typed stays until it does. */
export function PasswordForm() {
  const { changePassword } = useSession();
  const { notify } = useNotification();
  const [fields, setFields] = useState(empty);
  const [problem, setProblem] = useState<string | null>(null);
  const change = useMutation({ networkMode: 'always', mutationFn: changePassword });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (change.isPending) return;
    const found = problemOf(fields);
    setProblem(found);
    if (found) return;
    change.mutate(fields, {
      onSuccess: () => {
        setFields(empty);
        notify({ message: messages.passwordChanged, type: 'success', durationMs: MESSAGE_MS });
      },
      onError: (error) =>
        setProblem(passwordFailures[error instanceof PasswordChangeError ? error.failure : 'other']),
    });
  };
  const field = (name: keyof Fields) => ({
    name,
    value: fields[name],
    required: true,
    onChange: (event: { currentTarget: HTMLInputElement }) => {
      const { value } = event.currentTarget;
      setFields((typed) => ({ ...typed, [name]: value }));
    },
  });
  return (
    <form noValidate onSubmit={submit} className={styles.fields}>
      <PasswordField label="Senha atual" autoComplete="current-password" {...field('current')} />
      <PasswordField label="Nova senha" autoComplete="new-password" {...field('next')} />
      <RequirementChecklist requirements={checklist(resetRules, fields.next)} />
      <PasswordField label="Confirmar nova senha" autoComplete="new-password" {...field('confirmation')} />
      {problem && <Notice tone="error">{problem}</Notice>}
      <Button
        type="submit"
        variant="secondary"
        size="l"
        busy={change.isPending}
        busyLabel="Alterando..."
        className={styles.save}
      >
        Alterar senha
      </Button>
    </form>
  );
}

function problemOf({ current, next, confirmation }: Fields): string | null {
  if (!current || !next || !confirmation) return messages.fieldsMissing;
  if (next !== confirmation) return messages.passwordsDiffer;
  return keepsRules(resetRules, next) ? null : messages.passwordWeak;
}
