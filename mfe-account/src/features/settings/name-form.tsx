import { Button, Notice, TextField } from '@andromeda/design-system';
import { type Profile, useNotification } from '@andromeda/platform';
import { type FormEvent, useState } from 'react';
import { MESSAGE_MS, messages } from './messages.ts';
import styles from './settings-screen.module.css';
import { useRename } from './use-rename.ts';

/** The full name may change; the e-mail may not. */
export function NameForm({ profile }: { profile: Profile }) {
  const [name, setName] = useState(profile.fullName);
  const [missing, setMissing] = useState(false);
  const rename = useRename();
  const { notify } = useNotification();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const fullName = name.trim();
    setMissing(fullName === '');
    if (fullName === '' || rename.isPending) return;
    rename.mutate(fullName, {
      onSuccess: () => notify({ message: messages.renamed, type: 'success', durationMs: MESSAGE_MS }),
    });
  };
  return (
    <form noValidate onSubmit={submit} className={styles.fields}>
      <TextField
        label="Nome completo"
        name="name"
        autoComplete="name"
        maxLength={120}
        required
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        error={missing && messages.nameMissing}
      />
      <TextField
        label="E-mail"
        type="email"
        readOnly
        value={profile.email}
        hint="O e-mail da conta não pode ser alterado."
      />
      {rename.isError && <Notice tone="error">{messages.renameFailed}</Notice>}
      <Button
        type="submit"
        variant="primary"
        size="l"
        busy={rename.isPending}
        busyLabel="Salvando..."
        className={styles.save}
      >
        Salvar nome
      </Button>
    </form>
  );
}
