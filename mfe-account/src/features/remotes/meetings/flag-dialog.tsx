import { ConfirmDialog, Notice, TextField } from '@andromeda/design-system';
import { type FlagChange, messageFor, type RemoteFlag } from '@andromeda/platform';
import { useState } from 'react';
import styles from './meetings.module.css';
import { messages } from './messages.ts';
import { useChangeFlag } from './use-change-flag.ts';

type FlagDialogProps = {
  /** Null: a new one. */
  flag: RemoteFlag | null;
  onClose: () => void;
};

const FLAG_NAME = /^[a-z][a-z0-9-]{0,39}\.[a-z][a-z0-9-]{0,59}$/;
const USER_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** For whom a flag is on: a part of all users, and some by the numbers of their accounts. */
export function FlagDialog({ flag, onClose }: FlagDialogProps) {
  const [typed, setTyped] = useState({
    name: flag?.name ?? '',
    percent: flag ? String(flag.percent).replace('.', ',') : '0',
    note: flag?.note ?? '',
    add: '',
    remove: '',
  });
  const [refused, setRefused] = useState(false);
  const change = useChangeFlag(typed.name, onClose);
  const { wrong, wanted } = readTyped(typed, flag?.revision ?? 0);
  const problems = refused ? wrong : {};
  const field = (key: keyof typeof typed) => ({
    value: typed[key],
    disabled: change.isPending,
    error: problems[key],
    onChange: (event: { target: { value: string } }) => setTyped({ ...typed, [key]: event.target.value }),
  });
  const confirm = () => {
    if (Object.keys(wrong).length > 0) return setRefused(true);
    change.mutate(wanted);
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && !change.isPending && onClose()}
      title={flag ? `Mudar ${flag.name}?` : 'Nova chave'}
      description="Vale para cada pessoa a partir da próxima tela que ela abrir."
      confirmLabel={flag ? 'Mudar chave' : 'Criar chave'}
      busy={change.isPending}
      busyLabel="Mudando..."
      onConfirm={confirm}
    >
      <div className={styles.fields}>
        {!flag && <TextField label="Nome" placeholder="library.grade-nova" {...field('name')} />}
        <TextField label="Parte das pessoas, em %" inputMode="decimal" {...field('percent')} />
        <TextField label="Para que serve" maxLength={200} {...field('note')} />
        <TextField label="Ligar para contas, pelo número" {...field('add')} />
        {flag !== null && flag.namedUsers > 0 && (
          <TextField label="Deixar de ligar para contas, pelo número" {...field('remove')} />
        )}
        {change.isError && <Notice tone="error">{messageFor(change.error, messages.changeFailed)}</Notice>}
      </div>
    </ConfirmDialog>
  );
}

type Typed = Record<'name' | 'percent' | 'note' | 'add' | 'remove', string>;

/** What the fields ask for, and what is wrong in them. */
function readTyped(typed: Typed, revision: number) {
  const percent = Number(typed.percent.replace(',', '.').replace('%', ''));
  const ids = (text: string) => text.split(/[\s,;]+/).filter(Boolean);
  const [addUsers, removeUsers] = [ids(typed.add), ids(typed.remove)];
  const wrong: Partial<Typed> = {
    ...(!FLAG_NAME.test(typed.name) && { name: messages.nameWrong }),
    ...(!(typed.percent.trim() && percent >= 0 && percent <= 100) && { percent: messages.percentWrong }),
    ...(!addUsers.every((id) => USER_ID.test(id)) && { add: messages.usersWrong }),
    ...(!removeUsers.every((id) => USER_ID.test(id)) && { remove: messages.usersWrong }),
  };
  const wanted: FlagChange = { revision, percent, note: typed.note.trim(), addUsers, removeUsers };
  return { wrong, wanted };
}
