import { AsyncLocalStorage } from 'node:async_hooks';
import type { WatchStage } from '@andromeda/image-engine';
import { type AboutCall, readFailure } from './image-messages.ts';

/** The calls that the process has not answered yet, each with the stages of the engine that work on it. */
export interface OpenCalls {
  /** Opens a call and answers what the process will send for this id. */
  open(): { id: number; answer: Promise<unknown> };
  /** Handles a message of the process about a call. */
  hear(message: AboutCall): void;
  fail(id: number, error: unknown): void;
  failAll(error: Error): void;
  close(id: number): void;
  isEmpty(): boolean;
}

interface OpenCall extends PromiseWithResolvers<unknown> {
  /** Runs a function in the caller's context, so that its trace continues. */
  asTheCaller<Result>(run: () => Result): Result;
  stages: Map<number, PromiseWithResolvers<void>>;
}

/** `watch` runs each stage as if it ran here. */
export function createOpenCalls(watch: WatchStage): OpenCalls {
  const calls = new Map<number, OpenCall>();
  let lastId = 0;

  const beginStage = ({ asTheCaller, stages }: OpenCall, stage: number, name: string) => {
    const work = Promise.withResolvers<void>();
    stages.set(stage, work);
    // The call itself rejects with the failure.
    asTheCaller(() => watch(name, () => work.promise)).catch(() => undefined);
  };
  return {
    open() {
      const id = ++lastId;
      const call = Promise.withResolvers<unknown>();
      calls.set(id, { ...call, asTheCaller: AsyncLocalStorage.snapshot(), stages: new Map() });
      return { id, answer: call.promise };
    },
    hear(message) {
      const call = calls.get(message.id);
      if (!call) return;
      if (message.type === 'answer') call.resolve(message.value);
      else if (message.type === 'failure') call.reject(readFailure(message.failure));
      else if (message.type === 'stage_began') beginStage(call, message.stage, message.name);
      else if (message.failure) call.stages.get(message.stage)?.reject(readFailure(message.failure));
      else call.stages.get(message.stage)?.resolve();
    },
    fail: (id, error) => calls.get(id)?.reject(error),
    failAll(error) {
      for (const { reject } of calls.values()) reject(error);
    },
    close(id) {
      // A stage that has ended is settled already.
      for (const { reject } of calls.get(id)?.stages.values() ?? []) reject(new Error('the call is over'));
      calls.delete(id);
    },
    isEmpty: () => calls.size === 0,
  };
}
