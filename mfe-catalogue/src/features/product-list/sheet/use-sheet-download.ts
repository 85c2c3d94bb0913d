import { messageFor, useApi, useNotification } from '@andromeda/platform';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { MESSAGE_MS } from '../../../products/messages.ts';
import { saveSheet } from '../../../sheet/save-sheet.ts';
import { messages } from './messages.ts';
import { readSheet, type SheetChoice } from './read-sheet.ts';

/** Reads a sheet and saves it, once it is whole. It ends with the dialog. */
export function useSheetDownload({ onSaved, onNothing }: { onSaved: () => void; onNothing: () => void }) {
  const api = useApi();
  const { notify } = useNotification();
  const [read, setRead] = useState(0);
  const reading = useRef<AbortController>(null);
  useEffect(() => () => reading.current?.abort(), []);
  const mutation = useMutation({
    networkMode: 'always',
    mutationFn: async ({ choice, signal }: { choice: SheetChoice; signal: AbortSignal }) => {
      const sheet = await readSheet(api, choice, { signal, onRead: setRead });
      if (sheet.rows === 0) return onNothing();
      saveSheet(sheet.parts, choice.search ? `produtos ${choice.search}` : 'produtos');
      notify({ type: 'success', message: messages.saved(sheet.rows), durationMs: MESSAGE_MS });
      onSaved();
    },
    onSettled: () => {
      reading.current = null;
    },
  });
  const cancelled = mutation.variables?.signal.aborted;
  return {
    busy: mutation.isPending,
    read,
    problem: mutation.error && !cancelled ? messageFor(mutation.error, messages.notRead) : null,
    start: (choice: SheetChoice) => {
      if (reading.current) return;
      reading.current = new AbortController();
      setRead(0);
      mutation.mutate({ choice, signal: reading.current.signal });
    },
    cancel: () => reading.current?.abort(),
  };
}
