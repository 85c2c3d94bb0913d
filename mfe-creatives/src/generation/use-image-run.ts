import {
  ApiError,
  type GenerationStep,
  messageFor,
  useCreditBalance,
  useNotification,
  useSession,
} from '@andromeda/platform';
import { type MutationState, useMutationState, useQueryClient } from '@tanstack/react-query';
import { MAX_UPLOADS } from 'bff/contract/browser';
import { useEffect, useEffectEvent, useState } from 'react';
import { RequestNotArrivedError } from './follow-generation.ts';
import type { ImageOutcome } from './image-outcome.ts';
import { type ImageRequest, sameRequest } from './image-request.ts';
import { keepRun, readKeptRun } from './kept-run.ts';
import { messages } from './messages.ts';
import type { QueueWait } from './queue-wait.ts';
import type { Task } from './task.ts';
import { useGenerationStep } from './use-generation-step.ts';
import { type Run, runKey, useRunMutation } from './use-run-mutation.ts';

/** Why there is no picture. */
export interface RunProblem {
  message: string;
  creditsMissing: boolean;
  /** Whether the user gave the picture up: no error. */
  cancelled?: boolean | undefined;
  /** Makes the picture all the same, with another product; for a product that the model cannot draw. */
  anyway?: (() => void) | undefined;
}

/** One task with its own busy flag, result and message. */
export interface ImageRun {
  task: Task;
  busy: boolean;
  /** The name of the request that is under way. */
  key: string | null;
  /** What the server is at, while busy. */
  step: GenerationStep | null;
  /** Whether the photos are still on their way there. */
  sending: boolean;
  /** Where it stands in the queue, as long as it waits there. */
  wait: QueueWait | null;
  outcome: ImageOutcome | null;
  problem: RunProblem | null;
  /** Makes one picture for one credit. A second press while busy does nothing. */
  start(request: ImageRequest): void;
  /** Tells what is missing, instead of a start. */
  refuse(message: string): void;
  /** Repeats the last request, as a new picture; `null` where it is not known. */
  again: (() => void) | null;
}

type RunState = MutationState<ImageOutcome, Error, Run>;

/** Runs one task. A run that is under way is found again after leaving the screen and after a reload. */
export function useImageRun(task: Task): ImageRun {
  const queries = useQueryClient();
  const balance = useCreditBalance();
  const { close } = useNotification();
  const [refusal, setRefusal] = useState<RunProblem | null>(null);
  const { mutate } = useRunMutation(task);
  const last = useMutationState({
    filters: { mutationKey: runKey(task) },
    select: ({ state }) => state as RunState,
  }).at(-1);
  const busy = last?.status === 'pending';
  const isRunning = () => queries.isMutating({ mutationKey: runKey(task) }) > 0;
  const { user } = useSession();
  const forget = () => forgetSettled(queries, task, user.id);
  useKeptRun(task, isRunning, mutate, forget);
  const refuse = (message: string, creditsMissing = false) => {
    forget();
    setRefusal({ message, creditsMissing });
  };
  const start = (request: ImageRequest) => {
    // The second click of a double click comes before React has drawn the button as busy.
    if (isRunning()) return;
    close('snackbar');
    if (request.images.length > MAX_UPLOADS) return refuse(messages.tooManyPhotos(request.images.length));
    if (balance.data && balance.data.creditsRemaining <= 0)
      return refuse(messageFor(new ApiError({ code: 'insufficient_credits', status: 0 })), true);
    const key = keyFor(request, last);
    setRefusal(null);
    forget();
    mutate({ key, request });
  };
  const repeatable = last?.data?.request;
  const refused = last?.variables?.request;
  // A picture that was shown before a reload, and is gone, is no failure of this screen.
  const failed = last?.variables?.kept?.shown ? null : last?.error;
  const problem = refusal ?? (failed ? problemOf(failed, task) : null);
  const unknown = last?.error instanceof ApiError && last.error.code === 'product_unknown';
  const anyway =
    unknown && refused
      ? () => start({ ...refused, options: { ...refused.options, anyProduct: true } })
      : undefined;
  const key = busy ? (last.variables?.key ?? null) : null;
  return {
    task,
    busy,
    key,
    ...useGenerationStep(key, last?.variables?.request ?? null),
    outcome: (!refusal && last?.data) || null,
    problem: problem && { ...problem, anyway: refusal ? undefined : anyway },
    start,
    refuse: (message) => refuse(message),
    again: repeatable ? () => start(repeatable) : null,
  };
}

/** Which of these tasks runs already as the screen opens: here, or at the server since a reload. */
export function useTaskUnderWay(tasks: readonly Task[]): Task | null {
  const queries = useQueryClient();
  const { user } = useSession();
  const [found] = useState(() =>
    tasks.find(
      (task) => queries.isMutating({ mutationKey: runKey(task) }) > 0 || readKeptRun(user.id, task) !== null,
    ),
  );
  return found ?? null;
}

/** Takes up a run that a reload interrupted, and lets go of settled ones when the screen is left. */
function useKeptRun(
  task: Task,
  isRunning: () => boolean,
  resume: (run: Run) => void,
  forget: () => void,
): void {
  const { user } = useSession();
  const arrive = useEffectEvent(() => {
    const kept = readKeptRun(user.id, task);
    if (kept && !isRunning()) resume({ key: kept.key, request: null, kept });
  });
  const leave = useEffectEvent(forget);
  useEffect(() => {
    arrive();
    return () => leave();
  }, []);
}

function forgetSettled(queries: ReturnType<typeof useQueryClient>, task: Task, userId: string): void {
  const cache = queries.getMutationCache();
  for (const mutation of cache.findAll({ mutationKey: runKey(task) })) {
    if (mutation.state.status === 'success') keepRun(userId, task, null);
    if (mutation.state.status !== 'pending') cache.remove(mutation);
  }
}

/**
 * One key for one press. Where no answer came (a lost connection) the work may go on at the server, and where the server
 * itself got none the credit may be reserved: the next press for the same picture asks with the same key, so that it is
 * charged once.
 */
function keyFor(request: ImageRequest, last: RunState | undefined): string {
  const open =
    last?.error instanceof ApiError &&
    (last.error.status === 0 || last.error.code === 'reservation_unconfirmed');
  const unanswered = open ? last.variables : undefined;
  if (unanswered?.request && sameRequest(unanswered.request, request)) return unanswered.key;
  return crypto.randomUUID();
}

function problemOf(error: Error, task: Task): RunProblem {
  if (error instanceof RequestNotArrivedError) return { message: messages.notArrived, creditsMissing: false };
  return {
    message: messageFor(error, task.failed),
    creditsMissing: error instanceof ApiError && error.code === 'insufficient_credits',
    cancelled: error instanceof ApiError && error.code === 'generation_cancelled',
  };
}
