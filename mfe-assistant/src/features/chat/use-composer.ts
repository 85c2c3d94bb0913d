import { ApiError, messageFor, useApi, useDraft, useNotification } from '@andromeda/platform';
import { MAX_UPLOAD_BYTES } from 'bff/contract/browser';
import { useRef, useState } from 'react';
import { messages } from './messages.ts';
import { reducePhoto } from './reduce-photo.ts';

const empty = { question: '', photoId: '', thumbnail: '' };

/** What is being written, and the photo that is to go with it; both outlive a reload. */
export function useComposer() {
  const api = useApi();
  const { toast, notify } = useNotification();
  const [{ question, photoId, thumbnail }, change, forget] = useDraft('question', empty);
  const sending = useRef<AbortController | null>(null);
  const [attaching, setAttaching] = useState(false);
  const letGo = () => {
    sending.current?.abort();
    sending.current = null;
    setAttaching(false);
    change({ photoId: '', thumbnail: '' });
  };
  const attach = async (files: readonly File[]) => {
    const [file] = files;
    if (!file) return;
    if (files.length > 1) notify({ message: messages.onePhoto, type: 'info' });
    letGo();
    const control = new AbortController();
    sending.current = control;
    setAttaching(true);
    try {
      const small = await reducePhoto(file);
      if (small.size > MAX_UPLOAD_BYTES) throw new ApiError({ code: 'image_too_large', status: 413 });
      const photo = await api.assistant.attach(small, control.signal);
      if (sending.current === control) change({ photoId: photo.id, thumbnail: photo.thumbnail });
    } catch (error) {
      if (control.signal.aborted) return;
      toast({
        title: 'Foto não anexada',
        message: messageFor(error, messages.photoFailed),
        type: 'error',
      });
    } finally {
      if (sending.current === control) setAttaching(false);
    }
  };
  return {
    question,
    write: (text: string) => change({ question: text }),
    photo: photoId ? { id: photoId, thumbnail } : null,
    attaching,
    attach,
    letGo,
    forget,
  };
}
