import { Button, TextField } from '@andromeda/design-system';
import { type Profile, useDraft, useNotification } from '@andromeda/platform';
import { LONGEST_NAME } from 'bff/contract/browser';
import { type FormEvent, useMemo, useState } from 'react';
import { MESSAGE_MS, messages } from './messages.ts';
import styles from './settings-screen.module.css';
import { useRename } from './use-rename.ts';

/** The full name may change; the e-mail may not. */
export function NameForm({ profile }: { profile: Profile }) {
  const saved = useMemo(() => ({ fullName: profile.fullName }), [profile.fullName]);
  const [{ fullName: name }, change] = useDraft('name', saved);
  const [missing, setMissing] = useState(false);
  const rename = useRename();
  const { notify, close } = useNotification();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const fullName = name.trim();
    setMissing(fullName === '');
    if (fullName === '' || rename.isPending) return;
    close('banner');
    rename.mutate(fullName, {
      onSuccess: (renamed) => {
        change({ fullName: renamed.fullName });
        notify({ message: messages.renamed, type: 'success', durationMs: MESSAGE_MS });
      },
      onError: () => notify({ message: messages.renameFailed, type: 'error' }),
    });
  };
  return (
    <form noValidate onSubmit={submit} className={styles.fields}>
      <TextField
        label="Nome completo"
        name="name"
        autoComplete="name"
        maxLength={LONGEST_NAME}
        required
        value={name}
        onChange={(event) => change({ fullName: event.currentTarget.value })}
        error={missing && messages.nameMissing}
      />
      <TextField
        label="Email"
        type="email"
        readOnly
        value={profile.email}
        hint="O email da conta não pode ser alterado."
      />
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
