import { Button } from '@andromeda/design-system';
import { messageFor, useApi, useNotification } from '@andromeda/platform';
import { useMutation } from '@tanstack/react-query';
import { CANCEL_AFTER_MS } from 'bff/contract/browser';
import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { messages } from '../generation/messages.ts';

/** Offers to give up a picture that takes long; its credit comes back, unless the picture is faster. */
export function CancelWaiting({ runKey, sending }: { runKey: string; sending: boolean }) {
  const api = useApi();
  const { notify } = useNotification();
  const [long, setLong] = useState(false);
  useEffect(() => {
    // What is still being sent is not known to the server yet.
    if (sending) return;
    const timer = setTimeout(setLong, CANCEL_AFTER_MS, true);
    return () => clearTimeout(timer);
  }, [sending]);
  const cancel = useMutation({
    networkMode: 'always',
    mutationFn: () => api.generations.cancel(runKey),
    onError: (error) => notify({ message: messageFor(error, messages.cancelFailed), type: 'error' }),
  });
  if (!long) return null;
  return (
    <Button
      variant="quiet"
      icon={<X />}
      busy={cancel.isPending || cancel.isSuccess}
      busyLabel="Cancelando..."
      onClick={() => cancel.mutate()}
    >
      Cancelar e receber o crédito de volta
    </Button>
  );
}
