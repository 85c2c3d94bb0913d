import {
  ApiError,
  type Generation,
  type GenerationStep,
  useApi,
  useNotification,
  useRefreshCredits,
  useSession,
} from '@andromeda/platform';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { originOf } from '../photos/origins.ts';
import { preparePhoto } from '../photos/prepare-photo.ts';
import { followGeneration } from './follow-generation.ts';
import type { ImageOutcome } from './image-outcome.ts';
import type { ImageRequest } from './image-request.ts';
import { type KeptRun, keepRun, nameOfPhoto } from './kept-run.ts';
import { messages } from './messages.ts';
import { isAnswer, sendRequest } from './send-request.ts';
import { stepKey } from './step-key.ts';
import type { Task } from './task.ts';

/** One run: the key that it is charged by, and its request, which is unknown after a reload. */
export interface Run {
  key: string;
  request: ImageRequest | null;
  /** What is known of it after a reload. */
  kept?: KeptRun;
}

export const runKey = (task: Task) => ['image-run', task.name];

/** How long after a reload a request may still be on its way. */
const ARRIVAL_MS = 4000;

/**
 * The call itself, and what follows from it everywhere. It lives in the query client, so that it goes on, and is found
 * again, when the user leaves the screen; its key lives in the tab, so that a reload finds it too.
 */
export function useRunMutation(task: Task) {
  const api = useApi();
  const queries = useQueryClient();
  const refreshCredits = useRefreshCredits();
  const { notify } = useNotification();
  const { user } = useSession();
  return useMutation<ImageOutcome, Error, Run>({
    mutationKey: runKey(task),
    // Without a connection the call fails at once, instead of waiting in silence.
    networkMode: 'always',
    gcTime: Number.POSITIVE_INFINITY,
    mutationFn: async ({ key, request, kept }) => {
      const [photo] = request?.images ?? [];
      const run = kept ?? { key, photo: photo ? nameOfPhoto(photo) : null, shown: false };
      const images = await Promise.all((request?.images ?? []).map(preparePhoto));
      keepRun(user.id, task, run);
      try {
        const generation = await (request
          ? sendRequest(api, key, { ...request, images }, originOf(request.images[0]))
          : followGeneration(api, key, ARRIVAL_MS, ({ step }) =>
              queries.setQueryData<GenerationStep | null>(stepKey(key), step),
            ));
        // What can still be asked of the shown picture needs it, and its photo, after a reload, too.
        keepRun(user.id, task, generation.productRestorable ? { ...run, shown: true } : null);
        return outcomeOf(task, { request, photo: run.photo }, generation);
      } catch (error) {
        // A page that goes away ends its calls, too: then the key is what the next page needs.
        if (isAnswer(error)) keepRun(user.id, task, null);
        throw error;
      }
    },
    onSuccess: ({ generation }, { key, kept }) => {
      // A user who signed in meanwhile is not notified: the shell forgets the runs of a user who signs out.
      if (generation.saved && !kept?.shown && isKnown(queries, key))
        notify({ message: messages.saved, type: 'success' });
    },
    onSettled: () => {
      void refreshCredits();
      void queries.invalidateQueries({ queryKey: ['generations'] });
      void queries.invalidateQueries({ queryKey: ['images'] });
    },
  });
}

function isKnown(queries: QueryClient, key: string): boolean {
  const runs = queries.getMutationCache().findAll({ mutationKey: ['image-run'] });
  return runs.some(({ state }) => (state.variables as Run | undefined)?.key === key);
}

function outcomeOf(
  task: Task,
  made: Pick<ImageOutcome, 'request' | 'photo'>,
  generation: Generation,
): ImageOutcome {
  const { imageUrl } = generation;
  if (imageUrl) return { task, ...made, generation: { ...generation, imageUrl } };
  throw new ApiError({ code: generation.errorCode ?? 'generation_failed', status: 200 });
}
