import { ApiError, messageFor, type TextTool, useNotification, useRefreshCredits } from '@andromeda/platform';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';

interface Writing<Request, Answer> {
  tool: TextTool;
  write(request: Request, idempotencyKey: string): Promise<Answer>;
  done: string;
  failed: string;
}

/**
 * One press of a tool's button: asked once however often it is pressed, told when it is done, and the balance and
 * the history follow. A press that got no answer is repeated under the same key, so that it is charged once.
 */
export function useWriting<Request extends object, Answer>(options: Writing<Request, Answer>) {
  const { notify } = useNotification();
  const queries = useQueryClient();
  const refreshCredits = useRefreshCredits();
  const press = useRef<{ wish: string; key: string } | null>(null);
  const mutation = useMutation({
    networkMode: 'always',
    mutationFn: (request: Request) => {
      const wish = JSON.stringify(request);
      if (press.current?.wish !== wish) press.current = { wish, key: crypto.randomUUID() };
      return options.write(request, press.current.key);
    },
    onSuccess: () => {
      press.current = null;
      notify({ type: 'success', message: options.done });
      void queries.invalidateQueries({ queryKey: ['texts', options.tool] });
    },
    onError: (error) => {
      // Only where no answer came may the order stand all the same.
      if (error instanceof ApiError && error.status > 0) press.current = null;
    },
    onSettled: () => void refreshCredits(),
  });
  return {
    busy: mutation.isPending,
    answer: mutation.data,
    problem: mutation.error ? messageFor(mutation.error, options.failed) : null,
    outOfCredits: mutation.error instanceof ApiError && mutation.error.code === 'insufficient_credits',
    run: (request: Request) => {
      if (!mutation.isPending) mutation.mutate(request);
    },
    clear: mutation.reset,
  };
}
