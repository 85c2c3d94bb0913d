import { type LibraryImage, useApi, useNotification } from '@andromeda/platform';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { deleteImages } from './library-queries.ts';
import { MESSAGE_MS, messages } from './messages.ts';

/** Milliseconds in which deleting several may still be taken back. */
const UNDO_MS = 6000;

/**
 * Deletes several pictures after a while in which it may be taken back; until then they are only out of sight. Who
 * leaves the screen has decided: what waits is deleted then.
 */
export function useDeleteTogether() {
  const api = useApi();
  const queries = useQueryClient();
  const { notify } = useNotification();
  const [waiting, setWaiting] = useState<readonly LibraryImage[]>([]);
  const pending = useRef<{ images: readonly LibraryImage[]; timer: number } | null>(null);

  const carryOut = async () => {
    const order = pending.current;
    if (!order) return;
    pending.current = null;
    clearTimeout(order.timer);
    const failed = await deleteImages(api, queries, order.images);
    setWaiting([]);
    if (failed > 0)
      notify({ type: 'error', message: messages.someNotDeleted(failed), durationMs: MESSAGE_MS });
    else
      notify({
        type: 'success',
        message: messages.deletedTogether(order.images.length),
        durationMs: MESSAGE_MS,
      });
  };
  const carryOutLater = useRef(carryOut);
  carryOutLater.current = carryOut;
  useEffect(() => () => void carryOutLater.current(), []);

  return {
    waiting,
    remove: (images: readonly LibraryImage[]) => {
      void carryOut();
      pending.current = { images, timer: window.setTimeout(() => void carryOutLater.current(), UNDO_MS) };
      setWaiting(images);
    },
    undo: () => {
      clearTimeout(pending.current?.timer);
      pending.current = null;
      setWaiting([]);
    },
  };
}
