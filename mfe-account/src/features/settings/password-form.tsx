import { Button, Notice, PasswordField, RequirementChecklist } from '@andromeda/design-system';
import {
  checklist,
  keepsRules,
  PasswordChangeError,
  type PasswordChangeFailure,
  resetRules,
  tooLongPassword,
  useApi,
  useNotification,
  useSession,
} from '@andromeda/platform';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { MESSAGE_MS, messages, passwordFailures } from './messages.ts';
import { sessionsQuery } from './sessions-query.ts';
import styles from './settings-screen.module.css';

/** Refusals shown beside the fields; the others are a banner (docs/product.md#settings). */
const aboutTheFields: ReadonlySet<PasswordChangeFailure> = new Set([
  'wrong_password',
  'weak_password',
  'rules_unmet',
  'password_too_long',
  'same_password',
]);

const empty = { current: '', next: '', confirmation: '' };
type Fields = typeof empty;

/** The current password is proved before the new one counts; what was typed stays until it does. */
export function PasswordForm() {
  const { changePassword } = useSession();
  const { notify, close } = useNotification();
  const sessions = sessionsQuery(useApi());
  const queries = useQueryClient();
  const [fields, setFields] = useState(empty);
  const [problem, setProblem] = useState<string | null>(null);
  const change = useMutation({ networkMode: 'always', mutationFn: changePassword });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (change.isPending) return;
    const found = problemOf(fields);
    setProblem(found);
    if (found) return;
    close('banner');
    change.mutate(fields, {
      onSuccess: () => {
        setFields(empty);
        // The new password has ended the others.
        void queries.invalidateQueries(sessions);
        notify({ message: messages.passwordChanged, type: 'success', durationMs: MESSAGE_MS });
      },
      onError: (error) => {
        const failure = error instanceof PasswordChangeError ? error.failure : 'other';
        if (aboutTheFields.has(failure)) setProblem(passwordFailures[failure]);
        else notify({ message: passwordFailures[failure], type: 'error' });
      },
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
  return tooLongPassword(next) ?? (keepsRules(resetRules, next) ? null : messages.passwordWeak);
}
