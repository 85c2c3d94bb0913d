import { Button, Card, ErrorState, Spinner, TextField } from '@andromeda/design-system';
import { messageFor, useBackend, useNotification } from '@andromeda/platform';
import type { AppOf } from '@andromeda/platform/backend';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { hc } from 'hono/client';
import { useState } from 'react';
import type backend from '../../../backend/index.ts';
import { messages } from './messages.ts';
import styles from './{{feature}}-screen.module.css';

const queryKey = ['{{feature}}', 'notes'];

function useNotes() {
  const { address, fetch } = useBackend();
  const { notes } = hc<AppOf<typeof backend>>(address, { fetch });
  const queries = useQueryClient();
  return {
    list: useQuery({ queryKey, queryFn: async () => (await (await notes.$get()).json()).notes }),
    add: useMutation({
      mutationFn: (text: string) => notes.$post({ json: { text } }),
      onSuccess: async () => {
        // A first list that is still on its way would not be asked for again, and lacks the note.
        await queries.cancelQueries({ queryKey });
        await queries.invalidateQueries({ queryKey });
      },
    }),
  };
}

/** Notes of the user, which this remote's own backend keeps. */
export function Notes() {
  const { list, add } = useNotes();
  const { notify } = useNotification();
  const [text, setText] = useState('');
  const save = () =>
    add.mutate(text, {
      onSuccess: () => setText(''),
      onError: (error) => notify({ type: 'error', message: messageFor(error, messages.notSaved) }),
    });
  return (
    <Card>
      <form
        className={styles.notes}
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() && !add.isPending) save();
        }}
      >
        <TextField label="Nova anotação" maxLength={200} value={text} onChange={(event) => setText(event.target.value)} />
        <Button type="submit" busy={add.isPending}>
          Anotar
        </Button>
      </form>
      {list.isPending && <Spinner />}
      {list.isError && (
        <ErrorState
          title={messageFor(list.error, messages.notesFailed)}
          action={<Button onClick={() => void list.refetch()}>Tentar novamente</Button>}
        />
      )}
      {list.data?.length === 0 && <p>Suas anotações aparecem aqui.</p>}
      {list.data?.map((note) => <p key={note.id}>{note.text}</p>)}
    </Card>
  );
}
