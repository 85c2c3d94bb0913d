import {
  ApiError,
  type Generation,
  messageFor,
  useApi,
  useCreditBalance,
  useNotification,
  useRefreshCredits,
} from '@andromeda/platform';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { messages } from './messages.ts';

export type BackgroundKind = 'color' | 'remove';

/** What one press of the button asks for. `color` counts for `color` alone. */
interface Order {
  photo: File;
  color: string;
}

/** A finished run: the picture, and the photo it came of. */
export interface BackgroundOutcome extends Order {
  kind: BackgroundKind;
  generation: Generation & { imageUrl: string };
}

/** One of the two background operations, with its own busy flag, result and message. */
export interface BackgroundRun {
  busy: boolean;
  outcome: BackgroundOutcome | null;
  problem: { message: string; creditsMissing: boolean } | null;
  start(photo: File | undefined, color: string): void;
}

/** Changes or removes the background of one photo for one credit. */
export function useBackgroundRun(kind: BackgroundKind): BackgroundRun {
  const balance = useCreditBalance();
  const { close } = useNotification();
  const [refusal, setRefusal] = useState<BackgroundRun['problem']>(null);
  const generation = useGeneration(kind);
  // The second click of a double click comes before React has drawn the button as busy.
  const running = useRef(false);
  const refuse = (error: ApiError | string) =>
    setRefusal(
      typeof error === 'string'
        ? { message: error, creditsMissing: false }
        : { message: messageFor(error), creditsMissing: true },
    );
  const start = (photo: File | undefined, color: string) => {
    if (running.current) return;
    setRefusal(null);
    generation.reset();
    close('snackbar');
    if (!photo) return refuse(messages.photosMissing[kind]);
    if (balance.data && balance.data.creditsRemaining <= 0) {
      return refuse(new ApiError({ code: 'insufficient_credits', status: 0 }));
    }
    running.current = true;
    generation.mutate(
      { photo, color },
      {
        onSettled: () => {
          running.current = false;
        },
      },
    );
  };
  return {
    busy: generation.isPending,
    outcome: generation.data ?? null,
    problem: refusal ?? (generation.error ? problemOf(generation.error, kind) : null),
    start,
  };
}

function problemOf(error: Error, kind: BackgroundKind) {
  return {
    message: messageFor(error, messages.failed[kind]),
    creditsMissing: error instanceof ApiError && error.code === 'insufficient_credits',
  };
}

/** The call itself, and what follows from it everywhere: it goes on when the person leaves the screen. */
function useGeneration(kind: BackgroundKind) {
  const api = useApi();
  const queries = useQueryClient();
  const refreshCredits = useRefreshCredits();
  const { notify } = useNotification();
  const keyFor = useIdempotencyKey();
  return useMutation({
    // Without a connection the call fails at once, instead of waiting in silence.
    networkMode: 'always',
    mutationFn: async (order: Order): Promise<BackgroundOutcome> => {
      const generation = await keyFor(order, (idempotencyKey) =>
        api.generations.create({
          operation: kind === 'color' ? 'change_background' : 'remove_background',
          images: [order.photo],
          options:
            kind === 'color'
              ? { backgroundType: 'color', backgroundColor: order.color.replace('#', '') }
              : { backgroundType: 'remove' },
          idempotencyKey,
        }),
      );
      const { imageUrl } = generation;
      if (!imageUrl) throw new ApiError({ code: generation.errorCode ?? 'generation_failed', status: 200 });
      return { ...order, kind, generation: { ...generation, imageUrl } };
    },
    onSuccess: ({ generation }) => {
      if (generation.saved) notify({ message: messages.saved, type: 'success' });
    },
    onSettled: () => {
      void refreshCredits();
      void queries.invalidateQueries({ queryKey: ['generations'] });
      void queries.invalidateQueries({ queryKey: ['images'] });
    },
  });
}

/**
 * One key for one press. Where no answer came (a lost connection) the work may go on at the server: the next
 * press for the same picture asks with the same key, so that it is charged once.
 */
function useIdempotencyKey() {
  const unanswered = useRef<(Order & { key: string }) | null>(null);
  return async <Answer>(order: Order, ask: (key: string) => Promise<Answer>): Promise<Answer> => {
    const last = unanswered.current;
    const again = last?.photo === order.photo && last.color === order.color;
    const key = again ? last.key : crypto.randomUUID();
    unanswered.current = { ...order, key };
    try {
      const answer = await ask(key);
      unanswered.current = null;
      return answer;
    } catch (error) {
      if (error instanceof ApiError && error.status !== 0) unanswered.current = null;
      throw error;
    }
  };
}
