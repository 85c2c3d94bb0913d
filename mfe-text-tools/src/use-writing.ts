import { ApiError, messageFor, type TextTool, useNotification, useRefreshCredits } from '@andromeda/platform';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { historyKey } from './history/history-queries.ts';

/** A text tool: what it calls, and what it says when it is done or failed. */
export interface Writing<Request, Answer> {
  tool: TextTool;
  write(request: Request, idempotencyKey: string): Promise<Answer>;
  done: string;
  failed: string;
}

/** The press of each tool that has no answer yet; kept here, so that another visit to the screen repeats it. */
const presses = new Map<TextTool, { input: string; key: string }>();

/**
 * One press of a tool's button: sent once however often it is pressed, announced when it is done, and the balance and
 * the history follow. A press that got no answer is repeated under the same key, so that it is charged once.
 */
export function useWriting<Request extends object, Answer>(options: Writing<Request, Answer>) {
  const { notify } = useNotification();
  const queries = useQueryClient();
  const refreshCredits = useRefreshCredits();
  const mutation = useMutation({
    networkMode: 'always',
    mutationFn: (request: Request) => {
      const input = JSON.stringify(request);
      const open = presses.get(options.tool);
      const press = open?.input === input ? open : { input, key: crypto.randomUUID() };
      presses.set(options.tool, press);
      return options.write(request, press.key);
    },
    onSuccess: () => {
      presses.delete(options.tool);
      notify({ type: 'success', message: options.done });
      void queries.invalidateQueries({ queryKey: historyKey(options.tool) });
    },
    onError: (error) => {
      // Only where no answer came may the request have succeeded all the same.
      if (error instanceof ApiError && error.status > 0) presses.delete(options.tool);
    },
    onSettled: () => void refreshCredits(),
  });
  return {
    busy: mutation.isPending,
    answer: mutation.data,
    /** What the answer is to. */
    asked: mutation.variables,
    problem: mutation.error ? messageFor(mutation.error, options.failed) : null,
    outOfCredits: mutation.error instanceof ApiError && mutation.error.code === 'insufficient_credits',
    run: (request: Request) => {
      if (!mutation.isPending) mutation.mutate(request);
    },
    clear: mutation.reset,
  };
}
