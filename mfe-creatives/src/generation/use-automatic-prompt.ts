import { ApiError, messageFor, useApi } from '@andromeda/platform';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { preparePhoto } from '../photos/prepare-photo.ts';
import { messages } from './messages.ts';

/** Lets the AI put the first photo into words. */
export interface AutomaticPrompt {
  busy: boolean;
  problem: string | null;
  ask(photo: File | undefined): void;
  clear(): void;
}

/** `onPrompt` gets what was said about the photo. */
export function useAutomaticPrompt(onPrompt: (prompt: string) => void): AutomaticPrompt {
  const api = useApi();
  const [refusal, setRefusal] = useState<string | null>(null);
  const { mutate, reset, isPending, error } = useMutation({
    networkMode: 'always',
    mutationFn: async (photo: File) => api.generations.describe(await preparePhoto(photo)),
    onSuccess: ({ prompt }) => onPrompt(prompt),
  });
  const clear = () => {
    setRefusal(null);
    reset();
  };
  return {
    busy: isPending,
    problem: refusal ?? (error && problemOf(error)),
    clear,
    ask: (photo) => {
      if (isPending) return;
      clear();
      if (photo) mutate(photo);
      else setRefusal(messages.imageMissing);
    },
  };
}

const problemOf = (error: Error) =>
  error instanceof ApiError && error.code === 'prompt_not_generated'
    ? messages.invalidPrompt
    : messageFor(error, messages.automaticPromptFailed);
